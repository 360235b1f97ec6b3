/** How long an incident lasted, in the largest unit of which there is at least one. */
export interface Length {
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/** Returns how long something lasted, rounded to the unit. */
export function lengthOf(beganAt: string, endedAt: string): Length {
  const lasted = Date.parse(endedAt) - Date.parse(beganAt);
  const [unit, ms] = UNITS.find(([, each]) => lasted >= each) ?? ['seconds', 1000];
  return { unit, count: Math.max(1, Math.round(lasted / ms)) };
}
