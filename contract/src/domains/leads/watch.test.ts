import { describe, expect, it } from 'vitest';
import { WatchForm } from './watch.ts';

const form = { name: 'Jobs', delivery: 'daily', hour: '7', byEmail: true, byPush: false, byText: false };

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

  it('is refused where a choice does not exist', () => {
    expect(WatchForm.safeParse({ ...form, filter: 'county=Nowhere' }).success).toBe(false);
    expect(WatchForm.safeParse({ ...form, filter: `search=${'x'.repeat(5000)}` }).success).toBe(false);
  });
});

it.each(['24', '-1', '7.5', 'noon'])('the hour is not %s', (hour) => {
  const { error } = WatchForm.safeParse({ ...form, filter: '', hour });
  expect(error?.issues[0]?.path).toEqual(['hour']);
});

it('texts come at once only, and a watch without messages is fine', () => {
  const texts = { ...form, filter: '', byText: true };
  expect(WatchForm.safeParse(texts).error?.issues[0]?.path).toEqual(['byText']);
  expect(WatchForm.safeParse({ ...texts, delivery: 'instant' }).success).toBe(true);
  expect(WatchForm.safeParse({ ...form, filter: '', byEmail: false }).success).toBe(true);
});
