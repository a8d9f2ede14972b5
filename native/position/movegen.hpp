// Legal moves: for each piece, the set of cells it may go to.
//
// A generator passes each piece's destinations to a sink that counts them, lists
// them or joins the sets. Since destinations are sets, moving a piece and throwing
// it to the same cell are one move.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "position/position.hpp"
#include "position/terrain.hpp"

namespace skep {

// Room for every move of any position: a hive of n cells has at most 4n + 2
// empty neighbors, so a player's 14 pieces reach at most 14 * 114 cells, and each
// of two throwers has at most 6 * 5 throws.
class MoveList {
public:
    static constexpr int kCapacity = 2048;

    void add(Move move) { moves_[size_++] = move; }
    void keep(int first) { size_ = first; }  // drops the rest
    int size() const { return size_; }
    Move operator[](int i) const { return moves_[i]; }
    Move& operator[](int i) { return moves_[i]; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }
    Move* begin() { return moves_.data(); }
    Move* end() { return moves_.data() + size_; }

private:
    int size_ = 0;
    std::array<Move, kCapacity> moves_;
};

namespace detail {

template <class G>
struct CountingSink {
    std::uint64_t total = 0;
    void steps(Piece, typename G::Cell, DirectionSet set) { total += std::popcount(set); }
    void jumps(Piece, typename G::Cell, DirectionSet set, const G&) { total += std::popcount(set); }
    void cells(Piece, const G& set) { total += set.count(); }
};

template <class G>
inline typename G::Cell landing(typename G::Cell from, Direction d, const G& occupied) {
    do from = G::neighbor(from, d);
    while (occupied.test(from));
    return from;
}

template <class G>
struct ListingSink {
    MoveList& moves;
    void steps(Piece piece, typename G::Cell from, DirectionSet set) {
        for_each_direction(set, [&](Direction d) { moves.add({piece, G::neighbor(from, d)}); });
    }
    void jumps(Piece piece, typename G::Cell from, DirectionSet set, const G& occupied) {
        for_each_direction(set,
                           [&](Direction d) { moves.add({piece, landing(from, d, occupied)}); });
    }
    void cells(Piece piece, const G& set) {
        set.for_each([&](typename G::Cell to) { moves.add({piece, to}); });
    }
};

template <class G>
struct JoiningSink {
    G joined{};
    void steps(Piece, typename G::Cell from, DirectionSet set) { joined |= G::ring(from, set); }
    void jumps(Piece, typename G::Cell from, DirectionSet set, const G& occupied) {
        for_each_direction(set,
                           [&](Direction d) { joined |= G::single(landing(from, d, occupied)); });
    }
    void cells(Piece, const G& set) { joined |= set; }
};

}  // namespace detail

template <class G>
class Generator {
public:
    using Position = BasicPosition<G>;
    using Cell = typename G::Cell;

    explicit Generator(const Position& position)
        : position_(position), color_(position.turn()), occupied_(position.occupied()) {}

    // Finds every move except a pass.
    template <class Sink>
    void run(Sink& sink) {
        placements(sink);
        if (position_.is_on_board(queen_of(color_))) movements(sink);
    }

private:
    template <class Sink>
    void placements(Sink& sink) {
        PieceSet pieces = position_.reserve() & pieces_of(color_);
        if (!pieces) return;
        pieces &= ~((pieces << 1) & kSuccessors);  // place-number-order
        const PieceSet queen = set_of(queen_of(color_));
        if (position_.is_queen_due()) pieces = queen;
        if (position_.ply() < 2 && !position_.settings().queen_first) pieces &= ~queen;
        const G cells = placement_cells();
        for_each_piece(pieces, [&](Piece piece) { sink.cells(piece, cells); });
    }

    G placement_cells() const {
        if (position_.ply() == 0) return G::single(Cell{0});
        const G beside_enemy = Neighbors<G>(position_.tops(other(color_))).any();
        if (position_.ply() == 1) return beside_enemy;  // first-placement
        return Neighbors<G>(position_.tops(color_)).any() & ~beside_enemy & ~occupied_;
    }

    template <class Sink>
    void movements(Sink& sink) {
        beside_ = Neighbors<G>(occupied_);
        pinned_ = cut_points(occupied_, beside_, position_.holes());
        find_throws();
        const PieceSet resting = set_of(position_.resting());
        const PieceSet movers =
            position_.on_board() & pieces_of(color_) & ~position_.covered() & ~resting;
        for_each_piece(movers, [&](Piece piece) {
            if (thrown_ & set_of(piece)) [[unlikely]] {
                detail::JoiningSink<G> all{throw_destinations(piece)};
                walk(all, piece);
                sink.cells(piece, all.joined);
            } else {
                walk(sink, piece);
            }
        });
        for_each_piece(thrown_ & pieces_of(other(color_)),
                       [&](Piece piece) { sink.cells(piece, throw_destinations(piece)); });
    }

