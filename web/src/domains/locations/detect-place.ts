import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Detection, Point } from './geolocation.ts';
import type { PickedPlace } from './picked-place.ts';

/** The location of the work, or the reason why it is unknown. `demo`: no known city was found, so it is Louisville. */
export type DetectedPlace =
  | { readonly kind: 'detected' | 'demo'; readonly place: PickedPlace }
  | { readonly kind: Exclude<Detection['kind'], 'found'> | 'processing-failed' };

/** The ZIP that the specification names for it. */
const DEMO_ZIP = '40201';

const demoCity = (): PickedPlace => {
  const louisville = cities.find(({ name, state }) => name === 'Louisville' && state === 'KY');
  if (!louisville) throw new Error('The built-in cities hold no Louisville');
  const { name, ...rest } = louisville;
  return { city: name, ...rest, zipCode: DEMO_ZIP };
};

const isBuiltIn = ({ city, state }: Pick<PickedPlace, 'city' | 'state'>) =>
  cities.some((one) => one.name === city && one.state === state);

/**
 * Converts a position to a city. Uses the detected city if our tables know it, else Louisville, for example abroad
 * (specification, section 4, as decided). With the fallback 'builtin', uses Louisville for every city that isn't built
 * in, as the specification says literally.
 */
export async function detectPlace(
  detection: Detection,
  cityAt: (point: Point) => Promise<PickedPlace>,
  fallback: Site['locationFallback'],
): Promise<DetectedPlace> {
  if (detection.kind !== 'found') return detection;
  try {
    const { city, state, zipCode } = await cityAt(detection.point);
    if (fallback === 'builtin' && !isBuiltIn({ city, state })) return { kind: 'demo', place: demoCity() };
    // Distances are measured from where the person is, not from the city's middle.
    return { kind: 'detected', place: { city, state, zipCode, ...detection.point } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'demo', place: demoCity() };
    return { kind: 'processing-failed' };
  }
}
