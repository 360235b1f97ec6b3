import * as z from 'zod';
import { LANGUAGES } from '../../kernel/language.ts';
import { tradeNames, trades } from '../../kernel/trades.ts';
import { Place, ZipCode } from '../locations/place.ts';

export const WORK_TYPES = tradeNames.map((name) => trades[name].workType);
export const WorkType = z.enum(WORK_TYPES);
export type WorkType = z.infer<typeof WorkType>;

export const PROJECT_TYPES = ['emergency', 'repair', 'installation', 'maintenance', 'renovation'] as const;
export const ProjectType = z.enum(PROJECT_TYPES);
export type ProjectType = z.infer<typeof ProjectType>;

export const URGENCIES = ['low', 'medium', 'high'] as const;
export const Urgency = z.enum(URGENCIES);
export type Urgency = z.infer<typeof Urgency>;

/** The languages that the assistant understands. */
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/**
 * An immediate threat to people or property. `water` is entering a building or about to, `structure` may collapse,
 * `cold` and `heat` harm the frail.
 */
export const Danger = z.enum([
  'gas',
  'carbon-monoxide',
  'fire',
  'electric',
  'structure',
  'sewage',
  'water',
  'cold',
  'heat',
]);
export type Danger = z.infer<typeof Danger>;

/** A trade that a text may mean, with the probability that it does. */
export const TradeGuess = z.object({ workType: WorkType, probability: z.number().min(0).max(1) });
export type TradeGuess = z.infer<typeof TradeGuess>;

/** The requested part of the day, in the terms of service requests. */
export const SaidTimeSlot = z.enum(['morning', 'afternoon', 'evening', 'anytime']);
export type SaidTimeSlot = z.infer<typeof SaidTimeSlot>;

/** E.164 of the United States and Canada. */
const SaidPhone = z.string().regex(/^\+1[2-9]\d{9}$/);

/** A sentence as parsed by the local engine or a language model. Null where nothing was said; nothing is guessed. */
export const Reading = z.object({
  /** Whether the person asks for work on a building. If not, the job fields mean nothing. */
  isJob: z.boolean(),
  /** The probability that `isJob` is true. */
  jobProbability: z.number().min(0).max(1),
  workType: WorkType,
  /** The likeliest trades, best first. The first one is `workType`. */
  guesses: z.array(TradeGuess).min(1),
  projectType: ProjectType,
  urgency: Urgency,
  /** The person's own words, in their language, without filler. */
  description: z.string(),
  language: Language,
  danger: Danger.nullable(),
  /** A danger that the text may tell of, to ask about; null if it is sure either way. */
  possibleDanger: Danger.nullable(),
  /** The requested day, 'yyyy-MM-dd' in the job's zone; never a past one. */
  preferredDate: z.iso.date().nullable(),
  preferredTimeSlot: SaidTimeSlot.nullable(),
  zipCode: ZipCode.nullable(),
  city: z.string().min(1).max(60).nullable(),
  /** Two letters; null if no state was named. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** The writer, or the person to ask for. */
  customerName: z.string().min(1).max(80).nullable(),
  customerPhone: SaidPhone.nullable(),
});
export type Reading = z.infer<typeof Reading>;

/** The question that the wizard asks when a sentence is ambiguous. One at a time, danger first. */
export const Question = z.discriminatedUnion('about', [
  z.object({ about: z.literal('danger'), danger: Danger }),
  /** The likeliest trades, best first. */
  z.object({ about: z.literal('trade'), options: z.array(WorkType).min(2).max(3) }),
  z.object({ about: z.literal('job') }),
]);
export type Question = z.infer<typeof Question>;

/** The answers to earlier questions about the same sentence. */
export const Answered = z.object({
  /** Whether the danger asked about is present now. */
  inDanger: z.enum(['yes', 'no']).optional(),
  trade: WorkType.optional(),
  isJob: z.enum(['yes']).optional(),
});
export type Answered = z.infer<typeof Answered>;

/** A question that is open, with everything needed to show it again. */
export const Asking = z.object({
  question: Question,
  answered: Answered,
});
export type Asking = z.infer<typeof Asking>;

/** The meaning of a sentence about a job. */
export const Understanding = Reading.extend({
  /**
   * A safety sentence to show immediately if there is danger, in the person's language. Written by us, never by a
   * model.
   */
  safety: z.string().nullable(),
  /** The question to ask before anything else; null if the sentence leaves nothing open. */
  asking: Asking.nullable(),
  /** A polite sentence, in the person's language, if the text doesn't seem to ask for a job. */
  refusal: z.string().nullable(),
  /** The named place, if the offline tables contain it. */
  place: Place.nullable(),
});
export type Understanding = z.infer<typeof Understanding>;
