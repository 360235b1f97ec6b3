import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { LicenseEvidence } from '../policy.ts';

/** Determines a source's priority: an operator's own file, a directory of places, a register of licenses. */
export type SourceKind = 'file' | 'places' | 'licenses';

export interface ImportSource {
  /** 'overture', 'cslb'. */
  readonly id: string;
  readonly name: string;
  readonly kind: SourceKind;
}

/** A license as a source lists it. */
export interface LicenseSeen extends Omit<LicenseEvidence, 'source'> {
  /** The issuing board's short name, 'cslb'. */
  readonly boardId: string;
}

/** The location of a business and its precision: its own point, or the center of its ZIP code or city. */
export interface Location {
  readonly street: string | null;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zipCode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly precision: 'exact' | 'zip' | 'city';
}

/** A business according to one source, in the same form for every file format. */
export interface ImportedListing extends Location {
  /** The source's id for it, the same in its next file. */
  readonly externalId: string;
  readonly name: string;
  readonly contactName: string | null;
  /** E.164, of the United States. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly trades: readonly Trade[];
  /** Worded for customers. */
  readonly specialties: readonly string[];
  readonly license: LicenseSeen | null;
  /** The reason not to show it; null if it is open for business. */
  readonly closed: string | null;
}

/** A row that is in scope but unusable: listed in the report of `npm run import`. */
export interface Rejected {
  readonly kind: 'rejected';
  readonly reason: string;
}

/** The result of reading a row, before anything is stored. */
export type RowOutcome =
  | { readonly kind: 'listing'; readonly listing: ImportedListing }
  | Rejected
  /** Out of scope, such as a restaurant: counted but not reported. */
  | { readonly kind: 'skipped'; readonly reason: string };

export const rejected = (reason: string): Rejected => ({ kind: 'rejected', reason });
export const skipped = (reason: string): RowOutcome => ({ kind: 'skipped', reason });
