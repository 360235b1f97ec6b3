import { expect, it } from 'vitest';
import { inPieces } from './support/in-pieces.ts';
import { journey } from './support/journey.ts';
import { layoutShifts } from './support/layout-shifts.ts';

const visit = journey();

it.each(['phone', 'desk'] as const)('a page does not move while its HTML arrives in pieces, on a %s', async (size) => {
  const [slow, stop] = await inPieces(visit.url, ['href="/about"', '<button', 'href="/plumbing"', 'href="/chat"']);
  const page = await visit.open(`${slow}/find-request`, { size });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).first().waitFor();
  expect(await layoutShifts(page)).toEqual([]);
  stop();
});
