import type { Trade } from './trade.ts';

/** A kind of work that can be chosen on the search page. */
export interface WorkType {
  /** What `specialty` is sent as. */
  readonly name: string;
  readonly trade: Trade;
  /**
   * Words that a contractor's specialties must hold, whatever their endings; any one row of them will do. Empty where
   * the work is what everybody of the trade does.
   */
  readonly anyOf: readonly string[];
}

/** Specification, section 2, in its order. */
export const workTypes: readonly WorkType[] = [
  { name: 'concrete sealing', trade: 'construction', anyOf: ['concrete', 'sealing'] },
  { name: 'driveway maintenance', trade: 'construction', anyOf: ['driveway'] },
  { name: 'drain cleaning', trade: 'plumbing', anyOf: ['drain'] },
  { name: 'leak detection', trade: 'plumbing', anyOf: ['leak'] },
  { name: 'water heater', trade: 'plumbing', anyOf: ['water heater'] },
  { name: 'electrical repair', trade: 'electrical', anyOf: [] },
  { name: 'hvac repair', trade: 'hvac', anyOf: [] },
  { name: 'handyman', trade: 'handyman', anyOf: [] },
  { name: 'roof repair', trade: 'construction', anyOf: ['roof'] },
];

/** The work type of that name, however it is written ('Drain Cleaning', 'drain-cleaning'). */
export function workTypeOf(name: string): WorkType | undefined {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return workTypes.find((type) => type.name === plain);
}
