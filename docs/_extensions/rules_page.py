"""The directive ``rules-page``: the rules as the web app shows them, with pictures and ids."""

from __future__ import annotations

from docutils import nodes
from docutils.parsers.rst import Directive
from hive_board import TILE_SIZE, figure
from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from skep.hexes import Hex
from skep.lessons import Paragraph, rules_page
from skep.pieces import Piece
from skep.render import mark_highlights, svg


class RulesPage(Directive):
    """All sections of the rules; each paragraph can be linked to as ``#rule-`` and a rule's id."""

    def run(self) -> list[nodes.Node]:
        """One section of the document for each section of the rules."""
        found: list[nodes.Node] = []
        taken: set[str] = set()
        for section in rules_page("en"):
            part = nodes.section(ids=[f"rules-{section.id}"], names=[section.title.lower()])
            part += nodes.title("", section.title)
            for paragraph in section.paragraphs:
                own = [rule.value for rule in paragraph.rules if rule.value not in taken]
                taken.update(own)
                block = _block(paragraph, [f"rule-{rule}" for rule in own])
                self.state.document.note_implicit_target(block)
                part += block
            found.append(part)
        return found


def _block(paragraph: Paragraph, ids: list[str]) -> nodes.container:
    block = nodes.container(ids=ids, classes=["hive-rule"])
    text = nodes.paragraph("", paragraph.text + " ")
    for rule in paragraph.rules:
        text += nodes.literal("", rule.value)
        text += nodes.Text(" ")
    block += text
    block += figure(_drawing(paragraph))
    return block


def _drawing(paragraph: Paragraph) -> str:
    diagram = paragraph.diagram
    stacks: dict[Hex, tuple[Piece, ...]] = {}
    for placed in diagram.pieces:  # from the table up
        stacks[placed.at] = (*stacks.get(placed.at, ()), placed.piece)
    highlights = mark_highlights(diagram.marks)
    return svg(stacks, highlights=highlights, size=TILE_SIZE)


def _link_ids(_app: Sphinx, page: nodes.document) -> None:
    """Let the ids in tables of a page lead to their pictures on it."""
    for cell in page.findall(nodes.entry):
        for literal in list(cell.findall(nodes.literal)):
            target = f"rule-{literal.astext()}"
            if target in page.ids:
                link = nodes.reference("", "", literal.deepcopy(), refid=target, internal=True)
                literal.replace_self(link)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the directive."""
    app.add_directive("rules-page", RulesPage)
    app.connect("doctree-read", _link_ids)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
