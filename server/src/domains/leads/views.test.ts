import { UserId, WatchId, WatchStopKey } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { watchView } from './views.ts';

const watch = {
  id: WatchId.parse('pw_1'),
  userId: UserId.parse('us_1'),
  name: 'Open jobs',
  filter: { projectType: [], status: ['bidding-open' as const] },
  anchors: ['all|bidding-open'],
  delivery: 'daily' as const,
  hour: 7,
  timeZone: 'America/Kentucky/Louisville',
  stopKey: WatchStopKey.parse('ws_secret'),
  pausedAt: null,
  lastToldAt: null,
  createdAt: new Date('2026-11-24T15:00:00Z'),
  waiting: 2,
  waitingSince: new Date('2026-11-24T15:00:00Z'),
};

it('a watch says when the next message comes, and keeps the secret of its link', () => {
  const view = watchView(watch);
  expect(view).toMatchObject({ filter: 'status=bidding-open', nextAt: '2026-11-25T12:00:00.000Z', waiting: 2 });
  expect(JSON.stringify(view)).not.toContain('ws_secret');
});

it('no message comes from a paused watch, or without news', () => {
  expect(watchView({ ...watch, pausedAt: new Date() }).nextAt).toBeNull();
  expect(watchView({ ...watch, waitingSince: null }).nextAt).toBeNull();
});
