import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './landing.words.es.ts';

export const en = {
  leak: 'A leak to fix,',
  crew: 'or a crew to feed?',
  intro: 'Describe a job and pick one contractor nearby. Or find construction projects around Louisville and bid.',
  describe: 'Describe the job in your own words, pick one contractor nearby, and follow it until it is done.',
  looking: "I'm Looking for a Craftsman",
  trades: 'Plumbing, electrical, HVAC, handyman',
  see: 'See construction projects in Jefferson, Oldham, Bullitt and Spencer counties, each with its source, and bid.',
  craftsman: "I'm a Craftsman",
  promises: 'What we promise',
  one: 'One contractor, the one you pick',
  oneDetail: 'Your request goes to nobody else. Three are asked only if you press ‘Ask the 3 best matches’.',
  price: 'The price is shown',
  free: 'Free for you.',
  number: 'Your number is never resold',
  numberDetail: 'A contractor sees your name, phone, email and street only after accepting the job.',
};

/** The landing page, where both halves of the product begin. */
export const landingWords = inLanguages({ en, es });
