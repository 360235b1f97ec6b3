import type { ProposedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { describe, expect, it } from 'vitest';
import { latestTime, newestFirst } from './proposed-times.ts';

const time = (proposedAt: string): ProposedTime => ({
  by: 'contractor',
  date: '2026-12-04',
  time: '09:00',
  message: null,
  proposedAt,
});

describe('the times that were proposed', () => {
  const first = time('2026-12-01T12:00:00Z');
  const second = time('2026-12-01T13:00:00Z');

  it('have the newest one on the table, in whatever order they come', () => {
    expect(latestTime([second, first])).toBe(second);
    expect(latestTime([first, second])).toBe(second);
    expect(latestTime([])).toBeNull();
  });

  it('are listed newest first', () => {
    expect(newestFirst([first, second])).toEqual([second, first]);
    expect(newestFirst([second, first])).toEqual([second, first]);
  });
});
