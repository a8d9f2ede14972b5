// Forced wins, proven by playing out every line to its end.
//
// The engine's search is made to play well, this one to be believed: it shares nothing with
// the other and judges no position that the rules don't decide.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

#include "position/game.hpp"

namespace skep {

class Solver {
public:
    static constexpr int kMaxPlies = 31;
    static constexpr int kAll = std::numeric_limits<int>::max();

    // Gives up after this many plays. `goes_on` is asked now and then, and may end it sooner.
    explicit Solver(std::uint64_t max_plays, std::function<bool()> goes_on = {})
        : max_plays_(max_plays), goes_on_(std::move(goes_on)) {}

    // The first few legal actions that win within this many plies, counting the action itself.
    std::vector<Action> winning(const Game& game, int plies, int most = kAll);
    // The first few legal actions after which the player is not lost within this many plies.
    std::vector<Action> escapes(const Game& game, int plies, int most = kAll);

    std::uint64_t plays() const { return plays_; }
    bool has_given_up() const { return has_given_up_; }  // then no answer is of any use

private:
    // What is proven about a position: nothing else decides whether its player wins, unless a
    // position has occurred twice before and would end the game. One that has occurred once
    // can't: who follows the shortest win never meets a position twice.
    struct Known {
        std::uint64_t key = 0;
        std::uint8_t hopeless = 0;         // no win within this many plies
        std::uint8_t won = kMaxPlies + 1;  // a win within this many
    };
    static constexpr std::size_t kKnown = std::size_t{1} << 18;

    template <class G>
    bool wins(const BasicPosition<G>& position, int plies);
    template <class G>
    bool finishes(const BasicPosition<G>& position);
    template <class G>
    bool loses(const BasicPosition<G>& position, int plies);
    template <class G>
    bool wins_by(const BasicPosition<G>& position, Move move, int plies);
    template <class G>
    bool escapes_by(const BasicPosition<G>& position, Move move, int plies);

    // Plays a move, and asks one of the two about the result or the next position.
    template <class G, class Over, class Next>
    bool after(const BasicPosition<G>& position, Move move, Over&& if_over, Next&& if_not);
    template <class Test>
    std::vector<Action> first_actions(const Game& game, int most, Test&& test);
    Known& known(std::uint64_t key) { return known_[key & (kKnown - 1)]; }
    void count_play();

    bool counts_repetitions_ = false;  // then what is known of positions is not used
    std::vector<std::uint64_t> line_;  // the keys from the start to now
    std::vector<Known> known_;
    std::array<Move, kMaxPlies + 1> refutations_{};  // the latest, by the plies left
    std::uint64_t plays_ = 0;
    std::uint64_t max_plays_;
    bool has_given_up_ = false;
    std::function<bool()> goes_on_;
};

}  // namespace skep
