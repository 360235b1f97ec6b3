import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { MARK, markNewLooks } from './text-looks.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rule about color besides contrast. A theme changes colors and nothing else, so it can break these two only. */
const LINKS_IN_TEXT = 'link-in-text-block';
const CONTRAST = 'color-contrast';

/** Of `axe-core`, as a page takes it: minified, without modules. */
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns how axe runs. In one go, because each run first reads the whole page. */
const howTo = ({ onlyColors, checksContrast }: { onlyColors: boolean; checksContrast: boolean }): RunOptions => ({
  resultTypes: checksContrast ? ['violations', 'incomplete'] : ['violations'],
  // Of the files that it would load first, no rule of ours reads style sheets.
  preload: { assets: ['media'] },
  elementRef: true,
  ...(onlyColors
    ? { runOnly: { type: 'rule', values: checksContrast ? [LINKS_IN_TEXT, CONTRAST] : [LINKS_IN_TEXT] } }
    : { runOnly: { type: 'tag', values: WCAG }, rules: { [CONTRAST]: { enabled: checksContrast } } }),
});

/** The looks of texts whose contrast needs no more checking on the pages of this worker. */
const settled = new Set<string>();

/**
 * How often axe couldn't tell the contrast of a look, with nothing open over the page. It can't on a map, say, or beside
 * an edge that cuts a text off. Each time costs as much as a whole page, so it is given another try, and no third one.
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
 * Fails on any violation of WCAG 2.2 level AA that axe can see in what the page shows now. A document is given axe once,
 * however often it is looked at: reading half a megabyte of script takes as long as checking a small page. Contrast,
 * most of axe's work on a long list, is checked once for each look of a text.
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

/** Runs in the page. Takes the marks away again. */
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
