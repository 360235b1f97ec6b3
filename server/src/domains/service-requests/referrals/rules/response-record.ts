import { LEAST_REQUESTS, type ResponseRecord } from '@plumbline/contract/domains/directory/response-record.ts';
import { type WorkingHours, workingMinutes } from '../../lifecycle/rules/working-time.ts';

/** A request that a contractor was asked, and that no longer waits for the first answer. */
export interface AskedRequest {
  readonly offeredAt: Date;
  /** The first answer, whatever it was; null if there was none in time. */
  readonly answeredAt: Date | null;
}

/**
 * Returns the median of the working time that a contractor took to answer. Declining is an answer like any other. A
 * request without an answer takes longer than all others, so that silence makes the median worse. Null below five
 * requests, and if half of them got no answer.
 */
export function responseRecord(asked: readonly AskedRequest[], working: WorkingHours): ResponseRecord | null {
  if (asked.length < LEAST_REQUESTS) return null;
  const minutes = asked
    .map(({ offeredAt, answeredAt }) =>
      answeredAt === null ? Number.POSITIVE_INFINITY : workingMinutes(offeredAt, answeredAt, working),
    )
    .toSorted((one, other) => one - other);
  // Of an even number, the slower of the two in the middle: the record promises nothing that half of them don't keep.
  const median = minutes[Math.floor(minutes.length / 2)] ?? Number.POSITIVE_INFINITY;
  return Number.isFinite(median) ? { minutes: Math.ceil(median), requests: asked.length } : null;
}
