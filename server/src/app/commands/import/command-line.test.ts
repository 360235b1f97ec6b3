import { expect, it } from 'vitest';
import { readCommand } from './command-line.ts';
import { outcomeText } from './outcome-text.ts';
import { barText, clockOf, progressBar } from './progress-bar.ts';

it('parses what to import, in either spelling', () => {
  expect(readCommand(['overture', 'a.parquet'])).toMatchObject({
    kind: 'overture',
    file: 'a.parquet',
    minConfidence: 0.5,
  });
  for (const word of ['licences', 'licenses']) {
    expect(readCommand([word, 'a.csv', '--board', 'cslb'])).toMatchObject({ kind: 'licences', board: 'cslb' });
  }
  expect(readCommand(['csv', 'a.csv', '--mapping', 'm.json', '--checked', '2026-11-21'])).toMatchObject({
    checkedOn: '2026-11-21',
  });
  expect(readCommand(['csv', 'a.csv', '--mapping', 'm.json', '--encoding', 'latin1'])).toMatchObject({
    encoding: 'latin1',
  });
});

it.each<[string[], RegExp]>([
  [[], /plumbline import overture FILE/],
  [['overture'], /plumbline import overture FILE/],
  [['overture', 'a', 'b'], /plumbline import overture FILE/],
  [['yelp', 'a'], /'yelp' can't be imported/],
  [['csv', 'a.csv'], /--mapping FILE/],
  [['licences', 'a.csv'], /--board cslb/],
  [['overture', 'a', '--min-confidence', '7'], /must be a number from 0 to 1/],
  [['licences', 'a', '--board', 'cslb', '--checked', '11/21/2026'], /is not a date/],
  [['csv', 'a', '--mapping', 'm', '--encoding', 'klingon'], /--encoding klingon is not a known encoding/],
  [['licences', 'a', '--boards', 'cslb'], /Unknown option '--boards'/],
])('explains what is wrong with %j', (words, message) => {
  expect(() => readCommand(words)).toThrow(message);
});

it('shows the progress, the pace and the remaining time', () => {
  expect(barText({ rows: 250_000, part: 0.25 }, 50)).toBe(
    '██████░░░░░░░░░░░░░░░░░░  25% · 250,000 rows · 5,000/s · 2:30 left',
  );
  expect(barText({ rows: 0, part: 0 }, 0)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░   0% · 0 rows · 0/s');
  const [half, now] = [
    { rows: 500_000, part: 0.5 },
    { rows: 600_000, part: 0.6 },
  ];
  expect(barText(now, 20, half), 'it went on at the half').toMatch(/60% · 600,000 rows · 5,000\/s · 1:20 left$/);
  expect([5, 65, 3661].map(clockOf)).toEqual(['0:05', '1:05', '1:01:01']);
});

it('measures the pace without the rows that an earlier import had stored', () => {
  const lines: string[] = [];
  let time = 0;
  const out = { isTTY: false, write: (line: string) => lines.push(line) } as unknown as NodeJS.WriteStream;
  const bar = progressBar(out, () => time);
  bar.pass({ rows: 400_000, part: 0.4 });
  time = 3000;
  bar.pass({ rows: 500_000, part: 0.5 });
  time = 23_000;
  bar.show({ rows: 600_000, part: 0.6 });
  expect(lines.at(-1)).toMatch(/60% · 600,000 rows · 5,000\/s · 1:20 left\n$/);
});

it('reports what happened to the rows, and where rejected ones are written', () => {
  const text = outcomeText(
    {
      rowsRead: 1000,
      resumedAt: 200,
      isFinished: true,
      counts: {
        added: 700,
        merged: 50,
        changed: 20,
        unchanged: 100,
        leftOut: 30,
        rejected: 5,
        skipped: { 'of another trade': 95, 'outside the United States': 1 },
      },
    },
    { seconds: 4, report: 'data/imports/a.rejected.csv' },
  );
  expect(text).toContain('1,000 rows, 200 of them before, in 0:04 (200 a second).');
  expect(text).toContain('700 contractors are new');
  expect(text).toContain('95 are of another trade');
  expect(text).toContain('1 is outside the United States');
  expect(text).toContain('5 could not be used: see data/imports/a.rejected.csv');
});
