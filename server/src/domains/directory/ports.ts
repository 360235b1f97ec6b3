import type { OutsidePlace } from '@plumbline/contract/domains/directory/outside-place.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';

/** A business as another service answers it, at this moment. Its terms decide what may be kept: see `PlacesPort`. */
export interface PlaceSeen {
  /** The service's own id of it. */
  readonly placeId: string;
  readonly name: string;
  readonly address: string | null;
  /** Taken apart where the service does. */
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
  /** Whose data it is besides the service's: they must be named beside it. */
  readonly credits: OutsidePlace['credits'];
}

export interface PlaceSearch {
  readonly trade: Trade;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMiles: number;
}

/**
 * A service that knows businesses which this directory lacks. What it answers may be shown, with its name, and is not
 * stored: of a place only `placeId`. Every search costs money.
 */
export interface PlacesPort {
  /** Short name under which ids and calls are counted. */
  readonly provider: string;
  /** The attribution that must be shown with its results. */
  readonly attribution: string;
  /** Searches a UTC day, over all processes. */
  readonly dailySearches: number;
  /** Businesses that are open, at most 20. Rejects when the service can't be reached or refuses. */
  search(search: PlaceSearch): Promise<PlaceSeen[]>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null where no service is set: nothing is asked then. */
    readonly places: PlacesPort | null;
  }
}
