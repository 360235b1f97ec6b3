import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { Block } from '../../messaging/public.ts';
import { fullAddress } from '../views.ts';
import type { Happening } from './happening.ts';
import { button, type Facts, facts, jobLine, type Letter, paragraph, timeText, when } from './letter.ts';
import { responseUrl, trackingUrl } from './links.ts';

/** The customer's letter about a happening, if it has one. */
export function customerLetter(
  happening: Happening,
  { request, contact, time, settings, asked = [] }: Facts,
): Letter | null {
  const { referral } = happening;
  const number = requestNumber(request.ordinal);
  const company = contact?.companyName ?? 'The contractor';
  const track = trackingUrl(settings, request);
  // While others can still answer, there is nobody to pick.
  const pickNext =
    request.idleSince === null
      ? 'Your request goes on with the others.'
      : 'You can ask the next contractor with one click; nothing has to be filled in again.';
  const next = request.idleSince === null ? 'See your request' : 'Ask the next contractor';
  const letter = (
    subject: string,
    text: string,
    label = 'See your request',
    url = track,
    more: readonly Block[] = [],
  ): Letter => ({
    subject: `${subject} (${number})`,
    blocks: [paragraph(text), jobLine(request), ...more, button(label, url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  });
  switch (happening.type) {
    case 'submit':
      return letter(
        request.opportunityId === null ? `Your request was sent${to(asked)}` : 'Your request is open to proposals',
        request.opportunityId === null
          ? `We sent your request${to(asked)}${asked.length > 1 ? ', and the first to accept gets the job' : ''}; you can follow it, or cancel it, on this page:`
          : 'Contractors near you can see your request and come to you with proposals; who you are stays hidden. You can follow it, or cancel it, on this page:',
        'Follow your request',
        track,
        [
          facts([
            ['Service', kindOfWork(request)],
            ['Where', fullAddress(request)],
            ['When', when(request)],
            ['Your words', request.description],
            ...(asked.length > 1 ? [['Contractors', asked.join(', ')] as const] : []),
          ]),
        ],
      );
    case 'accept':
    case 'approve':
    case 'pay':
      return letter(`${company} accepted`, `${company} has accepted and will contact you.`, 'See your request', track, [
        facts([
          ['Contractor', company],
          ['Phone', contact?.shownPhone ? formatPhone(contact.shownPhone) : 'not listed'],
        ]),
      ]);
    case 'accept-fee-due':
    case 'approve-fee-due':
      return letter(
        `${company} said yes`,
        `${company} wants the job. You are connected as soon as the referral fee is settled; you pay nothing.`,
      );
    case 'propose':
      if (referral === null) return null;
      return letter(
        time === null ? `${company} makes a proposal` : `${company} proposes a time`,
        time === null ? `${company} offers to do the job.` : `${company} proposes ${timeText(time, request)}.`,
        'Answer the proposal',
        responseUrl(settings, referral),
        [
          ...(referral.estimatedCost ? [facts([['Estimated cost', referral.estimatedCost]])] : []),
          ...(referral.serviceDetails ? [paragraph(`“${referral.serviceDetails}”`)] : []),
          ...(time?.message ? [paragraph(`“${time.message}”`)] : []),
        ],
      );
    case 'deny':
      return letter(`${company} can't take the job`, `${company} can't take this job. ${pickNext}`, next);
    case 'take-back':
      return letter(
        `${company} can't take the job after all`,
        `${company} had accepted and has taken that back. ${pickNext}`,
        next,
      );
    case 'fail':
      return letter(
        `${company} could not be reached`,
        `We could not reach ${company}. ${contact?.shownPhone ? `You can call them at ${formatPhone(contact.shownPhone)}. ` : ''}${pickNext}`,
        next,
      );
    case 'expire':
      return referral?.silentParty === 'customer'
        ? letter(
            'The proposal has expired',
            `The proposal of ${company} has expired without your answer. ${pickNext}`,
            next,
          )
        : letter(`${company} did not answer`, `${company} did not answer in time. ${pickNext}`, next);
    case 'lapse':
      return letter(
        `${company} did not complete the connection`,
        `${company} did not complete the connection in time. ${pickNext}`,
        next,
      );
    case 'release':
      return happening.party === 'customer'
        ? letter(
            `${company} did not come`,
            `We are sorry that ${company} did not come. The job is no longer theirs. ${pickNext}`,
            'Ask the next contractor',
          )
        : letter(
            `${company} could not reach you`,
            `${company} told us that they could not reach you or that the job was not wanted, so that connection is off. ${pickNext} Or cancel your request.`,
            'See your request',
          );
    case 'propose-once-too-often':
      return letter(
        `${company} changed the time too often`,
        `${company} tried to change the proposed time once more than is allowed, so that offer was withdrawn.`,
      );
    case 'start':
      return letter(
        'The work has begun',
        `${company} says that the work has begun. If that is not right, say so on this page:`,
      );
    case 'complete':
      return letter(
        'The work is completed',
        `${company} says that the work is completed. If it is not, say so within ${REOPEN_DAYS} days on this page:`,
      );
    case 'reopen':
      return letter(
        'You said that it is not completed',
        `You said that the work is not completed. We told ${company} and asked them to get in touch with you.`,
      );
    case 'not-started':
      return letter(
        happening.details?.['reason'] === 'nobody-came'
          ? 'You said that nobody came'
          : 'You said that the work has not begun',
        `We told ${company} what you said and asked them to get in touch with you. You can agree on another time, or cancel the request.`,
      );
    case 'cancel':
      return letter('Your request was cancelled', 'Your request was cancelled and the contractors were told.');
    case 'give-up-denied':
    case 'give-up-silent':
      return letter(
        'Your request has ended',
        'Your request has ended without a contractor. You can submit a new one at any time.',
      );
    default:
      return null;
  }
}

/** ' to Beargrass Plumbing Co.', ' to 3 contractors': a text message has no room for several names. */
const to = (asked: readonly string[]): string =>
  asked.length > 1 ? ` to ${asked.length} contractors` : asked.map((company) => ` to ${company}`).join('');
