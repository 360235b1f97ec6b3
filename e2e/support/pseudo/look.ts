import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { repository } from '../../../tools/install.mjs';
import { SEEN_PATHS } from '../../../tools/pseudo/journeys.ts';
import { layoutProblems } from './layout.ts';
import { hardCodedTexts } from './texts.ts';

/** The width of the narrowest screen we support. */
const NARROWEST = 320;

const RESULTS = join(repository, 'test-results');

/** Each problem once, with the step at which it was seen first. */
const seen = new Set<string>();
let found: string[] = [];

/** Runs in the page: waits until it's drawn at its new size. */
const drawn = () =>
  new Promise<void>((done) => {
    let height = -1;
    let same = 0;
    const next = () => {
      same = height === document.documentElement.scrollHeight ? same + 1 : 0;
      height = document.documentElement.scrollHeight;
      if (same < 5) requestAnimationFrame(next);
      else done();
    };
    next();
  });

/** Checks a page in the pseudo language on the narrowest phone, and restores its state. */
export async function lookInPseudo(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: NARROWEST, height: 720 });
  await page.mainFrame().evaluate(drawn);
  const problems = [...(await hardCodedTexts(page)), ...(await layoutProblems(page))];
  if (size !== null) await page.setViewportSize(size);
  const { pathname } = new URL(page.url());
  await mkdir(RESULTS, { recursive: true });
  await appendFile(join(RESULTS, SEEN_PATHS), `${pathname}\n`);
  for (const problem of problems) {
    // The same words elsewhere, or in an element that has another id.
    const [what = problem] = problem.split(/ in <| in [a-z-]+ of </);
    if (seen.has(what)) continue;
    seen.add(what);
    found.push(`${name} ${pathname}: ${problem}`);
    await appendFile(join(RESULTS, 'pseudo-found.txt'), `${name} ${pathname}: ${problem}\n`);
  }
}

/** Returns what was found since the last call. */
export function takeFound(): string[] {
  const taken = found;
  found = [];
  return taken;
}
