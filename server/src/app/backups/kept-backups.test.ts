import { expect, it } from 'vitest';
import { keptBackups } from './kept-backups.ts';
import { backupIdAt, startOf } from './manifest.ts';

const at = (moment: string) => backupIdAt(new Date(moment), 'abcdef');
const DAY_MS = 86_400_000;
/** One backup each night, for this many nights up to Sunday, November 15, 2026. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, ago) => at(new Date(Date.UTC(2026, 10, 15, 3) - ago * DAY_MS).toISOString()));
const days = (ids: ReadonlySet<string>) => [...ids].map((id) => startOf(id).toISOString().slice(0, 10)).sort();

it('names a backup after its start', () => {
  expect(at('2026-11-15T03:04:05.678Z')).toBe('20261115T030405Z-abcdef');
  expect(startOf('20261115T030405Z-abcdef').toISOString()).toBe('2026-11-15T03:04:05.000Z');
});

it('keeps the newest backup of the last days, weeks and months', () => {
  expect(days(keptBackups(nights(400), { days: 3, weeks: 2, months: 3 }))).toEqual([
    '2026-09-30',
    '2026-10-31',
    '2026-11-08',
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
  ]);
});

it('keeps only the newest of several on one day', () => {
  const kept = keptBackups([at('2026-11-15T03:00:00Z'), at('2026-11-15T15:00:00Z')], { days: 7, weeks: 0, months: 0 });
  expect([...kept]).toEqual([at('2026-11-15T15:00:00Z')]);
});

it('counts only days that have a backup, so that a pause loses nothing', () => {
  const old = [at('2026-01-02T03:00:00Z'), at('2026-01-03T03:00:00Z'), at('2026-11-15T03:00:00Z')];
  expect(keptBackups(old, { days: 3, weeks: 0, months: 0 }).size).toBe(3);
});

it('never removes the newest', () => {
  expect(days(keptBackups(nights(3), { days: 0, weeks: 0, months: 0 }))).toEqual(['2026-11-15']);
});
