import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OutreachReceipt } from '@plumbline/contract/domains/outreach/outreach.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { formatDateTime } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { PROJECTS_ZONE } from '../../lib/louisville-time.ts';
import { outreachWords } from './outreach.words.ts';

const { sent, own } = here(outreachWords);

/** Returns an email address unchanged, and a phone number formatted. */
export const addressText = (address: string): string => (address.includes('@') ? address : formatPhone(address));

type Sent = Pick<OutreachReceipt, 'channel' | 'delivery' | 'to'>;

/** 'Thu, Dec 3, 8:00 AM EST' at the contact's place: when a text will go that waits for the morning there. */
export const goesAtText = (goesAt: string): string => formatDateTime(goesAt, PROJECTS_ZONE);

/** A sentence about what happened after 'Send Outreach', and what the bidder has to do. */
export function sentText({ channel, delivery, to, goesAt }: Sent & Pick<OutreachReceipt, 'goesAt'>): string {
  const address = addressText(to);
  if (delivery === 'call') return sent.call(address);
  if (delivery === 'to-bidder') return channel === 'phone' ? sent.callScript(address) : sent.textForYou(address);
  if (goesAt !== null) return sent.waits(address, goesAtText(goesAt));
  return channel === 'email' ? sent.email(address) : sent.sms(address);
}

const destinations = {
  'to-contact': { email: own.email, sms: own.sms, phone: own.call },
  'to-bidder': { email: own.emailToYou, sms: own.textForYou, phone: own.callForYou },
  call: { email: own.email, sms: own.sms, phone: own.call },
} as const;

/** 'Email to desk@example.org', 'Call script for you, mailed to ann@example.com'. */
export const whereText = ({ channel, delivery, to }: Sent): string => destinations[delivery][channel](addressText(to));

/** Explains a status if its label isn't enough. */
export const fateText: Readonly<Record<MessageStatus, string | null>> = {
  queued: null,
  sent: null,
  delivered: null,
  failed: own.notDelivered,
  unknown: own.notConfirmed,
  suppressed: own.notSent,
};
