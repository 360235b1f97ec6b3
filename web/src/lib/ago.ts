import { here } from './language.ts';
import { timeWords } from './time.words.ts';

const words = here(timeWords).age;

const STEPS = [
  { unit: 'day', ms: 24 * 60 * 60 * 1000 },
  { unit: 'hour', ms: 60 * 60 * 1000 },
  { unit: 'minute', ms: 60 * 1000 },
] as const;

/** Returns how long ago a moment was: '3 hours', '1 minute', or 'under a minute' for the last minute and the future. */
export function ageOf(iso: string, now: Date): string {
  const passed = now.getTime() - new Date(iso).getTime();
  const step = STEPS.find(({ ms }) => passed >= ms);
  if (!step) return words.lessThanMinute;
  return words[step.unit](Math.floor(passed / step.ms));
}