    template <class Sink>
    void walk(Sink& sink, Piece piece) {
        const Cell from = position_.cell(piece);
        if (position_.raised() & set_of(piece)) {  // beetle, mosquito-on-top
            sink.steps(piece, from, climbs(from, kAllDirections));
            return;
        }
        if (pinned_.test(from)) return;
        const DirectionSet around = occupied_.around(from);
        const Insect insect = insect_of(piece);
        if (insect == Insect::Mosquito)
            walk_as_mosquito(sink, piece, from, around);
        else
            walk_as(insect, sink, piece, from, around);
    }

    template <class Sink>
    void walk_as(Insect insect, Sink& sink, Piece piece, Cell from, DirectionSet around) {
        switch (insect) {
            case Insect::QueenBee:
            case Insect::Pillbug:
                sink.steps(piece, from, kRings[around].slides);
                break;
            case Insect::Beetle:
                sink.steps(piece, from, kRings[around].slides | climbs(from, around));
                break;
            case Insect::Grasshopper:
                sink.jumps(piece, from, around, occupied_);
                break;
            case Insect::Spider:
                sink.cells(piece, spider(from, around));
                break;
            case Insect::Ant:
                sink.cells(piece, ant(from, around));
                break;
            case Insect::Ladybug:
                sink.cells(piece, ladybug(from));
                break;
            case Insect::Mosquito:
                break;  // a mosquito that touches only mosquitoes cannot move
        }
    }

    template <class Sink>
    void walk_as_mosquito(Sink& sink, Piece piece, Cell from, DirectionSet around) {
        PieceSet touched = 0;
        for_each_direction(around, [&](Direction d) {
            touched |= set_of(position_.top_at(G::neighbor(from, d)));
        });
        detail::JoiningSink<G> all{};
        for (const Insect insect :
             {Insect::QueenBee, Insect::Spider, Insect::Beetle, Insect::Grasshopper, Insect::Ant,
              Insect::Ladybug, Insect::Pillbug})
            if (touched & pieces_of(insect)) walk_as(insect, all, piece, from, around);
        sink.cells(piece, all.joined);
    }

    // Three slides: from each first cell x, two more that avoid the start and x.
    G spider(Cell from, DirectionSet around) const {
        const G start = G::single(from);
        Neighbors<G> beside = beside_;
        for (const Direction d : kCircle)
            beside.in[d] &= ~G::single(G::neighbor(from, opposite(d)));
        std::array<G, kDirections> allowed;  // by direction: the cells that a piece can slide from
        const G free = ~occupied_;
        for (const Direction d : kCircle)
            allowed[d] = ~beside.in[d] & (beside.in[kLeft[d]] ^ beside.in[kRight[d]]);
        const auto slide = [&](const G& set) {
            return (set & allowed[East]).template moved<East>() |
                   (set & allowed[West]).template moved<West>() |
                   (set & allowed[NorthEast]).template moved<NorthEast>() |
                   (set & allowed[SouthWest]).template moved<SouthWest>() |
                   (set & allowed[NorthWest]).template moved<NorthWest>() |
                   (set & allowed[SouthEast]).template moved<SouthEast>();
        };
        G reached{};
        for_each_direction(kRings[around].slides, [&](Direction d) {
            const G first = G::single(G::neighbor(from, d));
            reached |= slide(slide(first) & ~start) & ~first;
        });
        return reached & free & ~start;
    }

    // The rim of the ant's region, without the cells that touch only the ant itself.
    G ant(Cell from, DirectionSet around) {
        const DirectionSet exits = kRings[around].exits;
        if (!exits) return {};
        if (!regions_) {
            regions_.emplace(occupied_, beside_, position_.holes());
            G once{};
            G twice{};
            for (const G& set : beside_.in) {
                twice |= once & set;
                once |= set;
            }
            touching_one_ = once & ~twice;
            rim_ = once & ~occupied_;
        }
        return regions_->touching(G::ring(from, exits)) & rim_ & ~(touching_one_ & G::ring(from));
    }

    G ladybug(Cell from) const {
        const G start = G::single(from);
        if (has_height_gates()) [[unlikely]]
            return gated_ladybug(from);
        const G hive = occupied_ & ~start;
        const G first = G::ring(from) & occupied_;
        const G second = Neighbors<G>(first).any() & hive;
        return Neighbors<G>(second).any() & ~occupied_;
    }

    G gated_ladybug(Cell from) const {
        const G start = G::single(from);
        G reached{};
        for (const Direction d1 : kCircle) {
            const Cell up = G::neighbor(from, d1);
            if (!occupied_.test(up) || is_gated(from, d1, 0)) continue;
            const int first_height = position_.height(up);
            for (const Direction d2 : kCircle) {
                const Cell over = G::neighbor(up, d2);
                if (over == from || !occupied_.test(over) || is_gated(up, d2, first_height))
                    continue;
                const int second_height = position_.height(over);
                for (const Direction d3 : kCircle) {
                    const Cell down = G::neighbor(over, d3);
                    if (!occupied_.test(down) && !is_gated(over, d3, second_height))
                        reached |= G::single(down);
                }
            }
        }
        return reached & ~start;
    }

