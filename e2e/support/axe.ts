import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { MARK, markNewLooks } from './text-looks.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rule about color in addition to contrast. A theme changes only colors, so it can violate only these two. */
const LINKS_IN_TEXT = 'link-in-text-block';
const CONTRAST = 'color-contrast';

/** The `axe-core` script as a page takes it: minified, without modules. */
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the options for axe. All rules run together, because each run first reads the whole page. */
const howTo = ({ onlyColors, checksContrast }: { onlyColors: boolean; checksContrast: boolean }): RunOptions => ({
  resultTypes: checksContrast ? ['violations', 'incomplete'] : ['violations'],
  // None of our rules reads style sheets, which axe would load first.
  preload: { assets: ['media'] },
  elementRef: true,
  ...(onlyColors
    ? { runOnly: { type: 'rule', values: checksContrast ? [LINKS_IN_TEXT, CONTRAST] : [LINKS_IN_TEXT] } }
    : { runOnly: { type: 'tag', values: WCAG }, rules: { [CONTRAST]: { enabled: checksContrast } } }),
});

/** Styles of texts whose contrast needs no further check on the pages of this worker. */
const settled = new Set<string>();

/**
 * Number of times that axe couldn't tell the contrast of a style while nothing covered the page, for example on a map, or
 * next to an edge that cuts a text off. Each check takes as long as a whole page, so a style gets only two.
 */
const unclearTimes = new Map<string, number>();
const TRIES = 2;

interface Checked {
  readonly violations: Pick<Result, 'id' | 'help' | 'nodes'>[];
  /** Looks of texts whose contrast axe couldn't tell: something else may be drawn over them. */
  readonly unclear: readonly string[];
  /** Whether a dialog or a menu is open, which covers texts for a while. */
  readonly isCovered: boolean;
}

/**
 * Fails on any violation of WCAG 2.2 level AA that axe can see in the page's current content. Injects axe once per
 * document, because parsing half a megabyte of script takes as long as checking a small page. Checks contrast, most of
 * axe's work on a long list, once for each style of text.
 */
export async function checkAxe(page: Page, { onlyColors = false } = {}): Promise<void> {
  // Frames of other origins are not ours.
  const { origin } = new URL(page.url());
  const frames = page.frames().filter((each) => URL.parse(each.url())?.origin === origin);
  for (const frame of frames)
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate<unknown>(AXE);
  const looks = await page.evaluate(markNewLooks, { known: [...settled], mark: MARK });
  // Texts of frames are checked each time.
  const checksContrast = looks.length > 0 || frames.length > 1;
  const { violations, unclear, isCovered } = await page.evaluate(runAxe, {
    how: howTo({ onlyColors, checksContrast }),
    contrast: CONTRAST,
    mark: MARK,
  });
  if (violations.length === 0) {
    for (const look of looks) if (!unclear.includes(look)) settled.add(look);
    for (const look of isCovered ? [] : new Set(unclear)) {
      const times = (unclearTimes.get(look) ?? 0) + 1;
      unclearTimes.set(look, times);
      if (times === TRIES) settled.add(look);
    }
    return;
  }
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${help}\n    ${html}\n    ${failureSummary?.replaceAll('\n', '\n    ')}`,
    ),
  );
  throw new Error(`${page.url()} breaks WCAG 2.2 AA:\n${found.join('\n')}`);
}

/** Runs in the page. Removes the marks afterward. */
async function runAxe({
  how,
  contrast,
  mark,
}: {
  readonly how: RunOptions;
  readonly contrast: string;
  readonly mark: string;
}): Promise<Checked> {
  const { axe } = globalThis as unknown as { readonly axe: typeof import('axe-core') };
  axe.configure({ rules: [{ id: contrast, selector: `[${mark}]` }] });
  const results = await axe.run(how);
  const violations = results.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ element: _, ...node }) => node),
  }));
  const unclear = results.incomplete
    .filter(({ id }) => id === contrast)
    .flatMap(({ nodes }) => nodes.map(({ element }) => element?.getAttribute(mark) ?? ''));
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  const over = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  const isCovered = [...over].some((element) => element.checkVisibility());
  return { violations, unclear, isCovered };
}
