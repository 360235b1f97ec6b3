import * as z from 'zod';
import { PERMIT_KINDS } from './permit-kinds.ts';

/** Kinds of work that a record names. */
export const MOST_KINDS = 3;
/** Firms whose pages a record leads to. */
export const MOST_FIRMS = 5;

const count = z.number().int().positive();

/** A contractor's permit record: it proves authorized work, not quality. */
export const PermitRecord = z.object({
  /** The permits that name a firm that is this contractor, each once. */
  permits: count,
  /** The county, or city where no county is known, with the most of them, and how many; null if no permit says. */
  most: z.object({ place: z.string(), permits: count }).nullable(),
  /** The year of the first; null if none has a date. */
  since: z.number().int().nullable(),
  /** The day of the latest, yyyy-MM-dd. */
  latestOn: z.string().nullable(),
  /** The most frequent kinds of work, without 'other'. */
  kinds: z.array(z.enum(PERMIT_KINDS)),
  /** The firms whose pages list the permits, the one with the most first. */
  firms: z.array(z.object({ slug: z.string(), name: z.string(), permits: count })),
});
export type PermitRecord = z.infer<typeof PermitRecord>;
