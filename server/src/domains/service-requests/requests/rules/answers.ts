import { withoutSecretNumbers } from '@plumbline/contract/domains/assistant/secret-numbers.ts';
import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { RequestAgain, type ServiceRequestForm } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { dayIn, dayOf } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type * as z from 'zod';
import { DomainError } from '../../../../kernel/errors.ts';
import { placeByName, placeByZip } from '../../../locations/public.ts';
import { deriveTitle } from '../../lifecycle/rules/title.ts';
import type { StoredRequest } from '../../tables.ts';
import { inDollars } from '../../views.ts';
import { hasGoneBy } from './preferred-time.ts';
import { requestsWords } from './requests.words.ts';

/** The form's answers as a row stores them, without the request's owner and state. */
export type KeptAnswers = Omit<
  StoredRequest,
  | 'id'
  | 'ordinal'
  | 'status'
  | 'createdAt'
  | 'idleSince'
  | 'completedAt'
  | 'signedOffAt'
  | 'disputedAt'
  | 'customerId'
  | 'opportunityId'
  | 'opportunityCell'
  | 'awaitsProof'
  | 'provenContact'
  | 'isSynthetic'
>;

/** The answers that are stored unchanged in the column of the same name. */
const AsGiven = RequestAgain.omit({
  requestNumber: true,
  refused: true,
  place: true,
  address: true,
  preferredDate: true,
  budgetMin: true,
  budgetMax: true,
});
const asGiven = (answers: z.infer<typeof AsGiven>) => AsGiven.parse(answers);

/**
 * Returns a customer's answers as a row stores them. Only this function and its inverse, `givenAnswers`, know which
 * answers are stored in another form.
 * @throws DomainError 'invalid-input' with the invalid fields
 */
export function keptAnswers(form: ServiceRequestForm, now: Date, language: Language): KeptAnswers {
  const place = placeOf(form);
  const answers = {
    ...asGiven(form),
    description: withoutSecretNumbers(form.description),
    preferredDate: preferredDay(form.preferredDate, place.timeZone, now),
    customerPhone: phoneNumber(form.customerPhone),
    smsConsentAt: form.smsConsent ? now : null,
    street: form.address,
    city: form.city,
    state: form.state,
    zipCode: form.zipCode,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: place.timeZone,
    budgetMinCents: inCents(form.budgetMin),
    budgetMaxCents: inCents(form.budgetMax),
    language,
  };
  return { ...answers, title: deriveTitle(answers) };
}

/** Returns a row's answers for a new request, without a past time and without the consent. */
export function givenAnswers(request: StoredRequest, now: Date): Omit<RequestAgain, 'requestNumber' | 'refused'> {
  const isOver = hasGoneBy(request, now);
  return {
    ...asGiven(request),
    preferredDate: isOver ? null : request.preferredDate,
    preferredTimeSlot: isOver ? 'anytime' : request.preferredTimeSlot,
    address: request.street,
    place: {
      city: request.city,
      state: request.state,
      zipCode: request.zipCode,
      latitude: request.latitude,
      longitude: request.longitude,
    },
    budgetMin: inDollars(request.budgetMinCents),
    budgetMax: inDollars(request.budgetMaxCents),
  };
}

const inCents = (dollars: number | undefined): number | null =>
  dollars === undefined ? null : Math.round(dollars * 100);

function placeOf(form: ServiceRequestForm): Place {
  const place = placeByZip(form.zipCode.slice(0, 5)) ?? placeByName(form.city, form.state);
  if (place === null) throw wrong('zipCode', ({ unknownZip }) => unknownZip);
  return place;
}

function preferredDay(given: string | undefined, timeZone: string, now: Date): string {
  const today = dayIn(now, timeZone);
  if (given === undefined) return today;
  const day = dayOf(given, timeZone);
  if (day === null) throw wrong('preferredDate', ({ dateFormat }) => dateFormat('yyyy-MM-dd'));
  if (day < today) throw wrong('preferredDate', ({ todayOrLater }) => todayOrLater);
  return day;
}

export const EXAMPLE_PHONE = '(502) 555-0134';

/** Returns a phone number in E.164; null if it can't be one. */
export function readPhone(given: string): string | null {
  const parsed = parsePhoneNumberFromString(given, 'US');
  return parsed?.isPossible() ? parsed.number : null;
}

function phoneNumber(given: string): string {
  const phone = readPhone(given);
  if (phone === null) throw wrong('customerPhone', ({ tenDigits }) => tenDigits(EXAMPLE_PHONE));
  return phone;
}

type InputWords = (typeof requestsWords)[Language]['input'];

function wrong(field: string, pick: (words: InputWords) => string): DomainError {
  const message = say(requestsWords, ({ input }) => pick(input));
  return new DomainError('invalid-input', message, { [field]: message });
}
