import * as z from 'zod';
import { BusinessHours, spansOf } from './business-hours.ts';

const isSaid = (text: string): boolean => (spansOf(text) ?? []).length > 0;

/**
 * When a contractor answers emergencies outside of business hours, by the day on which a night begins. Days that are left
 * empty or closed have none; without any, the contractor hasn't opted in.
 */
export const NightHours = z.preprocess(
  (hours) =>
    typeof hours === 'object' && hours !== null
      ? Object.fromEntries(Object.entries(hours).filter(([, text]) => typeof text !== 'string' || text.trim() !== ''))
      : hours,
  BusinessHours.transform((hours) => Object.fromEntries(Object.entries(hours).filter(([, text]) => isSaid(text)))),
);

/** A contractor's own night hours. */
export const OwnNightHours = z.object({ nightHours: NightHours });
export type OwnNightHours = z.infer<typeof OwnNightHours>;
