import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { LicenseEvidence } from '../policy.ts';

/** By which a source's word is weighed: an operator's own file, a directory of places, a register of licences. */
export type SourceKind = 'file' | 'places' | 'licenses';

export interface ImportSource {
  /** 'overture', 'cslb'. */
  readonly id: string;
  readonly name: string;
  readonly kind: SourceKind;
}

/** A licence as a source shows it. */
export interface LicenseSeen extends Omit<LicenseEvidence, 'source'> {
  /** The issuing board's short name, 'cslb'. */
  readonly boardId: string;
}

/** Where a business is, and how exactly that is known: its own point, or the centre of its ZIP code or city. */
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

/** What one source says of one business, in our words: the same whatever the file looked like. */
export interface ImportedListing extends Location {
  /** The source's own name for it; the same in its next file. */
  readonly externalId: string;
  readonly name: string;
  readonly contactName: string | null;
  /** E.164, of the United States. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly trades: readonly Trade[];
  /** In words that customers read. */
  readonly specialties: readonly string[];
  readonly license: LicenseSeen | null;
  /** Why it is not to be shown; null for what is open for business. */
  readonly closed: string | null;
}

/** What became of a row before anything was stored. */
export type RowOutcome =
  | { readonly kind: 'listing'; readonly listing: ImportedListing }
  /** Meant for us, but unusable: goes into the report. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** Not meant for us, such as a restaurant: counted, not reported. */
  | { readonly kind: 'skipped'; readonly reason: string };

export const rejected = (reason: string): RowOutcome => ({ kind: 'rejected', reason });
export const skipped = (reason: string): RowOutcome => ({ kind: 'skipped', reason });
