import { expect, it } from 'vitest';
import { announcementOf } from './next-step.ts';

const ZONE = 'America/Kentucky/Louisville';
const at = (day: string, now: string) => announcementOf(day, ZONE, new Date(now))?.toISOString() ?? null;

it('a next step is announced the evening before', () => {
  expect(at('2026-12-04', '2026-12-01T12:00:00Z')).toBe('2026-12-03T23:00:00.000Z');
});

it('is announced that morning if it was entered later than that', () => {
  expect(at('2026-12-04', '2026-12-03T23:00:00Z')).toBe('2026-12-04T12:00:00.000Z');
});

it('is not announced once the day has begun', () => {
  expect(at('2026-12-04', '2026-12-04T12:00:00Z')).toBeNull();
  expect(at('2026-12-04', '2026-12-20T12:00:00Z')).toBeNull();
});

it('is announced at the hour that clocks show, on the days when they change, too', () => {
  expect(at('2026-11-02', '2026-10-30T12:00:00Z')).toBe('2026-11-01T23:00:00.000Z');
  expect(at('2026-11-01', '2026-10-30T12:00:00Z')).toBe('2026-10-31T22:00:00.000Z');
  expect(at('2026-03-08', '2026-03-07T23:30:00Z')).toBe('2026-03-08T11:00:00.000Z');
});
