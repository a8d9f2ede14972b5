// What is wrong with the page as it is shown: words without a message, and text that is cut off.
() => {
  const flaws = [];
  const UNTRANSLATED = /\b(web|lesson)-[a-z][a-z-]*|\{\s*\$|\{\?\?\?|\bundefined\b|\bNaN\b/;
  const check = (text, where) => {
    const found = UNTRANSLATED.exec(text);
    if (found) flaws.push(`${where} says ${JSON.stringify(text.trim())}`);
  };

  const page = document.documentElement;
  // Not `innerWidth`, which on a phone grows with the content.
  const { scrollWidth, clientWidth } = page;
  if (scrollWidth > clientWidth) flaws.push(`the page is ${scrollWidth} wide, not ${clientWidth}`);

  // What scrolls down scrolls to the side as well where something is too wide.
  for (const pane of document.querySelectorAll("dialog[open], main, main div, main aside")) {
    const { overflowX, overflowY } = getComputedStyle(pane);
    const isTooWide = pane.scrollWidth > pane.clientWidth + 1;
    if (overflowX === "auto" && overflowY === "auto" && isTooWide) flaws.push(`${pane.tagName}.${pane.className} scrolls to the side`);
  }

  for (const element of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
      check(element.getAttribute(name) ?? "", name);
    }
  }

  /** Whether only screen readers meet it. */
  const isUnseen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.matches("html :not(script, style, option)")) continue;
    check(text.data, parent.tagName);
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    for (let box = parent; box && box !== page; box = box.parentElement) {
      if (isUnseen(box)) break;
      const { overflowX } = getComputedStyle(box);
      if (overflowX === "auto" || overflowX === "scroll") break;
      const isFrame = overflowX !== "visible" || box.matches("button, a, label, summary, dialog, body");
      const edges = box.getBoundingClientRect();
      if (isFrame && (left < edges.left - 1 || right > edges.right + 1)) {
        flaws.push(`${JSON.stringify(text.data.trim())} does not fit into ${box.tagName}.${box.className}`);
        break;
      }
    }
  }
  return flaws;
};
