import { expect, it } from 'vitest';
import { watchCalendarPath, watchFeedPath } from './watch-feed-address.ts';

it('puts the key of a watch into the addresses of its feed and its calendar', () => {
  expect(watchFeedPath('wf_1')).toBe('/api/watch-feeds/wf_1/leads.atom');
  expect(watchCalendarPath('wf_1')).toBe('/api/watch-feeds/wf_1/leads.ics');
});
