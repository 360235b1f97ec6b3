import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../../kernel/settings.ts';
import { instantOf } from '../../../../kernel/zoned-time.ts';
import type { ContractorContact } from '../../../directory/public.ts';
import type { Block } from '../../../messaging/public.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import { type ReadableRequest, type ReadableTime, readableRequest, readableTime } from '../../policy.ts';
import type { StoredReferral, StoredRequest, StoredTime } from '../../tables.ts';
import type { OfferTerms } from './offer-terms.ts';

/** The facts in messages about a happening. */
export interface Facts {
  readonly request: StoredRequest;
  /** The contractor of the happening's referral. */
  readonly contact: ContractorContact | null;
  /** The newest proposed time. */
  readonly time: StoredTime | null;
  readonly settings: Settings;
  /** The terms of an offer. */
  readonly terms?: OfferTerms | undefined;
  /** The companies that a new request was sent to, in the order they were picked. */
  readonly asked?: readonly string[];
  /** The photos of the work that the customer can look at. */
  readonly workPhotos?: number;
  /** The contractor who is asked now because another one gave no answer or denied. */
  readonly passedOn?: { readonly company: string; readonly answerBy: Date | null } | null | undefined;
}

/** Builds a letter to the contractor, with the customer's words masked as the referral requires. */
export interface ContractorFacts extends Facts {
  readonly request: ReadableRequest;
  readonly time: ReadableTime | null;
}

/** Masks the facts for a letter to the contractor of a referral. */
export const contractorFacts = (given: Facts, referral: StoredReferral): ContractorFacts => ({
  ...given,
  request: readableRequest(given.request, referral),
  time: given.time === null ? null : readableTime(given.time, given.request, referral),
});

/** One message, as an email and as a text. */
export interface Letter {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** One short text that ends with the unshortened link. */
  readonly sms: string;
  /** True if the letter asks for an answer that may come by text. The SMS then explains how, before the link. */
  readonly isQuestion?: boolean;
  /** How to answer by text, in front of the link of a text. */
  readonly howToReply?: string;
  /** Also texted to contractors who get texts, although it is a receipt. */
  readonly alsoByText?: boolean;
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
/** Names the job that a letter is about. */
export const jobLine = (request: StoredRequest): Block => ({
  kind: 'note',
  text: `${titleOf(request)} · ${requestNumber(request.ordinal)}`,
});
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const facts = (pairs: readonly (readonly [string, string])[]): Block => ({
  kind: 'facts',
  facts: pairs.map(([label, value]) => ({ label, value })),
});

export const place = (request: StoredRequest) => `${request.city}, ${request.state} ${request.zipCode}`;

/** Returns the customer's preferred day and part of the day. */
export function when(request: StoredRequest, language: Language): string {
  const { formatDay, formatSlot } = formatsIn(language);
  return `${formatDay(request.preferredDate)}, ${formatSlot(request.preferredTimeSlot)}`;
}

/** Returns a moment such as a deadline, in the local time of a job or of a contractor; '' for none. */
export const momentText = (
  moment: Date | null,
  { timeZone }: Pick<StoredRequest, 'timeZone'>,
  language: Language,
): string => (moment === null ? '' : formatsIn(language).formatDateTime(moment.toISOString(), timeZone));

/** Returns a proposed time in the job's local time; '' for none. */
export const timeText = (time: StoredTime | null, request: StoredRequest, language: Language): string =>
  momentText(time && instantOf(time.day, time.clockTime, request.timeZone), request, language);
