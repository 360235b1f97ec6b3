import { callDraft, recordingDraft } from './call-draft.ts';
import type { Draft } from './draft.ts';
import { emailDraft } from './email-draft.ts';
import type { OutreachFacts } from './outreach-facts.ts';
import { smsDraft } from './sms-draft.ts';

/**
 * Writes a message from the facts and nothing else: always the same for the same facts, in other words for another
 * project. Null where a text message can't hold the sender's names. No network, well under a millisecond.
 */
export function writeLocally(facts: OutreachFacts): Draft | null {
  switch (facts.channel) {
    case 'email':
      return emailDraft(facts);
    case 'sms':
      return smsDraft(facts);
    case 'phone':
      return facts.delivery === 'call' ? recordingDraft(facts) : callDraft(facts);
  }
}
