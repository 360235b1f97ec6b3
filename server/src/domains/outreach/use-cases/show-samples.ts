import { OutreachId, OutreachScriptId, OutreachStopId, ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { MessageArea, TitledMessage } from '../../messaging/public.ts';
import { messageOf, type OutreachPurpose } from '../notifications.ts';
import { localText, textHash } from '../rules/final-text.ts';
import type { OutreachFacts } from '../rules/outreach-facts.ts';

const FACTS: Omit<OutreachFacts, 'channel' | 'delivery'> = {
  language: 'en',
  urgency: 'medium',
  project: {
    title: 'Locust Grove Elementary: restrooms',
    street: '120 Oak Street',
    city: 'Louisville',
    kind: 'renovation',
    status: 'bidding-open',
    needsPlumbing: true,
    scope: ['18 fixtures', 'rough-in'],
    description: 'Renovation of the restrooms: 18 fixtures, rough-in.',
    budget: '$80,000 to $120,000',
    deadline: { text: 'Wednesday, December 16, 2026 at 1:30 PM', short: 'Dec 16', isSoon: false },
    permitNumber: null,
    contractor: null,
    sourceName: 'Louisville Metro bids',
    isPublic: true,
  },
  contact: { name: 'Kristi Sharp' },
  bidder: {
    name: 'Ann Lee',
    company: 'Acme Plumbing',
    phone: '(502) 555-0142',
    email: 'ann@acme.example.com',
    trades: ['plumbing'],
    city: 'Louisville',
    license: null,
  },
};
const CONTACT = { email: 'k.sharp@example.org', phone: '+15025550188' } as const;

type Way = readonly [
  title: string,
  channel: 'email' | 'sms' | 'phone',
  delivery: 'to-contact' | 'to-bidder',
  to: string,
];

const TO_CONTACT: readonly Way[] = [
  ['To the contact of a listing: an email', 'email', 'to-contact', CONTACT.email],
  ['To the contact of a listing that takes texts', 'sms', 'to-contact', CONTACT.phone],
];
const TO_BIDDER: readonly Way[] = [
  ['To the bidder: a text to send', 'sms', 'to-bidder', FACTS.bidder.email],
  ['To the bidder: what to say in a call', 'phone', 'to-bidder', FACTS.bidder.email],
];

/** Returns the message that the local writer would write now about an invented project. */
function sample([title, channel, delivery, recipient]: Way, settings: Settings): TitledMessage[] {
  const { bidder, project, urgency } = FACTS;
  const text = localText({ ...FACTS, channel, delivery });
  if (text === null) return [];
  const script = {
    id: OutreachScriptId.parse('os_Sample'),
    projectId: ProjectId.parse('prj_Sample'),
    bidder: 'visitor:vs_Sample',
    channel,
    delivery,
    urgency,
    recipient,
    senderName: bidder.name,
    senderCompany: bidder.company,
    senderEmail: bidder.email,
    senderPhone: '+15025550142',
    subject: text.subject,
    message: text.message,
    textHash: textHash(text, channel, delivery, recipient),
    outreachId: null,
  };
  const sending = {
    id: OutreachId.parse('out_Sample'),
    stopId: OutreachStopId.parse('sto_Sample'),
    script,
    language: FACTS.language,
    projectTitle: project.title ?? '',
    contactPhone: CONTACT.phone,
  };
  return [{ title, message: messageOf(sending, settings) }];
}

/** Every message about a construction project. */
export const outreachMessageKinds: MessageArea<OutreachPurpose> = {
  area: 'Outreach',
  kinds: {
    outreach: {
      to: ['listed contact'],
      when: "A contractor writes to a project's contact",
      samples: ({ settings }) => TO_CONTACT.flatMap((way) => sample(way, settings)),
    },
    'outreach-script': {
      to: ['contractor'],
      when: "A contractor has to text or call a project's contact",
      samples: ({ settings }) => TO_BIDDER.flatMap((way) => sample(way, settings)),
    },
  },
};
