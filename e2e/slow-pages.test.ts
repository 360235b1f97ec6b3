import { expect, it } from 'vitest';
import { inPieces } from './support/in-pieces.ts';
import { journey } from './support/journey.ts';
import { layoutShifts } from './support/layout-shifts.ts';

const visit = journey();

it.each([
  ['/find-request', 'phone', ['href="/about"', '<button', 'href="/plumbing"', 'href="/chat"']],
  ['/find-request', 'desk', ['href="/about"', '<button', 'href="/plumbing"', 'href="/chat"']],
  ['/status', 'phone', ['<rect x="3"', '<rect x="30"']],
  ['/status', 'desk', ['<rect x="3"', '<rect x="30"']],
] as const)('%s does not move while its HTML arrives in pieces, on a %s', async (path, size, pieces) => {
  const [slow, stop] = await inPieces(visit.url, pieces);
  const page = await visit.open(slow + path, { size });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).first().waitFor();
  expect(await layoutShifts(page)).toEqual([]);
  stop();
});
