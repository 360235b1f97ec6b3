/** Degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The device's position, or the reason why it is unknown. `guard`: the browser never responded. */
export type Detection =
  | { readonly kind: 'found'; readonly point: Point }
  | { readonly kind: 'unsupported' | 'denied' | 'timeout' | 'guard' | 'failed' };

// Specification, section 9.
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 5000, maximumAge: 5 * 60 * 1000 };
const GUARD_MS = 10_000;

// GeolocationPositionError's codes.
const DENIED = 1;
const TIMEOUT = 3;

/** Asks the browser for the position. Never rejects, and never takes longer than ten seconds. */
export function detectPosition(geolocation: Geolocation | undefined): Promise<Detection> {
  if (!geolocation) return Promise.resolve({ kind: 'unsupported' });
  return new Promise((resolve) => {
    const guard = setTimeout(() => resolve({ kind: 'guard' }), GUARD_MS);
    const settle = (detection: Detection) => {
      clearTimeout(guard);
      resolve(detection);
    };
    geolocation.getCurrentPosition(
      ({ coords }) => settle({ kind: 'found', point: { latitude: coords.latitude, longitude: coords.longitude } }),
      ({ code }) => settle({ kind: code === DENIED ? 'denied' : code === TIMEOUT ? 'timeout' : 'failed' }),
      OPTIONS,
    );
  });
}
