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

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null where no service is set: the offline tables answer alone. */
    readonly geocoder: GeocoderPort | null;
  }
}
