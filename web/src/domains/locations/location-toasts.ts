import { here } from '../../lib/language.ts';
import type { ToastInput } from '../../ui/toast-store.ts';
import type { Detection } from './geolocation.ts';
import { locationWords } from './location.words.ts';

const words = here(locationWords).toasts;

type Refusal = Exclude<Detection['kind'], 'found'> | 'processing-failed' | 'zipInvalid' | 'zipNotFound' | 'cityMissing';

/** Returns the reason why no place was set (specification, section 8). */
export function refusal(why: Refusal): ToastInput {
  const [title, description] = words[why];
  return { title: title ?? '', description: description ?? '', tone: 'destructive' };
}

/** Advice shown next to the button as long as it applies. A toast would disappear after five seconds. */
export const detectionAdvice = here(locationWords).advice;

export const setToDemo: ToastInput = { title: words.demo[0] ?? '', description: words.demo[1] ?? '' };

/** Names the place that was set, and its origin: the device's position, a ZIP code or a city. */
export const locationToast = (how: 'detected' | 'found' | 'selected', place: string): ToastInput => ({
  title: words[how],
  description: place,
  tone: 'success',
});
