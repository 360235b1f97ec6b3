const MINUTE = 60_000;
/** After a first failure; then twice as long each time. */
const FIRST_RETRY_MINUTES = 15;
const LONGEST_RETRY_MINUTES = 24 * 60;
/** Sources with the same schedule drift apart: up to this share of the interval later. */
const JITTER = 0.1;

export interface Scheduled {
  /** Null: only when somebody asks. */
  readonly intervalMinutes: number | null;
  /** In a row, this one included. */
  readonly failures: number;
  /** The source asked to be left alone until then. */
  readonly retryAt: Date | null;
}

/**
 * When a source is read next; null when only by hand. After a failure soon, and then less and less often: 15 minutes,
 * half an hour, an hour, up to a day or its interval. `chance` is from 0 up to 1.
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
  { name: 'day', minutes: 24 * 60 },
  { name: 'hour', minutes: 60 },
  { name: 'minute', minutes: 1 },
] as const;

/** 'Every 6 hours'. */
export function scheduleWords(intervalMinutes: number | null): string {
  if (intervalMinutes === null) return 'Only when asked';
  const unit = units.find(({ minutes }) => intervalMinutes % minutes === 0) ?? { name: 'minute', minutes: 1 };
  const count = intervalMinutes / unit.minutes;
  return count === 1 ? `Every ${unit.name}` : `Every ${count} ${unit.name}s`;
}
