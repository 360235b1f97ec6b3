import type { Reading, Understanding } from '../../domains/assistant/understanding.ts';

/** A sentence that says neither when nor where nor who. */
export const NOTHING_SAID = {
  preferredDate: null,
  preferredTimeSlot: null,
  zipCode: null,
  city: null,
  state: null,
  customerName: null,
  customerPhone: null,
} as const satisfies Partial<Reading>;

/** The reading of a sentence that describes only the job. `given` overrides what a test is about. */
export const aReading = (given: Partial<Reading> = {}): Reading => ({
  isJob: true,
  workType: 'plumbing',
  projectType: 'repair',
  urgency: 'medium',
  description: 'The sink drips',
  language: 'en',
  danger: null,
  ...NOTHING_SAID,
  ...given,
});

/** The understanding of such a sentence. */
export const anUnderstanding = (given: Partial<Understanding> = {}): Understanding => ({
  ...aReading(),
  safety: null,
  refusal: null,
  place: null,
  ...given,
});
