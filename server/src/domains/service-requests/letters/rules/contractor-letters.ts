import { cardNameIn } from '@plumbline/contract/domains/payments/kept-card.ts';
import { contactWithin, REPORT_DAYS } from '@plumbline/contract/domains/service-requests/connection.ts';
import { denialWords } from '@plumbline/contract/domains/service-requests/contradiction.words.ts';
import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { SIGN_OFF_DAYS } from '@plumbline/contract/domains/service-requests/sign-off.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { DEFAULT_LANGUAGE, type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Block } from '../../../messaging/public.ts';
import type { Happening } from '../../lifecycle/rules/happening.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import type { StoredReferral } from '../../tables.ts';
import { fullAddress } from '../../views.ts';
import { contractorLetterWords } from './contractor-letters.words.ts';
import {
  button,
  type ContractorFacts,
  type Facts,
  facts,
  jobLine,
  type Letter,
  momentText,
  paragraph,
  place,
  timeText,
  when,
} from './letter.ts';
import { connectionUrl, paymentUrl, respondUrl } from './links.ts';
import { acceptingCosts } from './offer-terms.ts';
import { offerText } from './offer-text.ts';

/**
 * Returns the contractor's letter about a happening, or null if there is none. Before settlement it reveals nothing about
 * the customer.
 */
