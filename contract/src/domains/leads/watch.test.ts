import { describe, expect, it } from 'vitest';
import { WatchForm, watchAddress, watchStopPath } from './watch.ts';

const form = { name: 'Jobs', delivery: 'daily', hour: '7' };

describe('the filter of a watch', () => {
  it('is read from the address of the list, without what only concerns the page', () => {
    const address = 'status=bidding-open&status=planning&county=jefferson&near=40206&within=10&sort=budget&days=30';
    expect(WatchForm.parse({ ...form, filter: address }).filter).toEqual({
      projectType: [],
      status: ['bidding-open', 'planning'],
      county: 'Jefferson County',
      near: '40206',
      within: 10,
    });
  });

  it('comes back from its own address as it was', () => {
    const { filter } = WatchForm.parse({ ...form, filter: 'need=yes,likely&trade=hvac&valueFrom=25000&plumbing=true' });
    expect(WatchForm.parse({ ...form, filter: watchAddress(filter) }).filter).toEqual(filter);
  });

  it('says so when it is empty, because an address without a filter means the usual one', () => {
    expect(watchAddress(WatchForm.parse({ ...form, filter: '' }).filter)).toBe('projectType=all');
  });

  it('is refused where a choice does not exist', () => {
    expect(WatchForm.safeParse({ ...form, filter: 'county=Nowhere' }).success).toBe(false);
    expect(WatchForm.safeParse({ ...form, filter: `search=${'x'.repeat(5000)}` }).success).toBe(false);
  });
});

it.each(['24', '-1', '7.5', 'noon'])('the hour is not %s', (hour) => {
  const { error } = WatchForm.safeParse({ ...form, filter: '', hour });
  expect(error?.issues[0]?.path).toEqual(['hour']);
});

it('the page behind the link that stops a watch', () => {
  expect(watchStopPath('ws_1')).toBe('/watches/stop/ws_1');
});
