import { waitsFor } from '@plumbline/contract/domains/service-requests/actions.ts';
import { isLive } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { StoredReferral } from '../../tables.ts';

/** What is known of a contractor in line when a request is passed on. */
export interface Lined {
  readonly contractorId: ContractorId;
  /** Whether the directory still shows the listing. */
  readonly isListed: boolean;
  /** Whether its license is in evidence, and it has the trade. */
  readonly isFit: boolean;
  /** Whether it is neither paused nor suspended nor at its limit of open jobs. */
  readonly takesWork: boolean;
  /** Whether we can write to it. */
  readonly isReachable: boolean;
  /** Whether today is one of its days off. */
  readonly isOff: boolean;
}

export type PassedOverReason = 'not-listed' | 'not-fit' | 'takes-no-work' | 'not-reachable' | 'day-off';

/** A contractor in line who wasn't asked, although it was their turn. */
export interface PassedOver {
  readonly contractorId: ContractorId;
  readonly reason: PassedOverReason;
}

/**
 * Chooses whom to ask next: the first in line who can take the job, and who works today if anybody in line does.
 * `passedOver` names those before. Whoever is passed over for a day off stays in line.
 */
export function chooseNext(line: readonly Lined[]): {
  readonly next: ContractorId | null;
  readonly passedOver: readonly PassedOver[];
} {
  const able = line.filter((lined) => unfitness(lined) === null);
  const next = (able.find(({ isOff }) => !isOff) ?? able[0])?.contractorId ?? null;
  const before = line.slice(0, next === null ? undefined : line.findIndex(({ contractorId }) => contractorId === next));
  return {
    next,
    passedOver: before.map((lined) => ({ contractorId: lined.contractorId, reason: unfitness(lined) ?? 'day-off' })),
  };
}

function unfitness({ isListed, isFit, takesWork, isReachable }: Lined): Exclude<PassedOverReason, 'day-off'> | null {
  if (!isListed) return 'not-listed';
  if (!isFit) return 'not-fit';
  if (!takesWork) return 'takes-no-work';
  return isReachable ? null : 'not-reachable';
}

/**
 * Returns when each contractor in line is asked if nobody before answers.
 *
 * @param first the deadline of those who are being asked now; null if somebody has answered
 * @param line returns, for each in line, the deadline of an offer made at a moment
 */
export function askedAfter(first: Date | null, line: readonly ((since: Date) => Date | null)[]): (Date | null)[] {
  let since = first;
  return line.map((deadline) => {
    const asked = since;
    since = since && deadline(since);
    return asked;
  });
}

/** Returns the moment by which those who are being asked have to answer; null if one of them has answered. */
export function deadlineOf(
  referrals: readonly Pick<StoredReferral, 'status' | 'answerBy' | 'frozenAt'>[],
): Date | null {
  let latest: Date | null = null;
  for (const { status, answerBy, frozenAt } of referrals.filter((referral) => isLive(referral.status))) {
    if (waitsFor(status) !== 'contractor' || frozenAt !== null || answerBy === null) return null;
    if (latest === null || answerBy > latest) latest = answerBy;
  }
  return latest;
}
