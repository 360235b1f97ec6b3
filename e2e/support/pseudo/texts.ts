import type { Page } from 'playwright-core';
import { hardCodedText } from '../../../tools/pseudo/hard-coded-text.ts';
import { knownData } from './data.ts';

/** A text of a page that people read or hear. */
interface Shown {
  readonly where: string;
  readonly text: string;
}

/** Runs in the page. A message may be spread over the elements of a line, so a line is read as a whole. */
function shownTexts(): Shown[] {
  const SPOKEN = [
    'placeholder',
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'alt',
  ];
  const METAS = 'meta[name=description], meta[property="og:title"], meta[property="og:description"]';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isTranslated = (element: Element) => {
    const other = element.closest('[lang]');
    return element.closest('[translate=no]') === null && (other === null || other === document.documentElement);
  };
  /** A frame of another site, such as Stripe's, has a title of that site. */
  const isForeign = (element: Element) =>
    element instanceof HTMLIFrameElement && element.src !== '' && new URL(element.src).origin !== location.origin;
  const named = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 120);
  const lineOf = (element: Element): Element => {
    let line = element;
    while (line.parentElement && /^(?:inline|contents)/.test(getComputedStyle(line).display)) line = line.parentElement;
    return line;
  };
  const lines = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (
      element === null ||
      element.closest('script, style, noscript, textarea, template, .map-names, .maplibregl-ctrl-attrib-inner') !== null
    )
      continue;
    // The choices of a closed list are not drawn, and read nevertheless.
    const isChoice = element.closest('option') !== null;
    if (!isChoice && !isShown(element)) continue;
    const line = isChoice ? element : lineOf(element);
    lines.set(line, (lines.get(line) ?? '') + (isTranslated(element) ? (node.nodeValue ?? '') : ' '));
  }
  const spoken = [...document.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())].filter(
    (element) => isTranslated(element) && isShown(element) && !isForeign(element),
  );
  return [
    { where: 'the title of the document', text: document.title },
    ...[...document.querySelectorAll(METAS)].map((meta) => ({
      where: `<meta ${meta.getAttribute('name') ?? meta.getAttribute('property')}>`,
      text: meta.getAttribute('content') ?? '',
    })),
    ...[...lines].map(([element, text]) => ({ where: named(element), text })),
    ...spoken.flatMap((element) =>
      SPOKEN.map((name) => ({ where: `${name} of ${named(element)}`, text: element.getAttribute(name) ?? '' })),
    ),
  ];
}

/** Returns the texts of a page that are in no words file, with the places where they are. */
export async function hardCodedTexts(page: Page): Promise<string[]> {
  const shown = await page.mainFrame().evaluate(shownTexts);
  return shown.flatMap(({ where, text }) => {
    const found = hardCodedText(text, knownData());
    return found === null ? [] : [`text outside of words: '${found}' in ${where}`];
  });
}
