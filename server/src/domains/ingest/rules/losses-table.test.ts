import { expect, it } from 'vitest';
import { leftOutCsv } from './losses-table.ts';

it('writes the rows that became no project with the reasons in words, and no formulas', () => {
  const rows = [
    {
      row: { unit: 'line', number: 7 },
      reason: 'unreadable',
      problem: { kind: 'no-id' },
      title: '=HYPERLINK("x")',
      place: '1 "Old" Rd, La Grange',
    },
    { row: { id: 'B-2' }, reason: 'outside', problem: null, title: 'Deck', place: '' },
  ] as const;
  expect(leftOutCsv(rows, 'en')).toBe(
    '\uFEFF"Row","Reason","Details","Title","Place"\r\n' +
      `"line 7","Unreadable","It has no id.","'=HYPERLINK(""x"")","1 ""Old"" Rd, La Grange"\r\n` +
      '"B-2","Outside the area","","Deck",""\r\n',
  );
  expect(leftOutCsv(rows, 'es')).toContain('"Fuera de la zona"');
});
