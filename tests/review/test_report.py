"""The page of a review: well-formed, escaped, complete in four languages, and without network."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from skep import SettingError
from skep.engine import Limit
from skep.game import Game
from skep.locales import LANGUAGES
from skep.review import Review, html_report, review_game
from skep.review.report.markup import Markup, join, tag

from .games import BLUNDER_AND_MISSED_WIN, WON, game

FEW = Limit(nodes=1_000)
ATTACK = '"><script>alert(1)</script><img src=x onerror=alert(1)> & \x00\x1b \ud800 ]]>'


@pytest.fixture(scope="module")
def reviewed() -> tuple[Game, Review]:
    played = game(BLUNDER_AND_MISSED_WIN)
    played.headers |= {"White": "Ada", "Black": "Bo", "Date": "2026.11.16"}
    return played, review_game(played, limit=FEW)


def parsed(page: str) -> ET.Element:
    start, _, rest = page.partition("\n")
    assert start == "<!DOCTYPE html>"
    return ET.fromstring(rest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_in_every_language(reviewed: tuple[Game, Review], language: str) -> None:
    page = html_report([reviewed], language)
    root = parsed(page)
    assert root.get("lang") == language
    assert len(root.findall(".//section")) == len(reviewed[1].turning_points)
    assert len(root.findall(".//img")) == len(reviewed[1].turning_points)
    assert all(image.get("alt") for image in root.findall(".//img"))
    assert root.find(".//polyline") is not None
    for heading in root.iter("th"):
        assert heading.get("scope")
        assert heading.text


def test_a_page_needs_no_network_and_no_scripts(reviewed: tuple[Game, Review]) -> None:
    page = html_report([reviewed])
    root = parsed(page)
    assert root.find(".//script") is None
    assert root.find(".//link") is None
    for element in root.iter():
        for name in ("src", "href"):
            assert re.match(r"#|data:image/svg\+xml;base64,|$", element.get(name, "")), name
        assert not any(name.startswith("on") for name in element.attrib)
    assert "http" not in page.replace("http://www.w3.org", "")


def test_ids_are_unique_and_links_lead_to_them(reviewed: tuple[Game, Review]) -> None:
    root = parsed(html_report([reviewed, reviewed]))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    links = {element.get("href", "") for element in root.iter("a")}
    assert links == {f"#{name}" for name in ids}


def test_unknown_headers_are_not_shown(reviewed: tuple[Game, Review]) -> None:
    played = reviewed[0].copy()
    played.headers |= {"White": "?", "Black": "-", "Date": "????.??.??"}
    page = html_report([(played, reviewed[1])])
    assert parsed(page).findtext(".//h1") == "White against Black"
    assert "????" not in page


def test_hostile_headers_are_only_text() -> None:
    played = game(BLUNDER_AND_MISSED_WIN)
    played.headers |= dict.fromkeys(("White", "Black", "Date"), ATTACK)
    root = parsed(html_report([(played, review_game(played, limit=FEW))]))
    assert root.find(".//script") is None
    heading = root.find(".//h1")
    assert heading is not None
    assert "<script>alert(1)</script>" in (heading.text or "")


def test_games_without_moves_or_errors() -> None:
    for played in (Game(), game(WON.rpartition(";")[0].rpartition(";")[0])):
        root = parsed(html_report([(played, review_game(played, limit=FEW))]))
        assert root.find(".//h1") is not None
    assert parsed(html_report([])).find(".//article") is None


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SettingError, match="unknown language"):
        html_report([], "fr")


def test_markup_escapes_texts_and_attributes() -> None:
    assert tag("p", "<b>", title='"') == '<p title="&quot;">&lt;b&gt;</p>'
    assert join("<", Markup("<br/>")) == "&lt;<br/>"
