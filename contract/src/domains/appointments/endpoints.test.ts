import { expect, it } from 'vitest';
import { calendarFeedPath, calendarFilePath } from './endpoints.ts';

it('the path of a calendar encodes its key as a single segment', () => {
  expect(calendarFilePath('ap_1')).toContain('ap_1');
  expect(calendarFilePath('a/b')).toContain('a%2Fb');
  expect(calendarFeedPath('cf_1')).toContain('cf_1');
  expect(calendarFeedPath('a/b')).toContain('a%2Fb');
  for (const path of [calendarFilePath('x'), calendarFeedPath('x')]) expect(path).toMatch(/^\/[^:]+$/);
});
