"""Shards: what was written can be read, a kill loses nothing finished, and damage is reported."""

from __future__ import annotations

from errno import ENOSPC
from pathlib import Path

import pytest

from skep import FileError
from skep.learning import shards as module
from skep.learning.frames import Frame, file_head, frame_bytes, pack
from skep.learning.games import PlayedGame
from skep.learning.shards import open_shards, read_frames, read_games, read_shard, settings_of
from tests.learning.playing import SETTINGS, random_frame, random_games


def written(folder: Path, batches: int = 3) -> Path:
    with open_shards(folder, SETTINGS) as shards:
        for batch in range(batches):
            shards.add(random_frame(batch))
    return folder / "games-00000.skep"


def expected(batches: int) -> list[PlayedGame]:
    return [game for batch in range(batches) for game in random_games(batch)]


def test_games_come_back(tmp_path: Path) -> None:
    written(tmp_path)
    assert list(read_games([tmp_path])) == expected(3)
    assert list(read_games([tmp_path, tmp_path])) == expected(3) * 2


def test_more_games_are_added_later(tmp_path: Path) -> None:
    written(tmp_path)
    with open_shards(tmp_path, SETTINGS) as shards:
        assert len(shards) == 12
        assert 2 in shards
        assert 3 not in shards
        shards.add(random_frame(3))
    assert list(read_games([tmp_path])) == expected(4)


def test_full_shards_are_followed_by_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GAMES_PER_SHARD", 8)
    for batch in range(5):
        with open_shards(tmp_path, SETTINGS) as shards:
            shards.add(random_frame(batch))
    assert [path.name for path in sorted(tmp_path.glob("*.skep"))] == [
        "games-00000.skep",
        "games-00001.skep",
        "games-00002.skep",
    ]
    assert list(read_games([tmp_path])) == expected(5)


def test_a_file_cut_anywhere_by_a_kill_can_be_continued(tmp_path: Path) -> None:
    path = written(tmp_path, 2)
    whole = path.read_bytes()
    last = len(whole) - len(frame_bytes(random_frame(1)))
    for length in [*range(0, last, 23), *range(last, len(whole), 5)]:
        path.write_bytes(whole[:length])
        kept = 1 if length >= last else 0
        assert list(read_games([tmp_path])) == expected(kept)
        with open_shards(tmp_path, SETTINGS) as shards:
            assert [batch in shards for batch in (0, 1)] == [kept == 1, False]
            for batch in range(kept, 2):
                shards.add(random_frame(batch))
        assert path.read_bytes() == whole


def test_every_damaged_byte_is_noticed(tmp_path: Path) -> None:
    path = written(tmp_path, 2)
    whole = path.read_bytes()
    for at in [*range(60), *range(60, len(whole), 11)]:
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :])
        before = path.read_bytes()
        with pytest.raises(FileError, match=r"games-00000\.skep"), open_shards(tmp_path, SETTINGS):
            pass
        assert path.read_bytes() == before


def test_the_place_of_the_damage_is_reported(tmp_path: Path) -> None:
    path = written(tmp_path, 2)
    at = len(file_head(SETTINGS)) + len(frame_bytes(random_frame(0)))
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(content)
    with pytest.raises(FileError, match=f"the frame at byte {at} does not match its checksum"):
        list(read_games([tmp_path]))


def test_only_the_last_shard_may_be_cut_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GAMES_PER_SHARD", 4)
    path = written(tmp_path, 2)
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(FileError, match=r"games-00000\.skep is damaged: it ends in the middle"):
        list(read_games([tmp_path]))
    with pytest.raises(FileError, match="it ends in the middle"), open_shards(tmp_path, SETTINGS):
        pass
    with pytest.raises(FileError, match="it ends in the middle"):
        list(read_shard(path))
    last = tmp_path / "games-00001.skep"
    last.write_bytes(last.read_bytes()[:-1])
    assert list(read_shard(last)) == []


def test_the_settings_are_those_of_the_header(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GAMES_PER_SHARD", 4)
    path = written(tmp_path, 2)
    assert settings_of(tmp_path) == SETTINGS
    path.write_bytes(path.read_bytes()[:30])
    with pytest.raises(FileError, match="it ends in the middle of what begins at byte 0"):
        settings_of(tmp_path)
    (tmp_path / "games-00001.skep").unlink()
    with pytest.raises(FileError, match="has no games"):
        settings_of(tmp_path)
    path.unlink()
    path.mkdir()
    with pytest.raises(FileError, match=r"cannot read .*games-00000\.skep: Is a directory"):
        settings_of(tmp_path)


def test_a_missing_shard_is_an_error(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.unlink()
    with pytest.raises(FileError, match="cannot read"):
        list(read_shard(path))


def test_errors_of_other_code_are_not_mistaken_for_ours(tmp_path: Path) -> None:
    with pytest.raises(ConnectionError), open_shards(tmp_path, SETTINGS):
        raise ConnectionError


def test_a_full_disk_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    with open_shards(tmp_path, SETTINGS) as shards:
        monkeypatch.setattr(module, "append", refuse)
        with pytest.raises(FileError, match=f"cannot write to {tmp_path}: No space left"):
            shards.add(random_frame(0))


def test_the_name_of_a_new_shard_is_safe_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(module, "sync_folder", synced.append)
    written(tmp_path)
    assert synced == [tmp_path]


def test_other_settings_are_refused(tmp_path: Path) -> None:
    written(tmp_path)
    with (
        pytest.raises(FileError, match="its nodes is 50, here it is 60"),
        open_shards(tmp_path, SETTINGS | {"nodes": 60}),
    ):
        pass


def test_one_writer_at_a_time(tmp_path: Path) -> None:
    with (
        open_shards(tmp_path, SETTINGS),
        pytest.raises(FileError, match="another process is writing"),
        open_shards(tmp_path, SETTINGS),
    ):
        pass


def test_nothing_is_there_twice(tmp_path: Path) -> None:
    path = written(tmp_path)
    with (
        open_shards(tmp_path, SETTINGS) as shards,
        pytest.raises(ValueError, match="1 already exists"),
    ):
        shards.add(random_frame(1))
    path.write_bytes(path.read_bytes() + frame_bytes(random_frame(1)))
    with pytest.raises(FileError, match="batch 1 is there twice"), open_shards(tmp_path, SETTINGS):
        pass


@pytest.mark.parametrize(
    "frame",
    [
        Frame(7, 4, b"no zlib"),
        random_frame(7)._replace(games=3),
        random_frame(7)._replace(games=5),
        random_frame(7)._replace(payload=random_frame(7).payload[:-9]),
    ],
)
def test_a_batch_that_holds_something_else_is_refused(frame: Frame, tmp_path: Path) -> None:
    with open_shards(tmp_path, SETTINGS) as shards:
        shards.add(frame)
    with pytest.raises(FileError, match="batch 7"):
        list(read_games([tmp_path]))


def test_a_folder_without_games(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="has no games"):
        list(read_frames(tmp_path))
    (tmp_path / "games-00000.skep").write_bytes(b"something else")
    with pytest.raises(FileError, match="is not a shard of games"):
        list(read_frames(tmp_path))
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match="cannot write"), open_shards(tmp_path / "file", SETTINGS):
        pass


def test_a_batch_is_small() -> None:
    games = random_games(0, 16)
    assert len(pack(0, games).payload) < 5 * sum(map(len, games))
