import * as z from 'zod';
import { ProjectId } from '../../kernel/id.ts';
import { PursuitStage } from './pursuit.ts';

/**
 * A date in the bid calendar: a 'deadline', or one that has since 'moved'; a 'visit' to the site that was read from the
 * description; or the account's own next 'step'.
 */
export const BidDateKind = z.enum(['deadline', 'moved', 'visit', 'step']);
export type BidDateKind = z.infer<typeof BidDateKind>;

export const BidDate = z.object({
  kind: BidDateKind,
  project: z.object({ id: ProjectId, title: z.string(), location: z.string() }),
  stage: PursuitStage,
  /** Where clocks show `time`. */
  day: z.iso.date(),
  /** 'HH:mm'; null for a whole day. */
  time: z.string().nullable(),
  /** 'EST'; null for a whole day. */
  zone: z.string().nullable(),
  /** A step in the account's words, or the words of the description that name a visit. Null if there are none. */
  text: z.string().nullable(),
  /** Whether the account has said that a visit was read correctly. */
  isConfirmed: z.boolean(),
  /** The day of a moved deadline now. */
  movedTo: z.iso.date().nullable(),
});
export type BidDate = z.infer<typeof BidDate>;

/** The dates of the projects that an account pursues, for one month. */
export const BidCalendar = z.object({
  /** 'yyyy-MM' */
  month: z.string(),
  /** Today in the account's time zone. */
  today: z.iso.date(),
  /** By day, and by time within a day. Days of the neighboring months that share a week are there, too. */
  dates: z.array(BidDate),
  /** Open projects whose sources give a deadline only in words. */
  undated: z.array(z.object({ project: BidDate.shape.project, deadline: z.string() })),
  feed: z.object({
    /** The secret address at which calendar programs read the dates; null until one is made. */
    url: z.string().nullable(),
    /** When one last did. */
    lastReadAt: z.iso.datetime().nullable(),
  }),
});
export type BidCalendar = z.infer<typeof BidCalendar>;

/** Whether a visit was read correctly. */
export const VisitDecision = z.object({
  day: z.iso.date(),
  verdict: z.enum(['right', 'not-a-visit']),
});
export type VisitDecision = z.infer<typeof VisitDecision>;
