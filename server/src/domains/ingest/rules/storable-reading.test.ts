import { expect, it } from 'vitest';
import type { SourceReading } from '../ports.ts';
import { storableReading } from './storable-reading.ts';

it('removes from a failure what the database rejects', () => {
  const problem = { kind: 'no-file', file: 'a\u0000.csv' } as const;
  const failed = { kind: 'failed', problem, retryAt: null } as const;
  expect(storableReading(failed)).toEqual({ ...failed, problem: { kind: 'no-file', file: 'a.csv' } });
});

it('removes it from every rejection, and keeps the rest of the reading', () => {
  const reading = {
    kind: 'read',
    listings: [],
    rejections: [{ row: { id: 'A-\u00001' }, reason: { kind: 'no-readable-column', column: 'a\ud800' } }],
  } as unknown as Extract<SourceReading, { kind: 'read' }>;
  expect(storableReading(reading)).toEqual({
    ...reading,
    rejections: [{ row: { id: 'A-1' }, reason: { kind: 'no-readable-column', column: 'a' } }],
  });
});

it('leaves an unchanged source as it is', () => {
  const unchanged = { kind: 'unchanged' } as const;
  expect(storableReading(unchanged)).toBe(unchanged);
});
