import { type CardName, cardNameIn } from '@plumbline/contract/domains/payments/kept-card.ts';
import { REPORT_ANSWER_HOURS } from '@plumbline/contract/domains/service-requests/connection.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { DEFAULT_LANGUAGE, type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { OutgoingMessage } from '../messaging/public.ts';
import { type Decline, declineIn } from '../payments/public.ts';
import { contractorLetter } from './letters/rules/contractor-letters.ts';
import { contractorLetterWords } from './letters/rules/contractor-letters.words.ts';
import { customerLetter } from './letters/rules/customer-letters.ts';
import { customerLetterWords } from './letters/rules/customer-letters.words.ts';
import {
  button,
  contractorFacts,
  type Facts,
  jobLine,
  type Letter,
  momentText,
  paragraph,
} from './letters/rules/letter.ts';
import { connectionCheckUrl, paymentUrl, respondUrl, responseUrl, trackingUrl } from './letters/rules/links.ts';
import { toContractor, toCustomer } from './letters/rules/message-channels.ts';
import { purposeOf } from './letters/rules/message-kinds.ts';
import type { Happening } from './lifecycle/rules/happening.ts';
import { signOffUntil } from './lifecycle/rules/sign-off.ts';
import { isUnconfirmed } from './lifecycle/rules/unconfirmed.ts';
import { notificationWords } from './notifications.words.ts';
import { readerOf } from './policy.ts';
import type { StoredReferral, StoredReport, StoredRequest } from './tables.ts';