export function contractorLetter(
  happening: Happening,
  { request, time, settings, contact, terms }: ContractorFacts,
  referral: StoredReferral,
): Letter | null {
  const language = contact?.language ?? DEFAULT_LANGUAGE;
  const words = contractorLetterWords[language];
  const { formatDistance, formatMoney } = formatsIn(language);
  const number = requestNumber(request.ordinal);
  const respond = respondUrl(settings, referral, language);
  const letter = (
    subject: string,
    text: string,
    label: string = words.openRequest,
    url: string = respond,
    more: readonly Block[] = [],
  ): Letter => ({
    subject: `${subject} (${number})`,
    blocks: [paragraph(text), jobLine(request), ...more, button(label, url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  });
  /** The text quotes the customer, too, because the contractor may read nothing else. */
  const disputed = (
    { subject, text, because }: typeof words.reopen,
    reasons: Readonly<Record<string, string>>,
  ): Letter => {
    const reason = happening.details?.['reason'] ?? 'other';
    const isVague = reason === 'other' || reason === 'not-begun';
    const says = isVague ? text : because((reasons[reason] ?? '').toLowerCase());
    const note = happening.note === undefined ? '' : ` “${happening.note}”`;
    return { ...letter(subject, says), sms: `Plumbline ${number}: ${says}${note} ${respond}` };
  };
  // Contractors keep deadlines on their own clocks.
  const until = momentText(referral.answerBy, contact ?? request, language);
  const moment = (name: string): string => {
    const iso = happening.details?.[name];
    return momentText(iso === undefined ? null : new Date(iso), request, language);
  };
  const title = titleOf(request);
  switch (happening.type) {
    case 'offer': {
      if (terms === undefined) return null;
      const { offer } = words;
      const distance = formatDistance(terms.miles);
      const preferred = when(request, language);
      const costs = acceptingCosts(terms, language);
      return asking({
        subject: `${offer.subject(title, request.city, distance)} (${number})`,
        blocks: [
          paragraph(offer.text(title, place(request), distance, preferred, costs, until)),
          paragraph(request.description),
          facts([
            [offer.service, kindOfWork(request, language)],
            [offer.priority, offer.priorities[request.urgency]],
            [offer.preferred, preferred],
            [offer.distance, distance],
            [offer.referralFee, terms.feeCents === 0 ? offer.free : formatMoney(terms.feeCents)],
            [offer.answerBy, until],
          ]),
          ...phoneToProve(contact, settings),
          button(offer.button, respond),
        ],
        sms: offerText({ request, terms, number, until, url: respond, language }),
      });
    }
    case 'accept':
    case 'approve':
    case 'pay': {
      const { gotJob } = words;
      // A paid connection has its own page, with the receipt.
      const job = happening.type === 'pay' ? connectionUrl(settings, referral, language) : respond;
      const within = contactWithin(language);
      const customer: readonly (readonly [string, string])[] = [
        [gotJob.name, request.customerName],
        [gotJob.phone, formatPhone(request.customerPhone)],
        [gotJob.email, request.customerEmail],
        [gotJob.address, fullAddress(request)],
      ];
      const more = [facts(customer), ...receiptOf(happening, referral, settings, language)];
      const { card } = happening;
      const charged =
        card === undefined
          ? ''
          : `${gotJob.charged(formatMoney(referral.feeCents), cardNameIn(language, card), REPORT_DAYS)} `;
      return {
        ...letter(gotJob.subject(title), gotJob.text(within), words.openJob, job, more),
        // Who accepts by text reads the answer there.
        alsoByText: card !== undefined,
        sms: `Plumbline ${number}: ${charged}${gotJob.sms(within)} ${job}`,
      };
    }
    case 'accept-fee-due':
    case 'approve-fee-due': {
      // The receipt follows, or that the card was declined.
      if (happening.card !== undefined) return null;
      const { feeDue } = words;
      const fee = formatMoney(referral.feeCents);
      return letter(
        feeDue.subject(fee),
        feeDue.text(fee, until),
        feeDue.pay,
        paymentUrl(settings, referral, language),
        [{ kind: 'small-link', label: feeDue.takeBack, url: respond }, refundRules(settings, language)],
      );
    }
    case 'counter': {
      const text = words.counter.text(timeText(time, request, language), until);
      const quoted = time?.message ? [paragraph(`“${time.message}”`)] : [];
      return asking(letter(words.counter.subject, text, words.answer, respond, quoted));
    }
    case 'decline':
      return letter(words.decline.subject, words.decline.text);
    case 'expire': {
      const { subject, unansweredProposal, unanswered } = words.expire;
      return letter(subject, referral.silentParty === 'customer' ? unansweredProposal : unanswered);
    }
    case 'lapse':
      return letter(words.lapse.subject, words.lapse.text);
    case 'lose':
      return letter(words.lose.subject, words.lose.text);
    case 'freeze':
      return letter(words.freeze.subject, words.freeze.text);
    case 'thaw':
      return asking(letter(words.thaw.subject, words.thaw.text(until)));
    case 'withdraw':
      return letter(words.withdraw.subject, words.withdraw.text);
    case 'propose-once-too-often':
      return letter(words.tooManyChanges.subject, words.tooManyChanges.text(MAX_PROPOSAL_CHANGES));
    case 'release': {
      if (happening.party !== 'customer') return letter(words.badConnection.subject, words.badConnection.text);
      const { subject, text, object } = words.absent;
      const objectBy = moment('objectUntil');
      return letter(subject, objectBy === '' ? text : `${text} ${object(objectBy)}`);
    }
    case 'sign-off': {
      const { confirmed, unanswered } = words.signOff;
      return happening.party === 'customer'
        ? letter(confirmed.subject, confirmed.text)
        : letter(unanswered.subject, unanswered.text(SIGN_OFF_DAYS));
    }
    case 'report-job':
      if (happening.party === 'contractor') return null;
      return letter(words.reportJob.subject, words.reportJob.text(moment('objectUntil')));
    case 'object-to-report':
      if (happening.party === 'contractor' || happening.details?.['decided']) return null;
      return letter(words.objected.subject, words.objected.text(moment('decideBy')));
    case 'decide-report': {
      const { subject, stands, overturned, onlyRecord } = words.decided;
      return letter(subject, `${happening.details?.['outcome'] === 'stands' ? stands : overturned} ${onlyRecord}`);
    }
    case 'reopen':
      return disputed(words.reopen, denialWords[language].completionDenials);
    case 'not-started':
      return disputed(words.notStarted, denialWords[language].startDenials);
    default:
      return null;
  }
}

/** Explains to a contractor with an unproven phone what that costs, and where to confirm it. */
const phoneToProve = (contact: Facts['contact'], { freeReferrals }: Facts['settings']): Block[] =>
  freeReferrals === 0 || contact === null || contact.isProven || contact.phone === null
    ? []
    : [paragraph(contractorLetterWords[contact.language].offer.phoneToProve(formatPhone(contact.phone)))];

const asking = (letter: Letter): Letter => ({ ...letter, isQuestion: true });

/** Returns the receipt of a paid fee. */
function receiptOf(
  { details, card }: Happening,
  referral: StoredReferral,
  settings: Facts['settings'],
  language: Language,
): Block[] {
  const number = details?.['receipt'];
  if (number === undefined) return [];
  const words = contractorLetterWords[language].receipt;
  return [
    { kind: 'heading', text: words.title },
    facts([
      [words.number, number],
      [words.feePaid, formatsIn(language).formatMoney(referral.feeCents)],
      ...(card === undefined ? [] : [[words.chargedTo, cardNameIn(language, card)] as const]),
    ]),
    ...(card === undefined ? [] : [{ kind: 'note' as const, text: words.byItself }]),
    { kind: 'note', text: words.report(REPORT_DAYS) },
    refundRules(settings, language),
  ];
}

const refundRules = ({ publicUrl }: Facts['settings'], language: Language): Block => ({
  kind: 'small-link',
  label: contractorLetterWords[language].receipt.refunds,
  url: publicUrl + pathIn(language, '/terms#refunds'),
});
