import * as z from 'zod';
import { problem } from '../../kernel/words.ts';
import { formWords } from './form.words.ts';

export const START_DENIALS = ['not-begun', 'nobody-came', 'other'] as const;
/** A reason that a customer can give against a report that the work has begun. */
export type StartDenialReason = (typeof START_DENIALS)[number];

export const COMPLETION_DENIALS = ['unfinished', 'faulty', 'nobody-came', 'other'] as const;
/** A reason that a customer can give against a report that the work is completed. */
export type CompletionDenialReason = (typeof COMPLETION_DENIALS)[number];

/** The most characters a customer may add in their own words. */
export const MAX_DENIAL_WORDS = 500;

const words = z.preprocess(
  (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
  z
    .string()
    .trim()
    .max(
      MAX_DENIAL_WORDS,
      problem(formWords, ({ atMostCharacters }) => atMostCharacters(MAX_DENIAL_WORDS)),
    )
    .optional(),
);

const denialOf = <Reason extends string>(reasons: readonly Reason[]) =>
  z
    .object({
      reason: z.enum(
        reasons,
        problem(formWords, ({ chooseReason }) => chooseReason),
      ),
      message: words,
    })
    .refine(({ reason, message }) => reason !== 'other' || message !== undefined, {
      ...problem(formWords, ({ sayWhatHappened }) => sayWhatHappened),
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

/** Returns the gist of the customer's statement, by which callers pick a sentence. */
export const claimOf = ({ step, reason }: Contradiction): 'nobodyCame' | 'notBegun' | 'notCompleted' =>
  reason === 'nobody-came' ? 'nobodyCame' : step === 'start' ? 'notBegun' : 'notCompleted';
