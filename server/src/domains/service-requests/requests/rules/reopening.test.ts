import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { expect, it } from 'vitest';
import { reopenUntil } from './reopening.ts';

it('a completion can be disputed for some days', () => {
  const completedAt = new Date('2026-12-01T15:00:00Z');
  expect(reopenUntil(completedAt)).toEqual(new Date(completedAt.getTime() + REOPEN_DAYS * 24 * 60 * 60 * 1000));
});
