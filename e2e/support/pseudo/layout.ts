import type { Page } from 'playwright-core';

/** Runs in the page: what doesn't fit on the narrowest phone. */
function brokenLayout(): string[] {
  const CONTROL = 'button, a[href], input, select, textarea, [role=button], [role=tab], summary';
  const named = (element: Element) => {
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    return `${(element.cloneNode() as Element).outerHTML.slice(0, 160)} '${text}'`;
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const ancestors = (element: Element): Element[] => {
    const found = [];
    for (let each: Element | null = element; each !== null; each = each.parentElement) found.push(each);
    return found;
  };
  /**
   * Returns a function that tells whether an element or one of its ancestors has a property. Each element is checked
   * once.
   */
  const within = (has: (element: Element) => boolean) => {
    const known = new Map<Element, boolean>();
    const isWithin = (element: Element): boolean => {
      const answer =
        known.get(element) ?? (has(element) || (element.parentElement !== null && isWithin(element.parentElement)));
      known.set(element, answer);
      return answer;
    };
    return isWithin;
  };
  const room = Math.min(document.documentElement.clientWidth, screen.width);
  // A map draws itself, and its marks may lie on each other.
  const all = [...document.body.querySelectorAll('*')].filter(
    (element) => isShown(element) && element.closest('svg, .maplibregl-map, [data-mark], textarea') === null,
  );
  const problems: string[] = [];

  if (document.documentElement.scrollWidth > room) {
    const [widest] = all.toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right);
    const width = document.documentElement.scrollWidth;
    problems.push(`the page scrolls sideways, ${width} px in ${room}: ${widest ? named(widest) : ''}`);
  }

  /** Only for screen readers, or scrolled away in a part of the page. */
  const isHidden = within((element) => {
    const { overflow, clipPath } = styleOf(element);
    return clipPath !== 'none' || (overflow !== 'visible' && (element.clientWidth <= 1 || element.clientHeight <= 1));
  });
  /** Cut where the design says so, or scrolled. */
  const isShortened = within((element) => {
    const { overflowX, textOverflow, webkitLineClamp } = styleOf(element);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true;
    return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
  });
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  for (const element of all) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(element);
    // A map is cut at its edge.
    if (element.matches('.map-ground, :has([data-mark])')) continue;
    if ((!cuts(overflowX) && !cuts(overflowY)) || !/\S/.test(element.textContent ?? '') || isHidden(element)) continue;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    if (cuts(overflowX) && textOverflow !== 'ellipsis' && scrollWidth > clientWidth + 1) {
      problems.push(`cut off at the side, ${scrollWidth} px in ${clientWidth}: ${named(element)}`);
    }
    if (cuts(overflowY) && webkitLineClamp === 'none' && scrollHeight > clientHeight + 2) {
      problems.push(`cut off below, ${scrollHeight} px in ${clientHeight}: ${named(element)}`);
    }
  }

  const sticksOutOfScreen = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && (right > room + 1 || left < -1);
  };
  /** An element that scrolls or clips limits the boxes inside it. */
  const isEnded = within((element) => styleOf(element).overflowX !== 'visible' && !sticksOutOfScreen(element));
  for (const element of all) {
    const { parentElement } = element;
    if (!sticksOutOfScreen(element) || isHidden(element)) continue;
    if (parentElement !== null && (isEnded(parentElement) || sticksOutOfScreen(parentElement))) continue;
    const { left, right } = element.getBoundingClientRect();
    problems.push(`box sticks out of the screen, from ${left} to ${right} px in ${room}: ${named(element)}`);
  }

  const drawn = new Set(all);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (
      parent === null ||
      !/\S/.test(node.nodeValue ?? '') ||
      !drawn.has(parent) ||
      isHidden(parent) ||
      isShortened(parent)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.right > room + 1 || text.left < -1) problems.push(`text sticks out of the screen: ${named(parent)}`);
    const control = parent.closest(CONTROL);
    if (control === null || styleOf(control).display === 'inline') continue;
    const box = control.getBoundingClientRect();
    const sticksOut =
      text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 4 || text.top < box.top - 4;
    if (sticksOut) problems.push(`text sticks out of its control: ${named(control)}`);
  }

  /** The part of a control that is seen: what scrolls cuts off the rest. */
  const seenOf = (element: Element) => {
    const { left, right: end, top, bottom } = element.getBoundingClientRect();
    // A field leaves room for the button at its end.
    const right = element.matches('input') ? end - Number.parseFloat(styleOf(element).paddingRight) : end;
    return ancestors(element)
      .slice(1)
      .filter((each) => styleOf(each).overflow !== 'visible' && each !== document.body)
      .map((each) => each.getBoundingClientRect())
      .reduce(
        (seen, box) => ({
          left: Math.max(seen.left, box.left),
          right: Math.min(seen.right, box.right),
          top: Math.max(seen.top, box.top),
          bottom: Math.min(seen.bottom, box.bottom),
        }),
        { left, right, top, bottom },
      );
  };
  /** A bar that stays in its place may lie on what scrolls below it, and a map's popup on the map's buttons. */
  const barOf = (element: Element) =>
    ancestors(element).find((each) => /fixed|sticky/.test(styleOf(each).position) || each.matches('.map-popup')) ??
    null;
  const modal = document.querySelector('[role=dialog], [role=alertdialog]');
  const controls = all
    .filter((element) => element.matches(CONTROL) && (modal === null || modal.contains(element)) && !isHidden(element))
    .filter((element) => styleOf(element).opacity !== '0' && styleOf(element).display !== 'inline')
    .map((element) => ({ element, seen: seenOf(element), bar: barOf(element) }));
  controls.forEach(({ element, seen, bar }, at) => {
    for (const other of controls.slice(at + 1)) {
      if (bar !== other.bar || element.contains(other.element) || other.element.contains(element)) continue;
      const width = Math.min(seen.right, other.seen.right) - Math.max(seen.left, other.seen.left);
      const height = Math.min(seen.bottom, other.seen.bottom) - Math.max(seen.top, other.seen.top);
      if (width > 3 && height > 3) {
        problems.push(`controls lie on each other: ${named(element)} and ${named(other.element)}`);
      }
    }
  });
  return problems;
}

/** Returns what breaks on a screen 320 pixels wide. */
export const layoutProblems = (page: Page): Promise<string[]> => page.mainFrame().evaluate(brokenLayout);
