import { LANGUAGES, pathIn } from '@plumbline/contract/kernel/language.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import { expect, it } from 'vitest';
import { skippingHeadings } from './support/headings.ts';
import { journey } from './support/journey.ts';
import { headingsOf } from './support/rendered-pages.ts';

const visit = journey();

it('a page that the server renders can be read without scripts, in both languages', async () => {
  const page = await visit.open('/about', {
    context: { javaScriptEnabled: false },
    refusals: [{ status: 'unreachable', url: /\/assets\/.*\.js$/ }],
  });
  // A sample has each page in one language, and the next page in the other.
  const turns: readonly number[] = inTurn('languages', [0, 1]);
  for (const [at, [path, heading]] of Object.entries(await headingsOf(visit.url)).entries()) {
    for (const language of LANGUAGES.filter((_, index) => turns.includes((at + index) % LANGUAGES.length))) {
      await page.goto(visit.url + pathIn(language, path));
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading[language]);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await skippingHeadings(page), path).toEqual([]);
      expect(await page.locator('.skeleton').count(), path).toBe(0);
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    }
  }
});
