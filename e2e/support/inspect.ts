import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { repository } from '../../tools/install.mjs';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Fails on any violation of WCAG 2.2 level AA that axe can see in what the page shows now. */
export async function checkAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  if (violations.length === 0) return;
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${help}\n    ${html}\n    ${failureSummary?.replaceAll('\n', '\n    ')}`,
    ),
  );
  throw new Error(`${page.url()} breaks WCAG 2.2 AA:\n${found.join('\n')}`);
}

/** A picture of the page in `test-results/screens/<name>.png`; `whole` takes what must be scrolled to as well. */
export async function screenshot(page: Page, name: string, { whole = false } = {}): Promise<void> {
  const path = join(repository, 'test-results', 'screens', `${name}.png`);
  await mkdir(dirname(path), { recursive: true });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path, fullPage: whole });
}
