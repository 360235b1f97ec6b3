import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { repository } from '../../tools/install.mjs';
import { speaksPseudo } from '../../tools/pseudo/build.ts';
import { checkAxe } from './axe.ts';
import { checkLongWords } from './long-words.ts';
import { lookInPseudo } from './pseudo/look.ts';

/** Fails if the page is wider than the screen, naming the element that extends the farthest. */
export async function checkFits(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    // A phone widens its viewport instead of scrolling; its own width is the screen's.
    const room = Math.min(document.documentElement.clientWidth, screen.width);
    if (document.documentElement.scrollWidth <= room) return null;
    const [widest] = [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .toSorted((a, b) => b.right - a.right);
    return `${document.documentElement.scrollWidth} px in ${room}: ${widest?.element.outerHTML.slice(0, 200)}`;
  });
  if (tooWide !== null) throw new Error(`${page.url()} scrolls sideways, ${tooWide}`);
}

/** Screenshots take a fifth of the time of all journeys: `npm run screens` takes them. */
const DRAWS_SCREENS = process.env.SCREENS === '1';

/** A longer page is cut off: nobody views a screenshot of twenty cards. */
const TALLEST = 3200;

/**
 * Takes a screenshot of the page as `test-results/screens/<name>.png`, including scrollable content, as on a tall
 * enough screen, so that bars stay at its end; with a dialog open, only the visible part.
 */
async function screenshot(page: Page, name: string): Promise<void> {
  const path = join(repository, 'test-results', 'screens', `${name}.png`);
  await mkdir(dirname(path), { recursive: true });
  const size = page.viewportSize();
  const length = await page.evaluate(() =>
    document.querySelector('[role=dialog], [role=alertdialog]') ? 0 : document.documentElement.scrollHeight,
  );
  if (size === null || length <= size.height) {
    await page.screenshot({ path });
    return;
  }
  const scrolledTo = await page.evaluate(() => scrollY);
  await page.setViewportSize({ width: size.width, height: Math.min(length, TALLEST) });
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path });
  await page.setViewportSize(size);
  await page.evaluate((y) => scrollTo(0, y), scrolledTo);
}

/** Waits for fonts, and for animations that end. */
const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Checks a step like a person and axe: no sideways scrolling, even with a very long typed word, and no violations.
 * Takes a screenshot if enabled. `onlyColors` is for a page that was just checked in another theme.
 */
export async function look(page: Page, name: string, { onlyColors = false } = {}): Promise<void> {
  await comeToRest(page);
  if (speaksPseudo) return lookInPseudo(page, name);
  if (DRAWS_SCREENS) await screenshot(page, name);
  if (!onlyColors) {
    await checkFits(page);
    await checkLongWords(page);
  }
  await checkAxe(page, { onlyColors });
}

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

/** Checks a state on a phone, where it was opened, and on a desktop, or on one of them; leaves the page unchanged. */
export async function lookTwice(page: Page, name: string): Promise<void> {
  for (const device of inTurn(name, ['phone', 'desk'])) {
    await page.setViewportSize(SIZES[device]);
    await look(page, `${name}-${device}`);
  }
  await page.setViewportSize(SIZES.phone);
}

const SETTINGS = [
  { device: 'phone', colorScheme: 'light' },
  { device: 'phone', colorScheme: 'dark' },
  { device: 'desk', colorScheme: 'light' },
  { device: 'desk', colorScheme: 'dark' },
] as const;

/** Checks a state on phone and desktop, in light and dark themes, or in one of the four; leaves the page unchanged. */
export async function lookAround(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  const settings = inTurn(name, SETTINGS);
  for (const { device, colorScheme } of settings) {
    await page.setViewportSize(SIZES[device]);
    await page.emulateMedia({ colorScheme });
    const wasLight = settings.length > 1 && colorScheme === 'dark';
    await look(page, `${name}-${device}-${colorScheme}`, { onlyColors: wasLight });
  }
  await page.emulateMedia({ colorScheme: null });
  if (size !== null) await page.setViewportSize(size);
}
