/** A city as a service names it, with the state's name or code. */
export interface NamedCity {
  readonly city: string;
  readonly state: string;
}

/** A service that names the city at a point. */
export interface GeocoderPort {
  /** Returns null if it knows none. Rejects if it can't be reached, or takes longer than three seconds. */
  cityAt(point: { readonly latitude: number; readonly longitude: number }): Promise<NamedCity | null>;
}

/** A house on a street; at least the city or the ZIP code is known. */
export interface StreetAddress {
  /** '1338 Lynmar Dr', without a unit. */
  readonly street: string;
  readonly city: string | null;
  /** Two letters. */
  readonly state: string | null;
  /** Five digits. */
  readonly zip: string | null;
}

/** A geocoder's point for an address. */
export interface GeocodedPoint {
  readonly latitude: number;
  readonly longitude: number;
  /** Whether it is the house or only its street. */
  readonly precision: 'exact' | 'street';
  /** The state's name or code from the service; null if it gives none. */
  readonly state: string | null;
}

/** A service has refused or failed; it may be asked again later. */
export class GeocoderProblem extends Error {
  override name = 'GeocoderProblem';
  /** Milliseconds that it asked us to wait. */
  readonly waitMs: number | null;
  /** Whether it asked for a pause, which means that the addresses are not at fault. */
  readonly isBusy: boolean;

  constructor(message: string, { waitMs = null, isBusy = false }: { waitMs?: number | null; isBusy?: boolean } = {}) {
    super(message);
    this.waitMs = waitMs;
    this.isBusy = isBusy;
  }
}

/** A service that locates addresses. */
export interface AddressGeocoder {
  /** The name under which results are stored: 'census'. */
  readonly name: string;
  /** Number of addresses per call. */
  readonly atOnce: number;
  /** Pause between calls. */
  readonly pauseMs: number;
  /** Maximum duration of a call. */
  readonly patienceMs: number;
  /** Maximum number of addresses per UTC day, across all processes. */
  readonly dailyAddresses: number;
  /**
   * Returns a result for each address, in order; null if the service knows none.
   *
   * @throws GeocoderProblem if it can't be reached, refuses, or returns something unreadable.
   */
  find(addresses: readonly StreetAddress[], signal: AbortSignal): Promise<readonly (GeocodedPoint | null)[]>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null if no service is configured: only the offline tables are used. */
    readonly geocoder: GeocoderPort | null;
    /** Null if none should be used: addresses without a point stay at the center of their ZIP code. */
    readonly addressGeocoder: AddressGeocoder | null;
  }
}
