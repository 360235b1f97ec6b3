import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseDateForms, scoreDates } from './dates.ts';

const FORMS = fileURLToPath(new URL('../../../../../../shared/data/permits/date-forms.tsv', import.meta.url));
const isThere = existsSync(FORMS);
if (!isThere) process.stderr.write('Skipping what reads shared/data/permits/date-forms.tsv: it is not here.\n');

const line = (...cells: string[]) => cells.join('\t');
const table = [
  line('text', 'expected', 'zone', 'source', 'note'),
  line('06/05/2026', '2026-06-05', 'America/Chicago', 'A city'),
  line('05/06/2026', '2026-06-05', 'America/Chicago', 'A county', 'day first, as the next row shows'),
  line('25/06/2026', '2026-06-25', 'America/Chicago', 'A county'),
  line('year=2026 month=06', '2026-06', 'America/Denver', 'A town'),
  line('N/A', '', '-', 'A city'),
  line('1750039200000', '2025-06-16T02:00:00Z', 'instant', 'A list'),
  line('2026-06-05 18:43:00', '2026-06-05T18:43:00', 'America/New_York', 'A list'),
].join('\n');

it('dates are scored column by column', () => {
  expect(scoreDates(parseDateForms(table))).toEqual({ right: 7, of: 7, misses: [] });
});

it('a date that is misread is named', () => {
  const [form] = parseDateForms(`text\texpected\n06/05/2026\t2026-05-06\tAmerica/Chicago\tA city`);
  expect(scoreDates(form ? [form] : [])).toEqual({ right: 0, of: 1, misses: [{ form, read: '2026-06-05' }] });
});

it.runIf(isThere)('every real form of a date is read right', () => {
  const score = scoreDates(parseDateForms(readFileSync(FORMS, 'utf8')));
  expect(score.misses).toEqual([]);
  expect(score.of).toBeGreaterThan(50);
});
