// What is wrong with where things are: what lies outside of the window, and what overlaps.
// `fixed` are the parts of the page that may never overlap; `over` may lie over them.
({ fixed, over }) => {
  const flaws = [];
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const seen = (selector) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, name: nameOf(element), box: element.getBoundingClientRect() }));
  const nameOf = (element) => {
    const name = element.getAttribute("aria-label") ?? element.innerText.trim().split("\n")[0];
    return `${element.tagName.toLowerCase()} ${JSON.stringify(name)}`;
  };
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

  const parts = seen(fixed);
  const covers = seen(over);
  for (const { name, box } of [...parts, ...covers]) {
    const outside = box.left < -0.5 || box.top < -0.5 || box.right > width + 0.5 || box.bottom > height + 0.5;
    const { left, top, right, bottom } = box;
    if (outside) flaws.push(`${name} is at ${[left, top, right, bottom].map(Math.round)}, outside of ${width}x${height}`);
  }
  for (const [index, { element, name, box }] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      const isInside = element.contains(other.element) || other.element.contains(element);
      if (!isInside && overlap(box, other.box)) flaws.push(`${name} overlaps ${other.name}`);
    }
  }
  const scrolled = document.documentElement.scrollHeight;
  if (scrolled > height) flaws.push(`the page is ${scrolled} high, not ${height}`);
  return flaws;
};
