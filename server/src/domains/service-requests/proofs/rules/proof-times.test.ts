import { expect, it } from 'vitest';
import { proofUntil, reminderAt } from './proof-times.ts';

it('reminds after ten minutes and ends after a day', () => {
  const createdAt = new Date('2026-12-01T15:00:00Z');
  expect(reminderAt({ createdAt })).toEqual(new Date('2026-12-01T15:10:00Z'));
  expect(proofUntil({ createdAt })).toEqual(new Date('2026-12-02T15:00:00Z'));
});
