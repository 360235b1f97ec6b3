import { milesBetween, type Point } from '@plumbline/contract/domains/locations/distance.ts';

/** Roads are longer than a straight line: by some 20 to 40 percent in American cities (circuity). */
const CIRCUITY = 1.3;
/** A van in a city, lights and parking included. */
const MILES_PER_HOUR = 28;
const STEP_MINUTES = 5;

/** Estimates the minutes from one job to the next, rounded up to five; 0 for the same place, or if one is unknown. */
export function travelMinutes(from: Point | null, to: Point | null): number {
  if (from === null || to === null) return 0;
  const minutes = ((milesBetween(from, to) * CIRCUITY) / MILES_PER_HOUR) * 60;
  return Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES;
}
