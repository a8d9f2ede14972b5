#include "position/position.hpp"

namespace skep {

namespace {

// The used line after a free one: where a hive that wraps around the grid starts.
int first_line(std::uint16_t used) {
    const auto starts = static_cast<std::uint16_t>(used & ~std::rotl(used, 1));
    return std::countr_zero(starts);
}

}  // namespace

NarrowPosition narrowed(const WidePosition& position) {
    return position.converted<NarrowGrid>([](WideGrid::Cell cell) {
        return NarrowGrid::cell(WideGrid::q_of(cell), WideGrid::r_of(cell));
    });
}

WidePosition widened(const NarrowPosition& position) {
    const int q0 = first_line(position.occupied().columns());
    const int r0 = first_line(position.occupied().used_rows());
    return position.converted<WideGrid>([&](NarrowGrid::Cell cell) {
        const int q = q0 + ((NarrowGrid::q_of(cell) - q0) & NarrowGrid::kMask);
        const int r = r0 + ((NarrowGrid::r_of(cell) - r0) & NarrowGrid::kMask);
        return WideGrid::cell(q, r);
    });
}

}  // namespace skep
