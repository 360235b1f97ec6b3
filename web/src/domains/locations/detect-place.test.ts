import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { detectPlace } from './detect-place.ts';
import { detectPosition } from './geolocation.ts';

const point = { latitude: 38.2289, longitude: -85.6844 };
const stMatthews = { city: 'St. Matthews', state: 'KY', zipCode: '40207', latitude: 38.25, longitude: -85.65 };

describe('a detected position', () => {
  it('becomes its city, with distances measured from the person', async () => {
    expect(await detectPlace({ kind: 'found', point }, async () => stMatthews, 'unresolved')).toEqual({
      kind: 'detected',
      place: { city: 'St. Matthews', state: 'KY', zipCode: '40207', ...point },
    });
  });

  it('is Louisville, by setting, already when its city is not one of the built-in ones', async () => {
    expect(await detectPlace({ kind: 'found', point }, async () => stMatthews, 'builtin')).toMatchObject({
      kind: 'demo',
      place: { city: 'Louisville', state: 'KY', zipCode: '40201' },
    });
    const nashville = { ...stMatthews, city: 'Nashville', state: 'TN', zipCode: '37201' };
    expect(await detectPlace({ kind: 'found', point }, async () => nashville, 'builtin')).toEqual({
      kind: 'detected',
      place: { city: 'Nashville', state: 'TN', zipCode: '37201', ...point },
    });
  });

  it('is Louisville when no city is near', async () => {
    const abroad = async () => {
      throw new ApiError(404, 'Not Found', '');
    };
    expect(await detectPlace({ kind: 'found', point }, abroad, 'unresolved')).toMatchObject({
      kind: 'demo',
      place: { city: 'Louisville', state: 'KY' },
    });
  });

  it.each([new ApiError(500, 'broken', ''), new TypeError('Failed to fetch')])(
    'is not guessed when the city could not be asked for (%s)',
    async (error) => {
      expect(await detectPlace({ kind: 'found', point }, () => Promise.reject(error), 'unresolved')).toEqual({
        kind: 'processing-failed',
      });
    },
  );

  it.each(['unsupported', 'denied', 'timeout', 'guard', 'failed'] as const)('passes on: %s', async (kind) => {
    expect(await detectPlace({ kind }, async () => stMatthews, 'unresolved')).toEqual({ kind });
  });
});

describe('asking the browser', () => {
  const answering = (answer: (ok: PositionCallback, no: PositionErrorCallback) => void): Geolocation => ({
    getCurrentPosition: (ok, no) => answer(ok, (error) => no?.(error)),
    watchPosition: () => 0,
    clearWatch: () => {},
  });
  const refusal = (code: number): GeolocationPositionError => ({
    code,
    message: '',
    PERMISSION_DENIED: 1,
    POSITION_UNAVAILABLE: 2,
    TIMEOUT: 3,
  });

  it.each([
    [1, 'denied'],
    [2, 'failed'],
    [3, 'timeout'],
  ])('reads its error %i as %s', async (code, kind) => {
    expect(await detectPosition(answering((_, no) => no(refusal(code))))).toEqual({ kind });
  });

  it('is reported as unsupported without geolocation', async () => {
    expect(await detectPosition(undefined)).toEqual({ kind: 'unsupported' });
  });

  it('gives up after ten seconds when the browser never answers, and asks with the agreed options', async () => {
    vi.useFakeTimers();
    try {
      const getCurrentPosition = vi.fn();
      const detection = detectPosition({ ...answering(() => {}), getCurrentPosition });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await detection).toEqual({ kind: 'guard' });
      expect(getCurrentPosition.mock.lastCall?.[2]).toEqual({
        enableHighAccuracy: false,
        timeout: 5000,
        maximumAge: 300_000,
      });
    } finally {
      vi.useRealTimers();
    }
  });
});
