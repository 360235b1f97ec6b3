import { UserId, WatchFeedKey, WatchId, WatchStopKey } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { channelsIn, watchView } from './views.ts';

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
  channels: ['email' as const, 'sms' as const],
  feedKey: WatchFeedKey.parse('wf_1'),
  feedReadAt: null,
  pausedAt: null,
  lastToldAt: null,
  busyToldAt: null,
  createdAt: new Date('2026-11-24T15:00:00Z'),
  waiting: 2,
  waitingSince: new Date('2026-11-24T15:00:00Z'),
};

const shown = (given: Partial<typeof watch> | { pausedAt: Date } | { waitingSince: null } = {}) =>
  watchView({ ...watch, ...given }, 'https://plumbline.example');

it('a watch says when the next message comes, and keeps the secret of its link', () => {
  const view = shown();
  expect(view).toMatchObject({ filter: 'status=bidding-open', nextAt: '2026-11-25T12:00:00.000Z', waiting: 2 });
  expect(JSON.stringify(view)).not.toContain('ws_secret');
});

it('no message comes from a paused watch, or without news', () => {
  expect(shown({ pausedAt: new Date() }).nextAt).toBeNull();
  expect(shown({ waitingSince: null }).nextAt).toBeNull();
});

it('a watch says where its messages go, as its form does, and has the addresses of its feed', () => {
  expect(shown()).toMatchObject({
    byEmail: true,
    byPush: false,
    byText: true,
    addresses: {
      feed: 'https://plumbline.example/api/watch-feeds/wf_1/leads.atom',
      calendar: 'https://plumbline.example/api/watch-feeds/wf_1/leads.ics',
    },
  });
  expect(channelsIn({ byEmail: true, byPush: false, byText: true })).toEqual(watch.channels);
});
