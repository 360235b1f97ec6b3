import type { Trade } from './trade.ts';

/** A kind of work that can be chosen on the search page. */
export interface WorkType {
  /** The value of `specialty` in a search; its label is in `work-type.words.ts`. */
  readonly name: string;
  readonly trade: Trade;
  /**
   * Words of which a contractor's specialties must contain one, with any ending. Empty if everyone in the trade does
   * this work.
   */
  readonly anyOf: readonly string[];
}

/** Specification, section 2, in its order. */
export const workTypes = [
  { name: 'concrete sealing', trade: 'construction', anyOf: ['concrete', 'sealing'] },
  { name: 'driveway maintenance', trade: 'construction', anyOf: ['driveway'] },
  { name: 'drain cleaning', trade: 'plumbing', anyOf: ['drain'] },
  { name: 'leak detection', trade: 'plumbing', anyOf: ['leak'] },
  { name: 'water heater', trade: 'plumbing', anyOf: ['water heater'] },
  { name: 'electrical repair', trade: 'electrical', anyOf: [] },
  { name: 'hvac repair', trade: 'hvac', anyOf: [] },
  { name: 'handyman', trade: 'handyman', anyOf: [] },
  { name: 'roof repair', trade: 'construction', anyOf: ['roof'] },
] as const satisfies readonly WorkType[];
export type WorkTypeName = (typeof workTypes)[number]['name'];

/** Returns the work type with a name, in any spelling: 'Drain Cleaning', 'drain-cleaning'. */
export function workTypeOf(name: string): WorkType | undefined {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return workTypes.find((type) => type.name === plain);
}
