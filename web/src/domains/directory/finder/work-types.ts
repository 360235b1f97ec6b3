import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';

export interface SearchedWork {
  /** In the address, and the `specialty` of a search. */
  readonly id: string;
  readonly label: string;
  /** Who does it. */
  readonly trade: Trade;
}

/** The kinds of work that the search offers (specification, section 2). */
export const searchedWork: readonly SearchedWork[] = [
  { id: 'concrete-sealing', label: 'Concrete sealing', trade: 'construction' },
  { id: 'driveway-maintenance', label: 'Driveway maintenance', trade: 'construction' },
  { id: 'drain-cleaning', label: 'Drain cleaning', trade: 'plumbing' },
  { id: 'leak-detection', label: 'Leak detection', trade: 'plumbing' },
  { id: 'water-heater', label: 'Water heater', trade: 'plumbing' },
  { id: 'electrical-repair', label: 'Electrical repair', trade: 'electrical' },
  { id: 'hvac-repair', label: 'HVAC repair', trade: 'hvac' },
  { id: 'handyman', label: 'Handyman', trade: 'handyman' },
  { id: 'roof-repair', label: 'Roof repair', trade: 'construction' },
];

/** 'Showing {plumbers} within 60 miles of Louisville, KY'. */
export const tradespeople: Readonly<Record<Trade, string>> = {
  plumbing: 'plumbers',
  electrical: 'electricians',
  hvac: 'HVAC contractors',
  handyman: 'handymen',
  construction: 'construction contractors',
};
