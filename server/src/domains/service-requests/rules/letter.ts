import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatDateTime, formatDay, formatSlot } from '@plumbline/contract/kernel/format.ts';
import type { Settings } from '../../../kernel/settings.ts';
import { instantOf } from '../../../kernel/zoned-time.ts';
import type { ContractorContact } from '../../directory/public.ts';
import type { Block } from '../../messaging/public.ts';
import type { StoredRequest, StoredTime } from '../tables.ts';
import type { OfferTerms } from './offer-terms.ts';
import { titleOf } from './title.ts';

/** What the messages about a happening are written from. */
export interface Facts {
  readonly request: StoredRequest;
  /** Of the happening's referral. */
  readonly contact: ContractorContact | null;
  /** The newest proposed time. */
  readonly time: StoredTime | null;
  readonly settings: Settings;
  /** Of an offer. */
  readonly terms?: OfferTerms | undefined;
  /** The companies that a request was sent to as it was submitted, in the order in which they were picked. */
  readonly asked?: readonly string[];
}

/** One thing to say, as an email and as a text message. */
export interface Letter {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** For SMS: one short text with the unshortened link at its end. */
  readonly sms: string;
  /** Asks for an answer, which may come by text: for SMS, before the link. */
  readonly isQuestion?: boolean;
}

/** How a contractor answers by text (text-command.ts reads it). */
export const HOW_TO_REPLY = 'Reply ACCEPT, DENY or PROPOSE [time]';

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
/** Says which job a letter is about. */
export const jobLine = (request: StoredRequest): Block => ({
  kind: 'note',
  text: `${titleOf(request)} · ${requestNumber(request.ordinal)}`,
});
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const facts = (pairs: readonly (readonly [string, string])[]): Block => ({
  kind: 'facts',
  facts: pairs.map(([label, value]) => ({ label, value })),
});
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const place = (request: StoredRequest) => `${request.city}, ${request.state} ${request.zipCode}`;
export const when = (request: StoredRequest) =>
  `${formatDay(request.preferredDate)}, ${formatSlot(request.preferredTimeSlot)}`;
export const timeText = (time: StoredTime | null, request: StoredRequest) =>
  time === null
    ? ''
    : formatDateTime(instantOf(time.day, time.clockTime, request.timeZone).toISOString(), request.timeZone);
