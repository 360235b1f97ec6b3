import { createHash } from 'node:crypto';
import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import type { Draft } from './draft.ts';
import { unsupported } from './fact-check.ts';
import { writeLocally } from './local-writer.ts';
import { bareFacts, type OutreachFacts } from './outreach-facts.ts';
import { endingOf, MAX_SEGMENTS } from './sms-draft.ts';

/** A draft that passed the check, with its ending. */
export interface FinalText extends Draft {
  /** The number of segments of a text message; null for other channels. */
  readonly segments: number | null;
}

/** Returns the draft with its ending if it uses only the facts, else null. */
export function checked(draft: Draft | null, facts: OutreachFacts): FinalText | null {
  if (draft === null || unsupported(draft, facts).length > 0) return null;
  const message = `${draft.message}${endingOf(facts)}`;
  if (facts.channel !== 'sms') return { ...draft, message, segments: null };
  const count = smsSegments(message);
  return count > MAX_SEGMENTS ? null : { ...draft, message, segments: count };
}

/**
 * Returns the local writer's text, without the listing's words if they can't be quoted; null if nothing passes the
 * check.
 */
export const localText = (facts: OutreachFacts): FinalText | null => {
  const bare = bareFacts(facts);
  return checked(writeLocally(facts), facts) ?? checked(writeLocally(bare), bare);
};

/** Returns a hash of a text and everything else that decides what is sent. */
export const textHash = (text: Pick<FinalText, 'subject' | 'message'>, ...where: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([text.subject, text.message, ...where]))
    .digest('base64url');
