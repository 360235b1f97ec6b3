import type {
  OutreachOptions,
  OutreachReceipt,
  OutreachScript,
  OwnOutreach,
} from '@plumbline/contract/domains/outreach/outreach.ts';
import { OutreachId, OutreachScriptId, ProjectId } from '@plumbline/contract/kernel/id.ts';

const projectId = ProjectId.parse('prj-1');

/** Options for a listing with an email address and a number that doesn't invite texts. */
export const outreachOptions = (given: Partial<OutreachOptions> = {}): OutreachOptions => ({
  projectId,
  isPossible: true,
  reason: null,
  channels: [
    { channel: 'email', delivery: 'to-contact', note: 'We send this email to desk@example.org.' },
    { channel: 'sms', delivery: 'to-bidder', note: 'We email this to you.' },
    { channel: 'phone', delivery: 'to-bidder', note: 'We email this script to you.' },
  ],
  hasWrittenToday: false,
  isStopped: false,
  ...given,
});

/** A script for the preview. */
export const outreachScript = (given: Partial<OutreachScript> = {}): OutreachScript => ({
  approvalId: OutreachScriptId.parse('os_1'),
  textHash: 'hash-1',
  expiresAt: '2026-11-20T17:00:00Z',
  channel: 'email',
  delivery: 'to-contact',
  to: 'desk@example.org',
  note: 'We send this email to desk@example.org.',
  message: 'Hello,\n\nI write about the pump house.',
  opening: 'Hello,',
  subject: 'Pump house renovation',
  points: [],
  objections: [],
  close: '',
  segments: null,
  footer: 'This is an offer of services.',
  ...given,
});

/** The receipt of a sent message. */
export const outreachReceipt = (given: Partial<OutreachReceipt> = {}): OutreachReceipt => ({
  id: OutreachId.parse('or_1'),
  channel: 'email',
  delivery: 'to-contact',
  to: 'desk@example.org',
  status: 'queued',
  goesAt: null,
  createdAt: '2026-11-20T16:00:00Z',
  ...given,
});

/** One of My Outreach. */
export const ownOutreach = (given: Partial<OwnOutreach> = {}): OwnOutreach => ({
  ...outreachReceipt(),
  projectId,
  title: 'Pump house renovation',
  location: 'Louisville',
  subject: 'About the pump house',
  message: 'Hello from Ann.',
  sentAt: null,
  ...given,
});
