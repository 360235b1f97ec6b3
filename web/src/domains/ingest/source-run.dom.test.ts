import { expect, it } from 'vitest';
import { countsInWords, lossWarning } from './source-run.ts';
import { sourcesWords } from './sources.words.ts';

const nothing = { read: 0, skipped: 0, losses: {}, created: 0, changed: 0, unchanged: 0, vanished: 0 };

it('counts in words what there is to count', () => {
  expect(countsInWords(nothing)).toBe('0 rows read');
  expect(countsInWords({ ...nothing, read: 1 })).toBe('1 row read');
  expect(
    countsInWords({
      read: 1204,
      skipped: 90,
      losses: { outside: 60, 'no-place': 20, 'not-construction': 10, unreadable: 2 },
      created: 3,
      changed: 12,
      unchanged: 1098,
      vanished: 1,
    }),
  ).toBe(
    '1,204 rows read, 3 new, 12 changed, 1,098 unchanged, 1 gone, ' +
      '60 outside the area, 20 without a location, 10 not construction, 2 unreadable',
  );
  expect(countsInWords({ ...nothing, read: 9, skipped: 4 }), 'as a run before reasons were kept').toBe(
    '9 rows read, 4 left out',
  );
});

it('warns of rows that were lost, but not of those that nobody wanted', () => {
  expect(lossWarning({ read: 100, losses: { outside: 60, 'not-construction': 30, unreadable: 9 } })).toBeNull();
  expect(lossWarning({ read: 100, losses: { outside: 50, 'no-place': 8, duplicate: 2 } })).toBe(
    '10 of 100 rows did not become projects: 8 without a location, 2 listed twice.',
  );
  expect(lossWarning({ read: 0, losses: {} })).toBeNull();
});

it('agrees with the number of sources and rows in Spanish', () => {
  const { progress, rows } = sourcesWords.es;
  expect([1, 3].map(progress.allRead)).toEqual(['Se leyó 1 fuente.', 'Se leyeron 3 fuentes.']);
  expect(progress.someRead(1, 2)).toBe('Se leyó 1 de 2 fuentes.');
  expect(rows.created(1, '1')).toBe('1 nueva');
  expect(rows.read(1204, '1,204')).toBe('1,204 filas leídas');
});
