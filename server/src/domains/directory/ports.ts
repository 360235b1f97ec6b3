import type { OutsidePlace } from '@plumbline/contract/domains/directory/outside-place.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { DirectoryIndex } from './search-index/rules/directory-index.ts';

/**
 * A business as another service currently returns it. The service's terms limit what we may store: see `PlacesPort`.
 */
export interface PlaceSeen {
  /** The service's own id for the business. */
  readonly placeId: string;
  readonly name: string;
  readonly address: string | null;
  /** Split into parts if the service does so. */
  readonly street: string | null;
  readonly city: string | null;
  /** Two letters. */
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string | null;
  readonly website: string | null;
  readonly pageUrl: string | null;
  /** Other owners of the data, who must be credited. */
  readonly credits: OutsidePlace['credits'];
}

export interface PlaceSearch {
  readonly trade: Trade;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMiles: number;
}

/**
 * A service that knows businesses missing from this directory. Its results may be shown, with its name, but not stored:
 * only a place's `placeId` may be. Every search costs money.
 */
export interface PlacesPort {
  /** Short name under which ids and calls are stored. */
  readonly provider: string;
  /** The attribution that must be shown with its results. */
  readonly attribution: string;
  /** Maximum number of searches per UTC day, across all processes. */
  readonly dailySearches: number;
  /** Returns open businesses, at most 20. Rejects if the service can't be reached or refuses. */
  search(search: PlaceSearch): Promise<PlaceSeen[]>;
}

/** The directory in memory, for processes that answer searches. */
export interface SearchIndexPort {
  /**
   * Returns an index with everything that any process had committed 40 ms before the call; null if the database has to
   * answer. It is current until something else is awaited.
   */
  recent(): Promise<DirectoryIndex | null>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null in commands and jobs. */
    readonly searchIndex: SearchIndexPort | null;
    /** Null if no service is configured. */
    readonly places: PlacesPort | null;
  }
}
