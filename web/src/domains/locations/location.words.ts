import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './location.words.es.ts';

export const en = {
  picker: {
    title: 'Your Location',
    change: 'Change Location',
    intro: 'Choose your city to find nearby contractors',
    ways: 'How to choose your location',
    current: 'Current',
    zip: 'Zip Code',
    city: 'City',
    continue: 'Continue to Contractors',
  },
  city: {
    missing: 'Please select a city: choose one from the list, or type the name of yours.',
    pickOne: 'Pick your city from the names that appear as you type.',
    severalZips: (city: string, count: number) => `${city} has ${count} zip codes. Pick the one where the work is.`,
    select: 'Select a city',
    notListed: 'Not in the list?',
    typeName: 'Type the name of any US city.',
    whereIn: (city: string) => `Where in ${city} the work is. Distances are measured from there.`,
    selectZip: 'Select a zip code',
    center: (zipCode: string) => `I don't know it: use the city center (${zipCode})`,
    needsScripts: 'Without JavaScript we use the center of the city. Your zip code is more exact.',
    noneFound: 'No city starts with this. Please check the spelling, or use your zip code.',
    searching: 'Searching...',
  },
  current: {
    intro: 'Your browser asks you first. We use the position once, to find the nearest city and to measure distances.',
    detecting: 'Detecting...',
    use: 'Use Current Location',
    needsScripts:
      'Your browser can only tell us where you are with JavaScript, which is off or still loading. Use the Zip Code or City tab.',
  },
  zip: {
    invalid: 'Please enter a valid 5-digit zip code.',
    unknown: "We don't know this zip code. Please check it and try again.",
    lookingUp: 'Looking it up...',
  },
  field: {
    noPlace: 'Type the name of a US city and pick it from the list, or enter a 5-digit zip code.',
    here: 'Use my current location',
    anywhere: 'Anywhere in the US',
    another: 'Another city or zip code',
    go: 'Go',
    noneFound: 'No US city or zip code starts with this.',
  },
  toasts: {
    unsupported: ['Location detection unavailable', 'Please select your city or enter zip code below.'],
    guard: ['Location detection timed out', 'Please choose your city from the list or enter your zip code.'],
    denied: ['Location Permission Needed', 'Please allow location access and try again.'],
    timeout: ['Location Timeout', 'Location detection timed out. Please try again.'],
    failed: ['Location Error', 'Please enter your location manually.'],
    'processing-failed': ['Location processing failed', 'Please enter your location manually.'],
    zipInvalid: ['Invalid zip code', 'Please enter a valid 5-digit zip code.'],
    zipNotFound: ['Zip code not found', 'Please check the zip code and try again.'],
    cityMissing: ['Please select a city', 'Choose a city from the dropdown.'],
    demo: ['Location set to demo', 'Using Louisville for demonstration'],
    detected: 'Location detected',
    found: 'Location found',
    selected: 'Location selected',
  },
  advice: {
    unsupported: 'This browser can’t tell us where you are. Use the Zip Code or City tab.',
    guard: 'Your browser didn’t answer. Try again, or use the Zip Code or City tab.',
    denied:
      'Your browser blocks location access for this site. Open the site settings beside the address bar, set Location to Allow, then try again. Or use the Zip Code or City tab.',
    timeout: 'Finding your location took too long. Try again, or use the Zip Code or City tab.',
    failed: 'Your device could not find its position. Try again, or use the Zip Code or City tab.',
    'processing-failed': 'We could not look up the city at your position. Try again, or use the Zip Code or City tab.',
  },
};

/** The ways to enter the location of the work. Toasts have a title and a description. */
export const locationWords = inLanguages({ en, es });
