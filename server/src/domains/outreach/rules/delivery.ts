import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OutreachChannel, OutreachDelivery } from '@plumbline/contract/domains/outreach/outreach.ts';
import { formatDateTime, formatPhone } from '@plumbline/contract/kernel/format.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { morningAfter } from '../../messaging/public.ts';
import type { ListingContact } from './listing-contact.ts';

/** The clocks of the lead finder's counties: a day of messages is theirs, and so are the hours of calls and texts. */
export const ZONE = 'America/Kentucky/Louisville';
/** 47 CFR 64.1200(c)(1): nobody is called to be sold something before 8 or after 21 o'clock. */
const CALL_HOURS = { from: '08:00', to: '21:00' } as const;

/** The day of which a bidder may write about a project once, yyyy-MM-dd. */
export const outreachDay = (now: Date): string => wallTimeOf(now, ZONE).day;

/** How a channel reaches the contact that a listing names. `contactAddress` null: it doesn't. */
export interface Reach {
  readonly delivery: OutreachDelivery | null;
  /** The contact's own address or number. */
  readonly contactAddress: string | null;
  /** What will happen, or why nothing can, in one sentence. */
  readonly note: string;
}

const none = (note: string): Reach => ({ delivery: null, contactAddress: null, note });

/**
 * By which way a channel goes, and whether it does (decision 28): e-mail to the address that the listing publishes; a
 * text only to a number at which the listing asks to be texted, else the bidder gets it to send; a call by the bidder,
 * or by the product where its operator has switched that on.
 */
export function reachOf(
  channel: OutreachChannel,
  { email, phone, takesTexts }: ListingContact,
  { mayCall, now }: { readonly mayCall: boolean; readonly now: Date },
): Reach {
  if (channel === 'email') {
    if (email === null) return none('The listing names no email address.');
    return {
      delivery: 'to-contact',
      contactAddress: email,
      note: `We send this email to ${email}, the contact that the listing names.`,
    };
  }
  if (phone === null) return none('The listing names no phone number.');
  const number = formatPhone(phone);
  const [delivery, note] = byPhone(channel, number, { takesTexts, mayCall: mayCall && isCallTime(now), now });
  return { delivery, contactAddress: phone, note };
}

function byPhone(
  channel: 'sms' | 'phone',
  number: string,
  { takesTexts, mayCall, now }: { readonly takesTexts: boolean; readonly mayCall: boolean; readonly now: Date },
): [OutreachDelivery, string] {
  if (channel === 'sms') {
    return takesTexts
      ? ['to-contact', `We text this to ${number}, where the listing asks to be texted${whenWords(now)}.`]
      : [
          'to-bidder',
          `The listing does not ask for texts, so we email this to you: send it to ${number} from your own phone.`,
        ];
  }
  return mayCall
    ? ['call', `We call ${number} and read this message.`]
    : ['to-bidder', `We email this script to you, and you call ${number}.`];
}

/** When a text goes that would go now, if it has to wait for the contact's morning (decision 33). */
function whenWords(now: Date): string {
  const morning = morningAfter(now, ZONE);
  return morning === null ? '' : `: on ${formatDateTime(morning.toISOString(), ZONE)}, since it is night there now`;
}

/** When a message goes that waits for the contact's morning; null for what goes now, or has gone. */
export function goesAt(
  { channel, delivery, status }: { channel: OutreachChannel; delivery: OutreachDelivery; status: MessageStatus },
  now: Date,
): string | null {
  if (status !== 'queued' || channel !== 'sms' || delivery !== 'to-contact') return null;
  return morningAfter(now, ZONE)?.toISOString() ?? null;
}

function isCallTime(now: Date): boolean {
  const { time } = wallTimeOf(now, ZONE);
  return time >= CALL_HOURS.from && time < CALL_HOURS.to;
}
