import type { ThreadParty } from '@plumbline/contract/domains/threads/thread.ts';
import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { ContractorContact } from '../directory/public.ts';
import type { About, Block, OutgoingMessage } from '../messaging/public.ts';
import type { OpenedReferral } from '../service-requests/public.ts';
import { threadLetter, type Unread } from './rules/thread-letters.ts';
import { threadLetterWords } from './rules/thread-letters.words.ts';
import { threadsWords } from './threads.words.ts';
import { customerName } from './views.ts';

/** The purpose of announcements of unread messages. */
export type ThreadPurpose = 'thread-message';

declare module '../../kernel/message-purpose.ts' {
  interface MessagePurposes {
    threads: ThreadPurpose;
  }
}

/** Returns the subject of one side's announcements, so that they can be dropped without the other side's. */
export const announcementOf = (referralId: ReferralId, party: ThreadParty): About => ({
  kind: 'thread',
  id: `${referralId}:${party}`,
});

export interface Announcement {
  readonly party: ThreadParty;
  readonly opened: OpenedReferral;
  readonly contact: ContractorContact | null;
  readonly unread: Unread;
  /** The number of the newest message that it tells of. */
  readonly upTo: number;
  readonly settings: Pick<Settings, 'publicUrl' | 'senderPostalAddress'>;
}

/** Returns the messages that tell a side of what it hasn't read, on its channels; none without a channel. Pure. */
export function announcementMessages(announcement: Announcement): OutgoingMessage[] {
  const { party, opened, contact, unread, upTo, settings } = announcement;
  const { email, sms, timeZone, transactional, language } =
    party === 'customer' ? customerReach(opened) : contractorReach(opened, contact);
  const from =
    party === 'contractor'
      ? customerName(opened, language)
      : (contact?.companyName ?? threadsWords[language].aContractor);
  const letter = threadLetter({ party, opened, from, unread, language, settings });
  const content = {
    kind: 'letter' as const,
    subject: letter.subject,
    blocks: [
      ...letter.blocks,
      ...(sms === null ? [] : [note(threadLetterWords[language].replyByText(opened.requestNumber))]),
      ...imprint(announcement),
    ],
  };
  const common = {
    purpose: 'thread-message',
    about: announcementOf(opened.referralId, party),
    transactional,
    // Conversations wait for the morning, unless the job itself can't.
    urgent: opened.urgency === 'high',
    timeZone,
    language,
  } as const;
  const dedupe = `thread:${opened.referralId}:${party}:${upTo}`;
  return [
    ...(email === null
      ? []
      : [{ ...common, dedupeKey: `${dedupe}:email`, channel: 'email' as const, to: email, content }]),
    ...(sms === null
      ? []
      : [
          {
            ...common,
            dedupeKey: `${dedupe}:sms`,
            channel: 'sms' as const,
            to: sms,
            content: { kind: 'text' as const, text: letter.sms },
          },
        ]),
  ];
}

const note = (text: string): Block => ({ kind: 'note', text });

function customerReach({ customer, timeZone }: OpenedReferral) {
  const { email, phone, mayText, mayEmail, language } = customer;
  return {
    email: email !== '' && mayEmail ? email : null,
    sms: phone !== '' && mayText ? phone : null,
    timeZone,
    transactional: true,
    language,
  };
}

function contractorReach({ timeZone }: OpenedReferral, contact: ContractorContact | null) {
  const sms = contact?.smsConsent && contact.preferredContactMethod !== 'email' ? contact.phone : null;
  return {
    email: sms === null || contact?.preferredContactMethod !== 'sms' ? (contact?.email ?? null) : null,
    sms,
    timeZone: contact?.timeZone ?? timeZone,
    transactional: false,
    language: contact?.language ?? ('en' as const),
  };
}

/** Returns the sender's postal address for unclaimed listings. */
const imprint = ({ party, contact, settings }: Announcement): Block[] =>
  party === 'customer' || contact === null || contact.isClaimed || settings.senderPostalAddress === null
    ? []
    : [note(threadLetterWords[contact.language].sentBy(settings.senderPostalAddress))];
