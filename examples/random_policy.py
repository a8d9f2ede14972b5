"""Play games in a PettingZoo environment by a random policy, and many at once in a batch.

python examples/random_policy.py
"""

import numpy as np

from skep.envs import BatchedGames, HiveAECEnv


def play_one(seed: int, ply_cap: int = 500) -> dict[str, float]:
    """Play one game; the sums of the rewards, by agent."""
    env = HiveAECEnv("Base+MLP", ply_cap=ply_cap)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            space = env.action_space(agent)
            space.seed(seed := seed + 1)
            env.step(space.sample(observation["action_mask"]))
    return rewards


def play_many(games: int, steps: int, seed: int) -> int:
    """Step many games at once; how many of them came to an end."""
    batch = BatchedGames(games, "Base+MLP")
    generator = np.random.default_rng(seed)
    ended = 0
    for _ in range(steps):
        step = batch.step(batch.sample(generator))
        ended += int(np.count_nonzero(step.terminated | step.truncated))
    return ended


if __name__ == "__main__":
    print(play_one(seed=1))
    print(play_many(games=256, steps=1000, seed=1), "games ended")
