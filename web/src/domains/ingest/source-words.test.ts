import { SourceKind, SourceRunState } from '@plumbline/contract/domains/ingest/source.ts';
import { expect, it } from 'vitest';
import { countsInWords, kindLabels, stateLabels } from './source-words.ts';

const nothing = { read: 0, skipped: 0, created: 0, changed: 0, unchanged: 0, vanished: 0 };

it('counts in words what there is to count', () => {
  expect(countsInWords(nothing)).toBe('0 rows read');
  expect(countsInWords({ ...nothing, read: 1 })).toBe('1 row read');
  expect(countsInWords({ read: 1204, skipped: 90, created: 3, changed: 12, unchanged: 1098, vanished: 1 })).toBe(
    '1,204 rows read, 3 new, 12 changed, 1,098 as before, 1 gone, 90 no construction',
  );
});

it('has a word for every kind and state', () => {
  for (const kind of SourceKind.options) expect(kindLabels[kind]).toBeTruthy();
  for (const state of SourceRunState.options) expect(stateLabels[state]).toBeTruthy();
});
