import { describe, expect, it } from 'vitest';
import { WatchForm } from './watch.ts';
import { isWatchStop, narrowedBy, watchAddress, watchNarrowPath, watchStopPath } from './watch-address.ts';

const form = { name: 'Jobs', delivery: 'daily', hour: '7', byEmail: true, byPush: false, byText: false };

describe('the filter of a watch', () => {
  it('comes back from its own address as it was', () => {
    const { filter } = WatchForm.parse({ ...form, filter: 'need=yes,likely&trade=hvac&valueFrom=25000&plumbing=true' });
    expect(WatchForm.parse({ ...form, filter: watchAddress(filter) }).filter).toEqual(filter);
  });

  it('says so when it is empty, because an address without a filter means the usual one', () => {
    expect(watchAddress(WatchForm.parse({ ...form, filter: '' }).filter)).toBe('projectType=all');
  });
});

it('the page behind the link that stops a watch', () => {
  expect(watchStopPath('ws_1')).toBe('/outreach/stop/ws_1');
});

it('its key differs from that of a message of a bidder', () => {
  expect([isWatchStop('ws_1'), isWatchStop('os_1')]).toEqual([true, false]);
});

it('a link that narrows a watch names what it is narrowed after; one that stops it names nothing', () => {
  expect(watchNarrowPath('ws_1', 'pj_1')).toBe('/outreach/stop/ws_1~pj_1');
  expect(watchNarrowPath('ws_1')).toBe('/outreach/stop/ws_1~all');
  expect(narrowedBy('ws_1~pj_1')).toEqual(['ws_1', 'pj_1']);
  expect(narrowedBy('ws_1')).toEqual(['ws_1']);
});
