import type { ProjectTrade } from '@plumbline/contract/domains/projects/trade-need.ts';

export type Trade = ProjectTrade;

/** Kinds of things that a trade works on itself. */
const OWN: Readonly<Record<Trade, ReadonlySet<string>>> = {
  plumbing: new Set(['plumbing', 'mep']),
  electrical: new Set(['electrical', 'generator', 'solar', 'mep']),
  hvac: new Set(['hvac', 'mep']),
};
/** All kinds that belong to some trade; the rest is the builder's. */
export const TRADED: ReadonlySet<string> = new Set(
  'plumbing electrical hvac generator solar fire lowvoltage boiler irrigation alarm equipment'.split(' '),
);
/** Returns the kinds of things that a trade works on itself. */
export const ownKinds = (trade: Trade): ReadonlySet<string> => OWN[trade];

/** Returns the first of the names that is present. */
export const firstOf = (present: ReadonlySet<string>, order: readonly string[]): string | null =>
  order.find((name) => present.has(name)) ?? null;
