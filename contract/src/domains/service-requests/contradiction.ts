import * as z from 'zod';

/** The reasons a customer can give against a report that the work has begun. */
export const START_DENIALS = {
  'not-begun': 'The work has not begun',
  'nobody-came': 'Nobody came',
  other: 'Something else',
} as const;
export type StartDenialReason = keyof typeof START_DENIALS;

/** The reasons a customer can give against a report that the work is completed. */
export const COMPLETION_DENIALS = {
  unfinished: 'Something is still to be done',
  faulty: 'Something is not right',
  'nobody-came': 'Nobody came',
  other: 'Something else',
} as const;
export type CompletionDenialReason = keyof typeof COMPLETION_DENIALS;

const NO_REASON = 'Choose a reason';
const NO_WORDS = 'Say in a few words what happened';
/** The most characters a customer may add in their own words. */
export const MAX_DENIAL_WORDS = 500;

const words = z.preprocess(
  (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
  z.string().trim().max(MAX_DENIAL_WORDS, `Use at most ${MAX_DENIAL_WORDS} characters`).optional(),
);

const denialOf = <Reason extends string>(reasons: Readonly<Record<Reason, string>>) =>
  z
    .object({ reason: z.enum(Object.keys(reasons) as [Reason, ...Reason[]], { error: NO_REASON }), message: words })
    .refine(({ reason, message }) => reason !== 'other' || message !== undefined, {
      error: NO_WORDS,
      path: ['message'],
    });

/** The customer's statement that the work has not begun. The contractor gets the reason and the words. */
export const StartDenial = denialOf(START_DENIALS);
export type StartDenial = z.infer<typeof StartDenial>;

/** The customer's statement that the work is not completed. The contractor gets the reason and the words. */
export const CompletionDenial = denialOf(COMPLETION_DENIALS);
export type CompletionDenial = z.infer<typeof CompletionDenial>;

export const DENIAL_REASONS = ['not-begun', 'unfinished', 'faulty', 'nobody-came', 'other'] as const;
export type DenialReason = (typeof DENIAL_REASONS)[number];

/** A step that the contractor reported and the customer disputes. It stands until the next step. */
export const Contradiction = z.object({ step: z.enum(['start', 'completion']), reason: z.enum(DENIAL_REASONS) });
export type Contradiction = z.infer<typeof Contradiction>;

/** Returns the customer's statement as the end of a sentence: 'the work has not begun'. */
export const contradictionWords = ({ step, reason }: Contradiction): string =>
  reason === 'nobody-came' ? 'nobody came' : step === 'start' ? 'the work has not begun' : 'it is not completed';
