import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { OutreachChannel, OutreachDelivery } from '@plumbline/contract/domains/outreach/outreach.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { morningAfter } from '../../messaging/public.ts';
import { outreachWords } from '../outreach.words.ts';
import type { ListingContact } from './listing-contact.ts';

/** The time zone of the lead finder's counties, used for daily limits and for the hours of calls and texts. */
export const ZONE = 'America/Kentucky/Louisville';
/** 47 CFR 64.1200(c)(1): no sales calls before 8 AM or after 9 PM. */
const CALL_HOURS = { from: '08:00', to: '21:00' } as const;

/** Returns the day to which the limit of one message per bidder and project applies, yyyy-MM-dd. */
export const outreachDay = (now: Date): string => wallTimeOf(now, ZONE).day;

/** The way in which a channel reaches a listing's contact. It can't if `contactAddress` is null. */
export interface Reach {
  readonly delivery: OutreachDelivery | null;
  /** The contact's own address or number. */
  readonly contactAddress: string | null;
  /** One sentence, in the caller's language: what will happen, or why nothing can. */
  readonly note: string;
}

const none = (note: string): Reach => ({ delivery: null, contactAddress: null, note });

/**
 * Decides how a channel reaches the contact, if at all (decision 28): email to the address that the listing publishes; a
 * text only to a number at which the listing asks to be texted, otherwise the bidder gets it to send; a call by the
 * bidder, or by us if the operator has switched that on.
 */
export function reachOf(
  channel: OutreachChannel,
  { email, phone, takesTexts }: ListingContact,
  { mayCall, now, language }: { readonly mayCall: boolean; readonly now: Date; readonly language: Language },
): Reach {
  const words = outreachWords[language].reach;
  if (channel === 'email') {
    if (email === null) return none(words.noEmail);
    return {
      delivery: 'to-contact',
      contactAddress: email,
      note: words.email(email),
    };
  }
  if (phone === null) return none(words.noPhone);
  const number = formatPhone(phone);
  const [delivery, note] = byPhone(channel, number, { takesTexts, mayCall: mayCall && isCallTime(now), now, language });
  return { delivery, contactAddress: phone, note };
}

function byPhone(
  channel: 'sms' | 'phone',
  number: string,
  given: { readonly takesTexts: boolean; readonly mayCall: boolean; readonly now: Date; readonly language: Language },
): [OutreachDelivery, string] {
  const words = outreachWords[given.language].reach;
  if (channel === 'sms') {
    return given.takesTexts ? ['to-contact', textNote(number, given)] : ['to-bidder', words.textByHand(number)];
  }
  return given.mayCall ? ['call', words.call(number)] : ['to-bidder', words.callByHand(number)];
}

/** Tells when the text will be sent if it has to wait for the contact's morning (decision 33). */
function textNote(number: string, { now, language }: { readonly now: Date; readonly language: Language }): string {
  const words = outreachWords[language].reach;
  const morning = morningAfter(now, ZONE);
  return morning === null
    ? words.text(number)
    : words.textLater(number, formatsIn(language).formatDateTime(morning.toISOString(), ZONE));
}

/** Returns the time at which a message waiting for the contact's morning will be sent; null if it isn't waiting. */
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
