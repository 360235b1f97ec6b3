import type { Language } from '@plumbline/contract/kernel/language.ts';
import { scheduleWords } from './schedule.words.ts';

const MINUTE = 60_000;
/** The delay after a first failure; it doubles with each further one. */
const FIRST_RETRY_MINUTES = 15;
const LONGEST_RETRY_MINUTES = 24 * 60;
/** Spreads sources with the same schedule by up to this share of the interval. */
const JITTER = 0.1;

export interface Scheduled {
  /** Null if the source is read only on request. */
  readonly intervalMinutes: number | null;
  /** Number of consecutive failures, including this one. */
  readonly failures: number;
  /** The source asked us to wait until then. */
  readonly retryAt: Date | null;
}

/**
 * Returns the time of a source's next reading; null if it is read only on request. After failures, the delay is 15
 * minutes, half an hour, an hour, and so on, up to a day or the interval. `chance` is from 0 up to 1.
 */
export function nextRunAt({ intervalMinutes, failures, retryAt }: Scheduled, now: Date, chance: number): Date | null {
  if (intervalMinutes === null) return null;
  const retry = Math.min(
    Math.min(FIRST_RETRY_MINUTES, intervalMinutes) * 2 ** (failures - 1),
    Math.max(LONGEST_RETRY_MINUTES, intervalMinutes),
  );
  const minutes = (failures === 0 ? intervalMinutes : retry) * (1 + JITTER * chance);
  return new Date(Math.max(now.getTime() + minutes * MINUTE, retryAt?.getTime() ?? 0));
}

const units = [
  { name: 'days', minutes: 24 * 60 },
  { name: 'hours', minutes: 60 },
] as const;

/** 'Every 6 hours'. */
export function scheduleText(intervalMinutes: number | null, language: Language): string {
  const words = scheduleWords[language];
  if (intervalMinutes === null) return words.byHand;
  const unit = units.find(({ minutes }) => intervalMinutes % minutes === 0);
  return unit ? words[unit.name](intervalMinutes / unit.minutes) : words.minutes(intervalMinutes);
}
