import type { Reading, Understanding } from '../../domains/assistant/understanding.ts';

/** A sentence that gives no time, place or name. */
export const NOTHING_SAID = {
  preferredDate: null,
  preferredTimeSlot: null,
  zipCode: null,
  city: null,
  state: null,
  customerName: null,
  customerPhone: null,
} as const satisfies Partial<Reading>;

/** Returns the reading of a sentence that describes only the job. `given` overrides fields for a test. */
export const aReading = (given: Partial<Reading> = {}): Reading => ({
  isJob: true,
  jobProbability: 1,
  workType: 'plumbing',
  guesses: [{ workType: 'plumbing', probability: 1 }],
  projectType: 'repair',
  urgency: 'medium',
  description: 'The sink drips',
  language: 'en',
  danger: null,
  possibleDanger: null,
  ...NOTHING_SAID,
  ...given,
});

/** Returns the understanding of such a sentence. */
export const anUnderstanding = (given: Partial<Understanding> = {}): Understanding => ({
  ...aReading(),
  safety: null,
  asking: null,
  refusal: null,
  place: null,
  ...given,
});
