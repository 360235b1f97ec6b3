import { expect, it } from 'vitest';
import type { SourceReading } from '../ports.ts';
import { storableReading } from './storable-reading.ts';

it('removes from a failure what the database rejects', () => {
  const failed = { kind: 'failed', problem: 'Row 3\u0000 is no row.', retryAt: null } as const;
  expect(storableReading(failed)).toEqual({ ...failed, problem: 'Row 3 is no row.' });
});

it('removes it from every rejection, and keeps the rest of the reading', () => {
  const reading = {
    kind: 'read',
    listings: [],
    rejections: [{ row: 'A-\u00001', reason: 'no date in "\ud800"' }],
  } as unknown as Extract<SourceReading, { kind: 'read' }>;
  expect(storableReading(reading)).toEqual({ ...reading, rejections: [{ row: 'A-1', reason: 'no date in ""' }] });
});

it('leaves an unchanged source as it is', () => {
  expect(storableReading({ kind: 'unchanged' })).toEqual({ kind: 'unchanged' });
});
