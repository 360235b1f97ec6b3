import { useQuery } from '@tanstack/react-query';
import { cityAt } from './api.ts';
import { detectPosition, type Point } from './geolocation.ts';
import { cityLabel } from './place-label.ts';

export interface LocatedDevice extends Point {
  /** 'Louisville, KY'; undefined where only the point is known. */
  readonly label: string | undefined;
}

export interface DeviceSearch {
  /** `idle`: nobody has asked yet. */
  readonly state: 'idle' | 'asking' | 'found' | 'unsupported' | 'denied' | 'failed';
  readonly place: LocatedDevice | undefined;
  readonly retry: () => void;
}

/** Specification, section 9: how long a position is good for. */
const FRESH_MS = 5 * 60 * 1000;

/**
 * Returns the position with its city, or only the position if no city is known. Rejects with the reason if it is
 * unknown.
 */
async function locateDevice(): Promise<LocatedDevice> {
  const geolocation: Geolocation | undefined = navigator.geolocation;
  const detection = await detectPosition(geolocation);
  if (detection.kind !== 'found') throw new Error(detection.kind);
  const label = await cityAt(detection.point).then(cityLabel, () => undefined);
  return { ...detection.point, label };
}

/** Asks the browser where the device is, as soon as `enabled`; once in five minutes, unless asked to try again. */
export function useDevicePlace(enabled: boolean): DeviceSearch {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['device-place'],
    queryFn: locateDevice,
    enabled,
    staleTime: FRESH_MS,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
  const retry = () => void refetch();
  if (!enabled) return { state: 'idle', place: undefined, retry };
  if (isFetching) return { state: 'asking', place: undefined, retry };
  if (data) return { state: 'found', place: data, retry };
  if (!error) return { state: 'asking', place: undefined, retry };
  const known = (['unsupported', 'denied'] as const).find((kind) => kind === error.message);
  return { state: known ?? 'failed', place: undefined, retry };
}
