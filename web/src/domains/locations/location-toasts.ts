import type { ToastInput } from '../../ui/toast-store.ts';
import type { Detection } from './geolocation.ts';

const failure = (title: string, description: string): ToastInput => ({ title, description, tone: 'destructive' });

/** What is said when the position could not be had (specification, section 8). */
export const detectionToasts: Readonly<Record<Exclude<Detection['kind'], 'found'>, ToastInput>> = {
  unsupported: failure('Location detection unavailable', 'Please select your city or enter zip code below.'),
  guard: failure('Location detection timed out', 'Please choose your city from the list or enter your zip code.'),
  denied: failure('Location Permission Needed', 'Please allow location access and try again.'),
  timeout: failure('Location Timeout', 'Location detection timed out. Please try again.'),
  failed: failure('Location Error', 'Please enter your location manually.'),
};

/** Advice shown beside the button for as long as it applies: a toast is gone after five seconds. */
export const detectionAdvice: Readonly<Record<keyof typeof detectionToasts | 'processing-failed', string>> = {
  unsupported: 'This browser can’t tell us where you are. Use the Zip Code or City tab.',
  guard: 'Your browser didn’t answer. Try again, or use the Zip Code or City tab.',
  denied:
    'Your browser blocks the location for this site. Open the site settings beside the address bar, set Location to Allow, then try again. Or use the Zip Code or City tab.',
  timeout: 'Finding your location took too long. Try again, or use the Zip Code or City tab.',
  failed: 'Your device could not find its position. Try again, or use the Zip Code or City tab.',
  'processing-failed': 'We could not look up the city at your position. Try again, or use the Zip Code or City tab.',
};

export const processingFailed = failure('Location processing failed', 'Please enter your location manually.');
export const zipInvalid = failure('Invalid zip code', 'Please enter a valid 5-digit zip code.');
export const zipNotFound = failure('Zip code not found', 'Please check the zip code and try again.');
export const cityMissing = failure('Please select a city', 'Choose a city from the dropdown.');
export const setToDemo: ToastInput = {
  title: 'Location set to demo',
  description: 'Using Louisville for demonstration',
};

const titles = {
  detected: 'Location detected',
  found: 'Location found',
  selected: 'Location selected',
} as const;

/** Says which place is now set, and where it came from: the device's position, a ZIP code or a city. */
export const locationToast = (how: keyof typeof titles, place: string): ToastInput => ({
  title: titles[how],
  description: place,
  tone: 'success',
});
