import { callDraft, recordingDraft } from './call-draft.ts';
import type { Draft } from './draft.ts';
import { emailDraft } from './email-draft.ts';
import type { OutreachFacts } from './outreach-facts.ts';
import { smsDraft } from './sms-draft.ts';

/**
 * Writes a message from the facts only. The same facts always give the same text, and other projects get other
 * phrasings. Returns null if a text message is too short for the sender's names. Uses no network and takes well under a
 * millisecond.
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