    // Which of these steps onto, over or down from the hive pass the height-gate rule.
    // A beetle's step from the ground to an empty cell is a slide, not a climb.
    DirectionSet climbs(Cell from, DirectionSet directions) const {
        if (!has_height_gates()) [[likely]]
            return directions;
        const int below = position_.height(from) - 1;
        DirectionSet open = 0;
        for_each_direction(directions, [&](Direction d) {
            if (!is_gated(from, d, below)) open |= static_cast<DirectionSet>(1 << d);
        });
        return open;
    }

    // The rule height-gate, for a piece on top of `below` others: the step is blocked if
    // both cells beside it are higher than both its ends.
    bool is_gated(Cell from, Direction d, int below) const {
        const int limit = std::max(below, position_.height(G::neighbor(from, d)));
        return position_.height(G::neighbor(from, kLeft[d])) > limit &&
               position_.height(G::neighbor(from, kRight[d])) > limit;
    }

    // A height gate needs two stacks: both of its sides are at least two pieces high.
    bool has_height_gates() const { return std::popcount(position_.raised()) >= 2; }

    // Each thrower's possible pieces and cells (pillbug, mosquito-pillbug).
    void find_throws() {
        const PieceSet able = position_.on_board() & pieces_of(color_) & ~position_.covered() &
                              ~position_.raised() & ~set_of(position_.resting());
        const PieceSet pillbugs = pieces_of(Insect::Pillbug);
        if (!(position_.on_board() & pillbugs)) [[likely]]
            return;
        for_each_piece(able & pillbugs, [&](Piece piece) { add_throws(position_.cell(piece)); });
        for_each_piece(able & pieces_of(Insect::Mosquito), [&](Piece piece) {
            const Cell at = position_.cell(piece);
            bool copies_pillbug = false;
            for_each_piece(position_.on_board() & pillbugs & ~position_.covered(),
                           [&](Piece p) { copies_pillbug |= G::ring(at).test(position_.cell(p)); });
            if (copies_pillbug) add_throws(at);
        });
    }

    void add_throws(Cell thrower) {
        const DirectionSet around = occupied_.around(thrower);
        DirectionSet open = kAllDirections;
        if (has_height_gates()) [[unlikely]] {
            open = 0;
            for (const Direction d : kCircle) {
                // Up onto the pillbug and down again: two stacks beside the step block it.
                const bool gated = position_.height(G::neighbor(thrower, kLeft[d])) > 1 &&
                                   position_.height(G::neighbor(thrower, kRight[d])) > 1;
                if (!gated) open |= static_cast<DirectionSet>(1 << d);
            }
        }
        Throws& throws = throws_[thrower_count_++];
        throws.to = G::ring(thrower, static_cast<DirectionSet>(open & ~around));
        throws.pieces = 0;
        if (throws.to.empty()) return;
        for_each_direction(static_cast<DirectionSet>(open & around), [&](Direction d) {
            const Cell at = G::neighbor(thrower, d);
            if (!pinned_.test(at)) throws.pieces |= set_of(position_.top_at(at));
        });
        throws.pieces &= ~position_.raised() & ~set_of(position_.resting());
        thrown_ |= throws.pieces;
    }

    G throw_destinations(Piece piece) const {
        G cells{};
        for (int i = 0; i < thrower_count_; ++i)
            if (throws_[i].pieces & set_of(piece)) cells |= throws_[i].to;
        return cells;
    }

    struct Throws {
        PieceSet pieces;
        G to;
    };

    const Position& position_;
    const Color color_;
    const G occupied_;
    Neighbors<G> beside_;
    G pinned_;
    std::array<Throws, 2> throws_;
    int thrower_count_ = 0;
    PieceSet thrown_ = 0;
    std::optional<Regions<G>> regions_;
    G rim_;
    G touching_one_;
};

// The number of legal moves: 0 in a finished game, 1 if only a pass is legal.
template <class G>
inline std::uint64_t count_moves(const BasicPosition<G>& position) {
    if (position.is_over()) return 0;
    detail::CountingSink<G> sink;
    Generator<G>(position).run(sink);
    return sink.total ? sink.total : 1;
}

template <class G>
inline void list_moves(const BasicPosition<G>& position, MoveList& moves) {
    if (position.is_over()) return;
    detail::ListingSink<G> sink{moves};
    Generator<G>(position).run(sink);
    if (moves.size() == 0) moves.add(Move::pass());
}

}  // namespace skep
