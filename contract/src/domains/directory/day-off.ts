import type { DaysOff } from './days-off.ts';

/** Returns the days off that a day, yyyy-MM-dd, is part of; null if the contractor works. */
export const daysOffAt = (all: readonly DaysOff[] | undefined, day: string): DaysOff | null =>
  all?.find(({ from, to }) => from <= day && day <= to) ?? null;

/** Returns the days off that are not over on a day, yyyy-MM-dd. */
export const daysOffFrom = (all: readonly DaysOff[], today: string): DaysOff[] => all.filter(({ to }) => to >= today);
