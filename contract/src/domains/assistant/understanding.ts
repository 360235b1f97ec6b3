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

/** The requested part of the day, in the terms of service requests. */
export const SaidTimeSlot = z.enum(['morning', 'afternoon', 'evening', 'anytime']);
export type SaidTimeSlot = z.infer<typeof SaidTimeSlot>;

/** E.164 of the United States and Canada. */
const SaidPhone = z.string().regex(/^\+1[2-9]\d{9}$/);

/** A sentence as parsed by the local engine or a language model. Null where nothing was said; nothing is guessed. */
export const Reading = z.object({
  /** Whether the person asks for work on a building. If not, the job fields mean nothing. */
  isJob: z.boolean(),
  workType: WorkType,
  projectType: ProjectType,
  urgency: Urgency,
  /** The person's own words, in their language, without filler. */
  description: z.string(),
  language: Language,
  danger: Danger.nullable(),
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

/** The meaning of a sentence about a job. */
export const Understanding = Reading.extend({
  /**
   * A safety sentence to show immediately if there is danger, in the person's language. Written by us, never by a
   * model.
   */
  safety: z.string().nullable(),
  /** A polite sentence, in the person's language, if the text doesn't ask for a job. */
  refusal: z.string().nullable(),
  /** The named place, if the offline tables contain it. */
  place: Place.nullable(),
});
export type Understanding = z.infer<typeof Understanding>;
