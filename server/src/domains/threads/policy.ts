import {
  MAX_MESSAGES,
  MAX_PER_HOUR,
  type ThreadParty,
  type ThreadPhase,
} from '@plumbline/contract/domains/threads/thread.ts';
import { MAX_QUESTIONS } from '@plumbline/contract/domains/threads/thread-address.ts';

/** Why someone can't write to a thread now. */
export type WriteRefusal =
  | 'over'
  | 'blockedByYou'
  | 'blockedByOther'
  | 'blockedByOperator'
  | 'noQuestionsLeft'
  | 'noQuestionToAnswer'
  | 'tooMany'
  | 'full';

/** The facts that decide whether a side may write. */
export interface WriteSituation {
  readonly phase: ThreadPhase;
  readonly blockedBy: ThreadParty | 'operator' | null;
  /** Questions and answers before the connection. */
  readonly asked: number;
  readonly answered: number;
  readonly messages: number;
  /** This side's messages within the last hour. */
  readonly lastHour: number;
}

/** Returns the phase of a referral's thread. */
export const phaseOf = ({ isOver, isConnected }: { isOver: boolean; isConnected: boolean }): ThreadPhase =>
  isOver ? 'over' : isConnected ? 'connected' : 'asking';

/** Decides whether a side may write one more message: null if it may. The only place with the rules. */
export function whyNotWrite(
  { phase, blockedBy, asked, answered, messages, lastHour }: WriteSituation,
  party: ThreadParty,
): WriteRefusal | null {
  if (phase === 'over') return 'over';
  if (blockedBy === 'operator') return 'blockedByOperator';
  if (blockedBy !== null) return blockedBy === party ? 'blockedByYou' : 'blockedByOther';
  if (phase === 'asking' && leftOf({ phase, asked, answered }, party) === 0)
    return party === 'contractor' ? 'noQuestionsLeft' : 'noQuestionToAnswer';
  if (messages >= MAX_MESSAGES) return 'full';
  return lastHour >= MAX_PER_HOUR ? 'tooMany' : null;
}

/** Returns how many questions or answers a side has left before the connection; null without such a limit. */
export function leftOf(
  { phase, asked, answered }: Pick<WriteSituation, 'phase' | 'asked' | 'answered'>,
  party: ThreadParty,
): number | null {
  if (phase !== 'asking') return null;
  return party === 'contractor' ? MAX_QUESTIONS - asked : asked - answered;
}
