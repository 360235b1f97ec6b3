import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OutreachChannel, OutreachReceipt } from '@plumbline/contract/domains/outreach/outreach.ts';
import { formatDateTime, formatPhone } from '@plumbline/contract/kernel/format.ts';
import { PROJECTS_ZONE } from '../../lib/louisville-time.ts';

/** The labels of Communication Method (specification, section 2). */
export const channelLabels: Readonly<Record<OutreachChannel, string>> = {
  email: 'Email',
  sms: 'SMS',
  phone: 'Phone Call',
};

/** An e-mail address as it is, a number as it is read. */
export const addressWords = (address: string): string => (address.includes('@') ? address : formatPhone(address));

type Sent = Pick<OutreachReceipt, 'channel' | 'delivery' | 'to'>;

/** 'Thu, Dec 3, 8:00 AM EST' on the contact's clocks: when a text goes that waits for their morning. */
export const goesAtWords = (goesAt: string): string => formatDateTime(goesAt, PROJECTS_ZONE);

/** What has happened once 'Send Outreach' was pressed, and what the bidder has to do. */
export function sentWords({ channel, delivery, to, goesAt }: Sent & Pick<OutreachReceipt, 'goesAt'>): string {
  const address = addressWords(to);
  if (delivery === 'call') return `We call ${address} and read this message.`;
  if (delivery === 'to-bidder') {
    return channel === 'phone'
      ? `The contact was not called. The script is on its way to you at ${address}: you make the call.`
      : `The contact was not texted. The message is on its way to you at ${address}: send it from your own phone.`;
  }
  if (goesAt !== null) {
    return `Your text message goes to ${address} on ${goesAtWords(goesAt)}: it is night there now, and nobody is texted at night.`;
  }
  return channel === 'email'
    ? `Your email is on its way to ${address}. The answer comes to your own email address.`
    : `Your text message is on its way to ${address}.`;
}

const things: Readonly<Record<OutreachReceipt['delivery'], Readonly<Record<OutreachChannel, string>>>> = {
  'to-contact': { email: 'Email', sms: 'Text message', phone: 'Call' },
  'to-bidder': { email: 'Email to you', sms: 'Text for you to send, mailed', phone: 'Call script for you, mailed' },
  call: { email: 'Email', sms: 'Text message', phone: 'Call' },
};

/** 'Email to desk@example.org', 'Call script for you, mailed to ann@example.com'. */
export const whereWords = ({ channel, delivery, to }: Sent): string =>
  `${things[delivery][channel]} to ${addressWords(to)}`;

/** What a fate means, where its one word doesn't say it all. */
export const fateWords: Readonly<Record<MessageStatus, string | null>> = {
  queued: null,
  sent: null,
  delivered: null,
  failed: 'It could not be delivered. The address or number of the listing may be wrong.',
  unknown: 'It was handed over, but whether it arrived is not known.',
  suppressed: 'It was not sent: whoever it was for wants no such messages.',
};
