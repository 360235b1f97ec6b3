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

export const processingFailed = failure('Location processing failed', 'Please enter your location manually.');
export const zipInvalid = failure('Invalid zip code', 'Please enter a valid 5-digit zip code.');
export const zipNotFound = failure('Zip code not found', 'Please check the zip code and try again.');
export const cityMissing = failure('Please select a city', 'Choose a city from the dropdown.');
export const setToDemo: ToastInput = {
  title: 'Location set to demo',
  description: 'Using Louisville for demonstration',
};

/** 'Location detected', 'found' or 'selected', with the place. */
export const locationToast = (how: 'detected' | 'found' | 'selected', place: string): ToastInput => ({
  title: `Location ${how}`,
  description: place,
  tone: 'success',
});
