import * as z from 'zod';
import { LANGUAGES } from '../../kernel/language.ts';
import { tradeNames, trades } from '../../kernel/trades.ts';
import { Place, ZipCode } from '../locations/place.ts';

export const WorkType = z.enum(tradeNames.map((name) => trades[name].workType));
export type WorkType = z.infer<typeof WorkType>;

export const ProjectType = z.enum(['emergency', 'repair', 'installation', 'maintenance', 'renovation']);
export type ProjectType = z.infer<typeof ProjectType>;

export const Urgency = z.enum(['low', 'medium', 'high']);
export type Urgency = z.infer<typeof Urgency>;

/** The languages that the assistant reads. */
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** What threatens people or property now. `water` runs in or is about to, `structure` may fall, `cold` and `heat` hurt the frail. */
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

/** The part of the day that was asked for, as service requests name it. */
export const SaidTimeSlot = z.enum(['morning', 'afternoon', 'evening', 'anytime']);
export type SaidTimeSlot = z.infer<typeof SaidTimeSlot>;

/** E.164 of the United States and Canada. */
const SaidPhone = z.string().regex(/^\+1[2-9]\d{9}$/);

/** A sentence as the local engine or a language model reads it. Null where nothing was said; nothing is guessed. */
export const Reading = z.object({
  /** Is somebody asking for work on a building? When not, the fields about the job mean nothing. */
  isJob: z.boolean(),
  workType: WorkType,
  projectType: ProjectType,
  urgency: Urgency,
  /** The person's own words, in their language, cleaned of filler. */
  description: z.string(),
  language: Language,
  danger: Danger.nullable(),
  /** The day that was asked for, 'yyyy-MM-dd' in the job's zone; never one that is over. */
  preferredDate: z.iso.date().nullable(),
  preferredTimeSlot: SaidTimeSlot.nullable(),
  zipCode: ZipCode.nullable(),
  city: z.string().min(1).max(60).nullable(),
  /** Two letters; null when no state was named. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** The writer, or the person to ask for. */
  customerName: z.string().min(1).max(80).nullable(),
  customerPhone: SaidPhone.nullable(),
});
export type Reading = z.infer<typeof Reading>;

/** What a sentence about a job was understood to say. */
export const Understanding = Reading.extend({
  /** One sentence to show at once, in the person's language, when there is danger. Written by us, never by a model. */
  safety: z.string().nullable(),
  /** A kind sentence, in the person's language, when the text asks for no job. */
  refusal: z.string().nullable(),
  /** The place that was named, where the offline tables know it. */
  place: Place.nullable(),
});
export type Understanding = z.infer<typeof Understanding>;
