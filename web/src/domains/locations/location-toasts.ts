import { here } from '../../lib/language.ts';
import type { ToastInput } from '../../ui/toast-store.ts';
import type { Detection } from './geolocation.ts';
import { locationWords } from './location.words.ts';

const words = here(locationWords).toasts;

type Refusal = Exclude<Detection['kind'], 'found'> | 'processing-failed' | 'zipInvalid' | 'zipNotFound' | 'cityMissing';

/** Says why no place is set (specification, section 8). */
export function refusal(why: Refusal): ToastInput {
  const [title, description] = words[why];
  return { title: title ?? '', description: description ?? '', tone: 'destructive' };
}

/** Advice shown beside the button for as long as it applies: a toast is gone after five seconds. */
export const detectionAdvice = here(locationWords).advice;

export const setToDemo: ToastInput = { title: words.demo[0] ?? '', description: words.demo[1] ?? '' };

/** Says which place is now set, and where it came from: the device's position, a ZIP code or a city. */
export const locationToast = (how: 'detected' | 'found' | 'selected', place: string): ToastInput => ({
  title: words[how],
  description: place,
  tone: 'success',
});
