import { QUERIES_ID } from '@plumbline/contract/kernel/site.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { Page } from 'playwright-core';

/** Longer than any screen is wide, without a break. */
const LONG_WORD = 'mississippi'.repeat(28).slice(0, 300);

/** The width of the narrowest screen we support. */
const NARROWEST = 320;
/** Phone pages are checked on the narrowest phone. */
const WIDEST_PHONE = 480;

/** API fields with people's own text, or text from a source. */
const TYPED = new Set([
  'address',
  'additionalInfo',
  'companyName',
  'contactName',
  'content',
  'craftsmanCompany',
  'craftsmanName',
  'customerEmail',
  'customerName',
  'description',
  'details',
  'email',
  'location',
  'message',
  'name',
  'note',
  'notes',
  'projectTitle',
  'proposalDetails',
  'reason',
  'reply',
  'serviceDetails',
  'subject',
  'text',
  'title',
]);

/** Shorter texts occur in too many other sentences. */
const SHORTEST = 4;

const typedOn = new WeakMap<Page, Set<string>>();

/** Remembers, from now on, what people have typed and what the page has received. */
export function rememberTyped(page: Page): void {
  const typed = new Set<string>();
  typedOn.set(page, typed);
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || !response.headers()['content-type']?.includes('json')) return;
    // Responses of a page are gone once it is left.
    response.json().then(
      (body) => collect(body, typed),
      () => undefined,
    );
  });
}

function collect(value: unknown, typed: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') collect(inner, typed);
    else if (TYPED.has(key) && inner.trim().length >= SHORTEST) typed.add(inner.trim());
  }
}

/**
 * Fails if a long word in place of typed text makes the page, a dialog or a scrolling part of it too wide, on a phone
 * 320 pixels wide. Leaves the page unchanged.
 */
export async function checkLongWords(page: Page): Promise<void> {
  const remembered = typedOn.get(page) ?? new Set();
  // A page from the server brings its data with it.
  const arrived = await page.evaluate((id) => document.getElementById(id)?.textContent ?? null, QUERIES_ID);
  if (arrived !== null) collect(JSON.parse(arrived), remembered);
  const typed = [...remembered];
  if (typed.length === 0) return;
  const size = page.viewportSize();
  const isPhone = size !== null && size.width <= WIDEST_PHONE;
  if (isPhone) await page.setViewportSize({ width: NARROWEST, height: size.height });
  try {
    // A map redraws itself at its new size.
    await page.waitForFunction(fits, undefined, { timeout: patience(5000) });
    const tooWide = await page.evaluate(stretch, { typed, word: LONG_WORD });
    if (tooWide !== null) throw new Error(`${page.url()}: a word of 300 characters sticks out of ${tooWide}`);
  } finally {
    if (isPhone) await page.setViewportSize(size);
  }
}

/** Runs in the page. */
const fits = () => document.documentElement.scrollWidth <= Math.min(document.documentElement.clientWidth, screen.width);

/** Runs in the page synchronously, so nothing else changes meanwhile. */
function stretch({ typed, word }: { readonly typed: readonly string[]; readonly word: string }): string | null {
  const scrollers = () =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX } = getComputedStyle(element);
      // Content of a closed <details> has no layout.
      if ((overflowX !== 'auto' && overflowX !== 'scroll') || !element.checkVisibility()) return false;
      // A wide table scrolls separately.
      return element.querySelector('table') === null && element.scrollWidth > element.clientWidth + 1;
    });
  const before = new Set(scrollers());
  const changed: { readonly node: Text; readonly data: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const tag = node.parentElement?.tagName;
    if (tag === 'SCRIPT' || tag === 'STYLE' || tag === 'OPTION') continue;
    const found = typed.find((text) => node.data.includes(text));
    if (found === undefined) continue;
    changed.push({ node, data: node.data });
    node.data = node.data.replace(found, word);
  }
  try {
    const named = (element: Element) => element.outerHTML.replaceAll(word, '…').slice(0, 200);
    const [scroller] = scrollers().filter((element) => !before.has(element));
    if (scroller) return named(scroller);
    const room = Math.min(document.documentElement.clientWidth, screen.width);
    if (document.documentElement.scrollWidth <= room) return null;
    const [widest] = changed
      .flatMap(({ node }) => node.parentElement ?? [])
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .toSorted((a, b) => b.right - a.right);
    return `the page, ${document.documentElement.scrollWidth} px in ${room}: ${widest ? named(widest.element) : ''}`;
  } finally {
    for (const { node, data } of changed) node.data = data;
  }
}
