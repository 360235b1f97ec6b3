/** A city as a service names it: the state by its name or its code. */
export interface NamedCity {
  readonly city: string;
  readonly state: string;
}

/** A service that names the city at a point. */
export interface GeocoderPort {
  /** Null where it knows none. Rejects when it can't be reached, and when it takes longer than three seconds. */
  cityAt(point: { readonly latitude: number; readonly longitude: number }): Promise<NamedCity | null>;
}

/** A house on a street; the city or the ZIP is known. */
export interface StreetAddress {
  /** '1338 Lynmar Dr', without unit. */
  readonly street: string;
  readonly city: string | null;
  /** Two letters. */
  readonly state: string | null;
  /** Five digits. */
  readonly zip: string | null;
}

/** A service's place for an address. */
export interface GeocodedPoint {
  readonly latitude: number;
  readonly longitude: number;
  /** The house, or only its street. */
  readonly precision: 'exact' | 'street';
  /** As the service names it, by name or code; null when it doesn't. */
  readonly state: string | null;
}

/** A service has refused or failed; it may be asked again later. */
export class GeocoderProblem extends Error {
  override name = 'GeocoderProblem';
  /** Milliseconds for which it asked to be left alone. */
  readonly waitMs: number | null;
  /** It asked for a pause, so the addresses are not at fault. */
  readonly isBusy: boolean;

  constructor(message: string, { waitMs = null, isBusy = false }: { waitMs?: number | null; isBusy?: boolean } = {}) {
    super(message);
    this.waitMs = waitMs;
    this.isBusy = isBusy;
  }
}

/** A service that knows where addresses are. */
export interface AddressGeocoder {
  /** The kind under which answers are kept: 'census'. */
  readonly name: string;
  /** Addresses in one question. */
  readonly atOnce: number;
  /** Between two questions. */
  readonly pauseMs: number;
  /** The longest time that a question may take. */
  readonly patienceMs: number;
  /** Addresses a UTC day, over all processes. */
  readonly dailyAddresses: number;
  /**
   * Returns an answer for each address, in order; null where the service knows none.
   * @throws GeocoderProblem when it can't be reached, refuses, or answers what can't be read.
   */
  find(addresses: readonly StreetAddress[], signal: AbortSignal): Promise<readonly (GeocodedPoint | null)[]>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null where no service is set: the offline tables answer alone. */
    readonly geocoder: GeocoderPort | null;
    /** Null where none is to be asked: addresses without a point stay in the middle of their ZIP. */
    readonly addressGeocoder: AddressGeocoder | null;
  }
}
