#include "evaluation/features.hpp"

#include <bit>

#include "position/terrain.hpp"

namespace skep {

namespace {

// Counts one player's features.
template <class G>
class Collector {
public:
    Collector(const BasicPosition<G>& position, const G& pinned, Color color)
        : position_(position),
          pinned_(pinned),
          occupied_(position.occupied()),
          color_(color),
          queen_(queen_of(color)),
          target_(queen_of(other(color))),
          own_ring_(ring_of(queen_)),
          target_ring_(ring_of(target_)) {}

    Features collect() {
        for_each_piece(position_.on_board() & pieces_of(color_),
                       [&](Piece piece) { count_on_board(piece); });
        for_each_piece(position_.reserve() & pieces_of(color_),
                       [&](Piece piece) { ++counts_[ReserveOf + index(piece)]; });
        if (position_.is_on_board(queen_)) count_queen();
        if (position_.is_on_board(target_)) count_target();
        if (position_.reserve() & pieces_of(color_)) count_placements();
        return counts_;
    }

private:
    static int index(Piece piece) { return static_cast<int>(insect_of(piece)); }

    G ring_of(Piece queen) const {
        return position_.is_on_board(queen) ? G::ring(position_.cell(queen)) : G{};
    }

    void count_on_board(Piece piece) {
        if (position_.covered() & set_of(piece)) {
            ++counts_[CoveredOf + index(piece)];
            return;
        }
        const auto at = position_.cell(piece);
        const bool is_free = may_move(piece);
        ++counts_[(is_free ? FreeOf : HeldOf) + index(piece)];
        if (is_free && piece != queen_) ++free_pieces_;
        if (target_ring_.test(at)) ++counts_[AttackersOf + index(piece)];
        if (own_ring_.test(at)) ++counts_[is_free ? FreeGuards : HeldGuards];
        if (position_.raised() & set_of(piece)) {
            if (target_ring_.test(at)) ++counts_[ClimberAtQueen];
            if (position_.is_on_board(target_) && at == position_.cell(target_))
                ++counts_[ClimberOnQueen];
        }
    }

    // Exact for pieces that slide. Others count as free unless they are pinned.
    bool may_move(Piece piece) const {
        if (position_.raised() & set_of(piece)) return true;
        const auto at = position_.cell(piece);
        if (pinned_.test(at)) return false;
        constexpr PieceSet sliders = pieces_of(Insect::QueenBee) | pieces_of(Insect::Spider) |
                                     pieces_of(Insect::Ant) | pieces_of(Insect::Pillbug);
        return !(sliders & set_of(piece)) || kRings[occupied_.around(at)].slides;
    }

    void count_queen() {
        const auto at = position_.cell(queen_);
        const int crowd = std::popcount(occupied_.around(at));
        if (crowd > 0) ++counts_[QueenCrowd + crowd - 1];
        const bool is_covered = position_.covered() & set_of(queen_);
        counts_[QueenCovered] = is_covered && color_of(position_.top_at(at)) != color_;
        counts_[QueenStuck] = is_covered || counts_[HeldOf + index(queen_)];
        const PieceSet pillbug = pieces_of(Insect::Pillbug) & pieces_of(color_) &
                                 position_.on_board() & ~position_.covered();
        for_each_piece(pillbug, [&](Piece piece) {
            counts_[PillbugGuard] = own_ring_.test(position_.cell(piece));
        });
    }

    void count_target() {
        const auto at = position_.cell(target_);
        const DirectionSet around = occupied_.around(at);
        for_each_direction(static_cast<DirectionSet>(~around & kAllDirections), [&](Direction d) {
            const DirectionSet exits = kRings[occupied_.around(G::neighbor(at, d))].exits;
            if (exits & ~(1 << opposite(d))) ++counts_[OpenLiberties];
        });
        counts_[Assault] = static_cast<std::int16_t>(free_pieces_ * std::popcount(around));
    }

    void count_placements() {
        const G cells = Neighbors<G>(position_.tops(color_)).any() &
                        ~Neighbors<G>(position_.tops(other(color_))).any() & ~occupied_;
        counts_[Placements] = static_cast<std::int16_t>(cells.count());
        counts_[PlacementsAtQueen] = static_cast<std::int16_t>((cells & target_ring_).count());
    }

    const BasicPosition<G>& position_;
    const G pinned_;
    const G occupied_;
    const Color color_;
    const Piece queen_;
    const Piece target_;  // the enemy queen
    const G own_ring_;
    const G target_ring_;
    int free_pieces_ = 0;
    Features counts_{};
};

}  // namespace

template <class G>
BothFeatures features_of(const BasicPosition<G>& position) {
    const Neighbors<G> beside(position.occupied());
    const G pinned = cut_points(position.occupied(), beside, position.holes());
    const Color color = position.turn();
    return {Collector<G>(position, pinned, color).collect(),
            Collector<G>(position, pinned, other(color)).collect()};
}

template BothFeatures features_of(const NarrowPosition& position);
template BothFeatures features_of(const WidePosition& position);

}  // namespace skep
