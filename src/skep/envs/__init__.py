"""Environments for learners: one game for PettingZoo or Gymnasium, or many at once.

All share one encoding of observations and actions (``skep.envs.encoding``). They need
the extra ``envs``.
"""

try:
    from skep.envs.aec_env import HiveAECEnv
    from skep.envs.batched import BatchedGames, BatchedStep
    from skep.envs.encoding import (
        ACTION_COUNT,
        OBSERVATION_SHAPE,
        PASS_INDEX,
        PLANES,
        WINDOW_SIZE,
        action_at,
        action_index,
        action_mask,
        legal_indices,
        observation,
        push_index,
    )
    from skep.envs.gym_env import HiveGymEnv
    from skep.envs.policies import Policy, random_policy
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"skep.envs needs {error.name}: install it with pip install 'skep[envs]'", name=error.name
    ) from None

__all__ = [
    "ACTION_COUNT",
    "OBSERVATION_SHAPE",
    "PASS_INDEX",
    "PLANES",
    "WINDOW_SIZE",
    "BatchedGames",
    "BatchedStep",
    "HiveAECEnv",
    "HiveGymEnv",
    "Policy",
    "action_at",
    "action_index",
    "action_mask",
    "legal_indices",
    "observation",
    "push_index",
    "random_policy",
]