/** Returns a short letter about a request, with one button. */
const notice = (request: StoredRequest, subject: string, text: string, label: string, url: string): Letter => {
  const number = requestNumber(request.ordinal);
  return {
    subject: `${subject} (${number})`,
    blocks: [paragraph(text), jobLine(request), button(label, url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  };
};

/** Returns the language of the facts' contractor. */
const contractorsLanguage = ({ contact }: Facts): Language => contact?.language ?? DEFAULT_LANGUAGE;

/** Returns the single reminder, halfway through the time to answer, to the party that has to act next. */
export function nudgeMessages(referral: StoredReferral, given: Facts): OutgoingMessage[] {
  const { request, settings, contact } = given;
  const { answerBy } = referral;
  if (answerBy === null) return [];
  const dedupe = `nudge:${referral.id}:${referral.turn}`;
  if (referral.status === 'proposed') {
    const { language } = request;
    const { nudge } = notificationWords[language];
    const company = contact?.companyName ?? nudge.aContractor;
    const until = momentText(answerBy, request, language);
    const url = responseUrl(settings, referral, language);
    const letter = notice(
      request,
      nudge.proposalSubject(company),
      nudge.proposal(company, until),
      nudge.answerProposal,
      url,
    );
    return toCustomer(letter, 'nudge', dedupe, request);
  }
  const language = contractorsLanguage(given);
  const { nudge, answer } = notificationWords[language];
  const text = nudge.request(momentText(answerBy, contact ?? request, language));
  const letter = notice(request, nudge.requestSubject, text, answer, respondUrl(settings, referral, language));
  return toContractor({ ...letter, isQuestion: true }, 'nudge', dedupe, referral, given);
}

/** Notifies a contractor that a payment came in after the connection had ended, and is refunded. */
export function returnedPaymentMessages(referral: StoredReferral, given: Facts): OutgoingMessage[] {
  const language = contractorsLanguage(given);
  const { returned, openRequest } = notificationWords[language];
  const text = returned.text(formatsIn(language).formatMoney(referral.feeCents));
  const url = respondUrl(given.settings, referral, language);
  const letter = notice(given.request, returned.subject, text, openRequest, url);
  return toContractor(letter, 'payment-returned', `payment-returned:${referral.id}`, referral, given);
}

/** Tells a contractor that their kept card was declined, and where to pay instead. */
export function declinedChargeMessages(
  referral: StoredReferral,
  { card, decline }: { readonly card: CardName; readonly decline: Decline | null },
  given: Facts,
): OutgoingMessage[] {
  const language = contractorsLanguage(given);
  const { declinedCharge } = notificationWords[language];
  const { pay } = contractorLetterWords[language].feeDue;
  const until = momentText(referral.answerBy, given.contact ?? given.request, language);
  const fee = formatsIn(language).formatMoney(referral.feeCents);
  const reason = decline === null ? '' : `${declineIn(language, decline)} `;
  const text = `${reason}${declinedCharge.text(cardNameIn(language, card), fee, until)}`;
  const url = paymentUrl(given.settings, referral, language);
  const letter = notice(given.request, declinedCharge.subject(fee), text, pay, url);
  return toContractor(letter, 'charge-declined', `charge-declined:${referral.id}`, referral, given);
}

/** Notifies a contractor that their spending cap prevented the customer's approval. */
export function keptOutMessages(referral: StoredReferral, given: Facts): OutgoingMessage[] {
  const { request, settings } = given;
  const language = contractorsLanguage(given);
  const { keptOut, openRequest } = notificationWords[language];
  const until = momentText(referral.answerBy, given.contact ?? request, language);
  const fee = formatsIn(language).formatMoney(referral.feeCents);
  const text = [keptOut.text(fee), ...(until === '' ? [] : [keptOut.until(until)])].join(' ');
  const url = settings.publicUrl + pathIn(language, '/account-craftsman');
  const letter = notice(request, keptOut.subject, text, keptOut.change, url);
  const open = button(openRequest, respondUrl(settings, referral, language));
  return toContractor(
    { ...letter, blocks: [...letter.blocks, open] },
    'kept-out',
    `kept-out:${referral.id}:${referral.turn}`,
    referral,
    given,
  );
}

/** Asks the customer about a contractor's report that they were never connected. */
export function connectionCheckMessages(
  report: StoredReport,
  { request, contact, settings }: Facts,
): OutgoingMessage[] {
  const number = requestNumber(request.ordinal);
  const { check, answer } = notificationWords[request.language];
  const company = contact?.companyName ?? check.theContractor;
  const says = report.reason === 'unreachable' ? check.unreachable(company) : check.notWanted(company);
  const url = connectionCheckUrl(settings, report.id, request.language);
  const letter: Letter = {
    subject: `${check.subject(company)} (${number})`,
    blocks: [
      paragraph(`${says} ${check.oneClick}`),
      jobLine(request),
      button(answer, url),
      { kind: 'note', text: check.withoutAnswer(REPORT_ANSWER_HOURS) },
    ],
    sms: `Plumbline ${number}: ${says} ${check.isThatSo} ${url}`,
  };
  return toCustomer(letter, 'connection-check', `connection-check:${report.id}`, request);
}

/** Notifies the contractor that a report was refused. */
export function reportRefusedMessages(report: StoredReport, referral: StoredReferral, given: Facts): OutgoingMessage[] {
  const language = contractorsLanguage(given);
  const words = notificationWords[language];
  const text = report.customerAnswer === 'spoke' ? words.report.spoke : words.report.refused;
  const url = respondUrl(given.settings, referral, language);
  const letter = notice(given.request, words.report.subject, text, words.openJob, url);
  return toContractor(letter, 'connection-report', `connection-report:${report.id}`, referral, given);
}

/** Reminds the customer, once, to confirm a completion, and says from when silence counts as a confirmation. */
export function signOffReminderMessages(referral: StoredReferral, given: Facts): OutgoingMessage[] {
  const { request, contact, settings } = given;
  const { check, signOffReminder } = notificationWords[request.language];
  const { complete } = customerLetterWords[request.language];
  const company = contact?.companyName ?? check.theContractor;
  const until = request.completedAt && signOffUntil(request.completedAt);
  const text = signOffReminder.text(company, momentText(until, request, request.language));
  const url = trackingUrl(settings, request, request.language);
  const letter = notice(request, signOffReminder.subject, text, complete.button, url);
  const dedupe = `sign-off-reminder:${referral.id}:${referral.turn}`;
  return toCustomer({ ...letter, howToReply: complete.howToReply }, 'sign-off-reminder', dedupe, request);
}

/** Returns the messages about a happening to both parties, each in its reader's language, on their channels. */
export function messagesFor(happening: Happening, given: Facts): OutgoingMessage[] {
  const { referral } = happening;
  const purpose = purposeOf(happening.type);
  // Until it is confirmed, a submission is nothing to tell anybody.
  if (purpose === null || (happening.type === 'submit' && isUnconfirmed(given.request))) return [];
  const about = referral?.id ?? given.request.id;
  // A referral may have several reports in one turn.
  const dedupe = `${happening.type}:${about}:${happening.details?.['report'] ?? referral?.turn ?? 0}`;
  const forCustomer = withNote(
    customerLetter(happening, given),
    happening.party === 'contractor' ? happening.note : undefined,
  );
  const toOther = referral !== null && happening.party === 'customer' && happening.note !== undefined;
  const forContractor =
    referral === null
      ? null
      : withNote(
          contractorLetter(happening, contractorFacts(given, referral), referral),
          toOther ? readerOf(given.request, referral)(happening.note) : undefined,
        );
  return [
    ...(forCustomer ? toCustomer(forCustomer, purpose, dedupe, given.request) : []),
    ...(forContractor && referral ? toContractor(forContractor, purpose, dedupe, referral, given) : []),
  ];
}

/** Adds the other party's message above the letter's button. */
const withNote = (letter: Letter | null, note: string | undefined): Letter | null =>
  letter === null || note === undefined
    ? letter
    : { ...letter, blocks: [...letter.blocks.slice(0, -1), paragraph(`“${note}”`), ...letter.blocks.slice(-1)] };
