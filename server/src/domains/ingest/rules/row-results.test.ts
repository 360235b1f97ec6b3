import { expect, it } from 'vitest';
import { rowCollector } from './row-results.ts';
import { PermitMapping } from './source-mapping.ts';
import type { SourceRow } from './source-row.ts';

const source = { address: 'permits.csv', county: null, isSynthetic: false };
const mapping = PermitMapping.parse({ within: 'louisville-area' });
const row = (id: unknown, more: Partial<SourceRow> = {}): SourceRow => ({
  id,
  title: 'Kitchen remodel',
  street: '200 Elm St',
  city: 'Louisville',
  state: 'KY',
  ...more,
});

it('makes listings of rows, and tells of each other one why it is none and how to find it', () => {
  const rows = [row('1'), row('1'), row('2', { state: 'IN', city: 'Gary' }), row('', { title: 'Roof' })];
  const collector = rowCollector(source, mapping, rows);
  const outcomes = rows.map((each, at) => collector.take({ row: each }, at));
  collector.take({ rejection: { row: { id: 'x'.repeat(300) }, reason: { kind: 'not-json' } } }, 4);
  const { listings, skipped, rejected, losses, rejections, leftOut } = collector.result();
  expect(listings.map(({ externalId }) => externalId)).toEqual(['1']);
  expect(outcomes[0]).toEqual({ listing: listings[0] });
  expect({ skipped, rejected, losses }).toEqual({
    skipped: 1,
    rejected: 3,
    losses: { duplicate: 1, outside: 1, unreadable: 2 },
  });
  expect(leftOut).toEqual([
    {
      row: { id: '1' },
      reason: 'duplicate',
      problem: { kind: 'listed-twice' },
      title: 'Kitchen remodel',
      place: '200 Elm St',
    },
    { row: { id: '2' }, reason: 'outside', problem: null, title: 'Kitchen remodel', place: '200 Elm St' },
    {
      row: { unit: 'row', number: 4 },
      reason: 'unreadable',
      problem: { kind: 'no-id' },
      title: 'Roof',
      place: '200 Elm St',
    },
    { row: { id: 'x'.repeat(100) }, reason: 'unreadable', problem: { kind: 'not-json' }, title: '', place: '' },
  ]);
  expect(rejections).toHaveLength(3);
});

it('keeps no more than a couple of thousand rows, however many are left out', () => {
  const rows = Array.from({ length: 2500 }, () => row(''));
  const collector = rowCollector(source, mapping, rows);
  for (const [at, each] of rows.entries()) collector.take({ row: each }, at);
  const { leftOut, losses } = collector.result();
  expect([leftOut.length, losses.unreadable]).toEqual([2000, 2500]);
});
