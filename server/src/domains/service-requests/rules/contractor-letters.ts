import { REPORT_DAYS } from '@plumbline/contract/domains/service-requests/connection.ts';
import { COMPLETION_DENIALS, START_DENIALS } from '@plumbline/contract/domains/service-requests/contradiction.ts';
import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatDateTime, formatDistance, formatMoney, formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { Block } from '../../messaging/public.ts';
import type { StoredReferral } from '../tables.ts';
import { fullAddress, readableBy } from '../views.ts';
import type { Happening } from './happening.ts';
import {
  button,
  capital,
  type Facts,
  facts,
  jobLine,
  type Letter,
  paragraph,
  place,
  timeText,
  when,
} from './letter.ts';
import { connectionUrl, paymentUrl, respondUrl } from './links.ts';
import { acceptingCosts } from './offer-terms.ts';
import { offerText } from './offer-text.ts';
import { titleOf } from './title.ts';

/** The contractor's letter about a happening, if it has one. Before settlement it holds nothing of who the customer is. */
export function contractorLetter(
  happening: Happening,
  { request, time, settings, contact, terms }: Facts,
  referral: StoredReferral,
): Letter | null {
  const number = requestNumber(request.ordinal);
  const respond = respondUrl(settings, referral);
  const letter = (
    subject: string,
    text: string,
    label = 'Open the request',
    url = respond,
    more: readonly Block[] = [],
  ): Letter => ({
    subject: `${subject} (${number})`,
    blocks: [paragraph(text), jobLine(request), ...more, button(label, url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  });
  /** The text message carries these words, too: the contractor may read nothing else. */
  const contradicted = (subject: string, says: string, reasons: Readonly<Record<string, string>>): Letter => {
    const reason = happening.details?.['reason'] ?? 'other';
    const why = reason === 'other' || reason === 'not-begun' ? '' : `: ${(reasons[reason] ?? '').toLowerCase()}`;
    const text = `${says}${why}. Please get in touch with them.`;
    const note = happening.note === undefined ? '' : ` “${happening.note}”`;
    return { ...letter(subject, text), sms: `Plumbline ${number}: ${text}${note} ${respond}` };
  };
  const until = referral.answerBy === null ? '' : formatDateTime(referral.answerBy.toISOString(), request.timeZone);
  const title = titleOf(request);
  switch (happening.type) {
    case 'offer':
      return terms === undefined
        ? null
        : asking({
            subject: `${title} in ${request.city}, ${formatDistance(terms.miles)} away (${number})`,
            blocks: [
              paragraph(
                `New request: ${title} in ${place(request)}, ${formatDistance(terms.miles)} from you. ${when(request)}. ${acceptingCosts(terms)} Answer by ${until}.`,
              ),
              paragraph(readableBy(referral, request, request.description)),
              facts([
                ['Service', kindOfWork(request)],
                ['Priority', capital(request.urgency)],
                ['Preferred', when(request)],
                ['Distance', formatDistance(terms.miles)],
                ['Referral fee', terms.feeCents === 0 ? 'Free' : formatMoney(terms.feeCents)],
                ['Answer by', until],
              ]),
              ...phoneToProve(contact, settings),
              button('Accept, deny or propose a time', respond),
            ],
            sms: offerText({ request, terms, number, until, url: respond }),
          });
    case 'accept':
    case 'approve':
    case 'pay': {
      // What was paid for, with the receipt, has a page of its own.
      const job = happening.type === 'pay' ? connectionUrl(settings, referral) : respond;
      return {
        ...letter(
          `You got the job: ${title}`,
          `You are connected with the customer. Contact them within 1 hour.`,
          'Open the job',
          job,
          [
            facts([
              ['Name', request.customerName],
              ['Phone', formatPhone(request.customerPhone)],
              ['Email', request.customerEmail],
              ['Address', fullAddress(request)],
            ]),
            ...receiptOf(happening, referral, settings),
          ],
        ),
        sms: `Plumbline ${number}: You got the job. Contact the customer within 1 hour: ${job}`,
      };
    }
    case 'accept-fee-due':
    case 'approve-fee-due':
      return letter(
        `Referral fee due: ${formatMoney(referral.feeCents)}`,
        `The job is yours once the referral fee of ${formatMoney(referral.feeCents)} is paid, by ${until}. You can still take it back, which costs nothing.`,
        'Pay the fee',
        paymentUrl(settings, referral),
        [{ kind: 'small-link', label: 'Take back my acceptance', url: respond }, refundRules(settings)],
      );
    case 'counter':
      return asking(
        letter(
          'The customer proposes another time',
          `The customer proposes ${timeText(time, request)}. Answer by ${until}.`,
          'Answer',
          respond,
          time?.message ? [paragraph(`“${readableBy(referral, request, time.message)}”`)] : [],
        ),
      );
    case 'decline':
      return letter('Your proposal was declined', 'The customer has declined your proposal. Nothing is due.');
    case 'expire':
      return letter(
        'This request has expired',
        referral.silentParty === 'customer'
          ? 'The customer did not answer your proposal in time. Nothing is due.'
          : 'The time to answer is over. Nothing is due.',
      );
    case 'lapse':
      return letter(
        'The connection has lapsed',
        'The referral fee was not paid in time, so the connection has lapsed. Nothing is due.',
      );
    case 'lose':
      return letter('This job went to another contractor', 'Another contractor has got this job. Nothing is due.');
    case 'freeze':
      return letter(
        'This request is on hold',
        'Another contractor has accepted and is settling the fee. You will hear from us if the job comes free again.',
      );
    case 'thaw':
      return asking(letter('This request is open again', `The job has come free again. Answer by ${until}.`));
    case 'withdraw':
      return letter('The customer has cancelled', 'The customer has cancelled this request. Nothing is due.');
    case 'propose-once-too-often':
      return letter(
        'Your proposal was withdrawn',
        'A proposal can be changed at most 3 times. With this change the request was closed. Nothing is due.',
      );
    case 'release':
      return happening.party === 'customer'
        ? letter(
            'The customer says that you did not come',
            'The customer says that you did not come to the appointment, so the job is no longer yours. A fee that was paid goes back to your card.',
          )
        : letter(
            'The connection has ended',
            'The customer could not be reached or did not want the job, so the connection has ended. A fee that was paid goes back to your card.',
          );
    case 'reopen':
      return contradicted(
        'Not completed after all',
        'The customer says that the work is not completed after all',
        COMPLETION_DENIALS,
      );
    case 'not-started':
      return contradicted(
        'The customer says that you have not started',
        'The customer says that the work has not begun',
        START_DENIALS,
      );
    default:
      return null;
  }
}

/** For an unproven phone: what that costs, and where to fix it. */
const phoneToProve = (contact: Facts['contact'], { freeReferrals }: Facts['settings']): Block[] =>
  freeReferrals === 0 || contact === null || contact.isProven || contact.phone === null
    ? []
    : [
        paragraph(
          `Free connections need a confirmed phone. Yours, ${formatPhone(contact.phone)}, isn’t confirmed yet: enter a code on the page of the request before you accept.`,
        ),
      ];

const asking = (letter: Letter): Letter => ({ ...letter, isQuestion: true });

/** The receipt of a fee that was paid. */
const receiptOf = ({ details }: Happening, referral: StoredReferral, settings: Facts['settings']): Block[] =>
  details?.['receipt'] === undefined
    ? []
    : [
        { kind: 'heading', text: 'Receipt' },
        facts([
          ['Receipt', details['receipt']],
          ['Referral fee paid', formatMoney(referral.feeCents)],
        ]),
        {
          kind: 'note',
          text: `Can't reach the customer, or was the job not wanted? Report it within ${REPORT_DAYS} days on the page of the job, and the fee goes back to your card.`,
        },
        refundRules(settings),
      ];

const refundRules = ({ publicUrl }: Facts['settings']): Block => ({
  kind: 'small-link',
  label: 'When a fee is refunded',
  url: `${publicUrl}/terms#refunds`,
});
