// The controls that lie over one another, by what they say.
() => {
  const top = document.querySelector("dialog[open]") ?? document.body;
  const CONTROLS = "a, button, select, summary, label, input";
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  // A control inside of a label is a part of it.
  const controls = [...top.querySelectorAll(CONTROLS)].filter(
    (element) => isShown(element) && !element.parentElement.closest("label, a, button, .skip") && !element.matches(".skip"),
  );
  const name = (element) => `${element.tagName} ${(element.ariaLabel ?? element.innerText ?? element.type).trim().slice(0, 40)}`;
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  // Notices and the result may lie over what is around the board, but not over one another.
  const isOver = (element) => element.closest(".notice, .result") !== null;
  // What has scrolled out of a pane is not seen.
  const seen = (box, element) => {
    let { left, right, top, bottom } = box;
    for (let pane = element.parentElement; pane; pane = pane.parentElement) {
      if (getComputedStyle(pane).overflowX === "visible") continue;
      const edges = pane.getBoundingClientRect();
      left = Math.max(left, edges.left);
      right = Math.min(right, edges.right);
      top = Math.max(top, edges.top);
      bottom = Math.min(bottom, edges.bottom);
    }
    return { left, right, top, bottom };
  };
  // A link in a text has a box for each of its lines.
  const boxes = controls.map((element) => [...element.getClientRects()].map((box) => seen(box, element)));
  return controls.flatMap((control, i) =>
    controls
      .slice(i + 1)
      .filter((other, j) => isOver(control) === isOver(other) && boxes[i].some((box) => boxes[i + 1 + j].some((it) => meet(box, it))))
      .map((other) => `${name(control)} overlaps ${name(other)}`),
  );
};
