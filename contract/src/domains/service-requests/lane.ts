import * as z from 'zod';
import { ContractorId } from '../../kernel/id.ts';

/** The most contractors whose times are read at once. */
export const MOST_TIMES = 60;

/**
 * How soon a contractor sees a request: open now, answering emergencies at night now or later, opening later, or with
 * unknown hours, for which Monday to Friday, 8 to 5, is assumed.
 */
export const READINESS = ['open', 'night', 'night-later', 'opens', 'unknown'] as const;
export const Readiness = z.enum(READINESS);
export type Readiness = z.infer<typeof Readiness>;

/** How soon a contractor would answer a request that is sent now. */
export const AnswerTime = z.object({
  contractorId: ContractorId,
  readiness: Readiness,
  /** When they begin to answer; null if they do now, or if it is unknown. */
  from: z.iso.datetime().nullable(),
  /** The deadline of an offer made now. */
  answerBy: z.iso.datetime(),
  /** 'Opens Monday 7 AM, answer due by Monday 8 AM', on the contractor's clocks. */
  said: z.string(),
});
export type AnswerTime = z.infer<typeof AnswerTime>;

/** Returns whether a contractor answers at this hour. */
export const answersNow = ({ readiness }: Pick<AnswerTime, 'readiness'>): boolean =>
  readiness === 'open' || readiness === 'night';

/** Sorts by who answers soonest: the earlier deadline first, and known hours before assumed ones. Ties stay in order. */
export const soonestFirst = (times: readonly AnswerTime[]): AnswerTime[] =>
  times.toSorted(
    (one, other) =>
      Number(one.readiness === 'unknown') - Number(other.readiness === 'unknown') ||
      Date.parse(one.answerBy) - Date.parse(other.answerBy),
  );
