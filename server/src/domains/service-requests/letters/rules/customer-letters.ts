import { PROOF_HOURS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { Block } from '../../../messaging/public.ts';
import type { Happening } from '../../lifecycle/rules/happening.ts';
import { signOffUntil } from '../../lifecycle/rules/sign-off.ts';
import type { StoredRequest } from '../../tables.ts';
import { fullAddress } from '../../views.ts';
import { customerLetterWords } from './customer-letters.words.ts';
import { button, type Facts, facts, jobLine, type Letter, momentText, paragraph, timeText, when } from './letter.ts';
import { responseUrl, trackingUrl } from './links.ts';

/** Returns the customer's letter about a happening, in the language of the request, or null if there is none. */
export function customerLetter(
  happening: Happening,
  { request, contact, time, settings, asked = [], passedOn = null, workPhotos = 0 }: Facts,
): Letter | null {
  const { referral } = happening;
  const { language } = request;
  const words = customerLetterWords[language];
  const number = requestNumber(request.ordinal);
  const company = contact?.companyName ?? words.theContractor;
  const track = trackingUrl(settings, request, language);
  // While other contractors can still answer, the customer can't ask another one.
  const isIdle = request.idleSince !== null;
  const pickNext = passedOn
    ? words.passedOn(passedOn.company, momentText(passedOn.answerBy, request, language))
    : isIdle
      ? words.canAskNext
      : words.othersGoOn;
  const next = isIdle ? words.askNext : words.seeRequest;
  const letter = (
    subject: string,
    text: string,
    label: string = words.seeRequest,
    url: string = track,
    more: readonly Block[] = [],
  ): Letter => ({
    subject: `${subject} (${number})`,
    blocks: [paragraph(text), jobLine(request), ...more, button(label, url)],
    sms: `Plumbline ${number}: ${text} ${url}`,
  });
  const until = (name: string): string => momentText(dateIn(happening.details?.[name]), request, language);
  switch (happening.type) {
    case 'submit':
    case 'confirm': {
      const { submit } = words;
      const [subject, text] =
        request.opportunityId === null ? sentTo(asked, submit) : [submit.subjectOpen, submit.textOpen];
      return letter(subject, text, submit.follow, track, [
        facts([
          [submit.service, kindOfWork(request, language)],
          [submit.where, fullAddress(request)],
          [submit.when, when(request, language)],
          [submit.yourWords, request.description],
          ...(asked.length > 1 ? [[submit.contractors, asked.join(', ')] as const] : []),
        ]),
      ]);
    }
    case 'accept':
    case 'approve':
    case 'pay': {
      const { accepted } = words;
      return letter(accepted.subject(company), accepted.text(company), words.seeRequest, track, [
        facts([
          [accepted.contractor, company],
          [accepted.phone, contact?.shownPhone ? formatPhone(contact.shownPhone) : accepted.notListed],
        ]),
      ]);
    }
    case 'accept-fee-due':
    case 'approve-fee-due':
      return letter(words.feeDue.subject(company), words.feeDue.text(company));
    case 'propose': {
      if (referral === null) return null;
      const { propose } = words;
      return letter(
        time === null ? propose.subject(company) : propose.subjectTime(company),
        time === null ? propose.text(company) : propose.textTime(company, timeText(time, request, language)),
        propose.answer,
        responseUrl(settings, referral, language),
        [
          ...(referral.estimatedCost ? [facts([[propose.cost, referral.estimatedCost]])] : []),
          ...(referral.serviceDetails ? [paragraph(`“${referral.serviceDetails}”`)] : []),
          ...(time?.message ? [paragraph(`“${time.message}”`)] : []),
        ],
      );
    }
    case 'deny':
      return letter(words.deny.subject(company), `${words.deny.text(company)} ${pickNext}`, next);
    case 'take-back':
      return letter(words.takeBack.subject(company), `${words.takeBack.text(company)} ${pickNext}`, next);
    case 'fail': {
      const { subject, text, call } = words.fail;
      const phone = contact?.shownPhone ? [call(formatPhone(contact.shownPhone))] : [];
      return letter(subject(company), [text(company), ...phone, pickNext].join(' '), next);
    }
    case 'expire': {
      const { proposalSubject, proposalText, subject, text } = words.expire;
      return referral?.silentParty === 'customer'
        ? letter(proposalSubject, `${proposalText(company)} ${pickNext}`, next)
        : letter(subject(company), `${text(company)} ${pickNext}`, next);
    }
    case 'lapse':
      return letter(words.lapse.subject(company), `${words.lapse.text(company)} ${pickNext}`, next);
    case 'release': {
      const { absent, badConnection } = words;
      return happening.party === 'customer'
        ? letter(absent.subject(company), `${absent.text(company)} ${pickNext}`, words.askNext)
        : letter(
            badConnection.subject(company),
            `${badConnection.text(company)} ${pickNext} ${badConnection.orCancel}`,
            words.seeRequest,
          );
    }
    case 'propose-once-too-often':
      return letter(words.tooManyChanges.subject(company), words.tooManyChanges.text(company));
    case 'start':
      return letter(words.start.subject, words.start.text(company));
    case 'complete': {
      const { subject, text, photos, button, howToReply } = words.complete;
      const toLookAt = workPhotos > 0 ? ` ${photos(company)}` : '';
      return { ...letter(subject, `${text(company, confirmBy(request))}${toLookAt}`, button), howToReply };
    }
    case 'reopen':
      return letter(words.reopen.subject, words.reopen.text(company));
    case 'not-started': {
      const { nobodyCame, notBegun, text } = words.notStarted;
      return letter(happening.details?.['reason'] === 'nobody-came' ? nobodyCame : notBegun, text(company));
    }
    case 'report-job':
      if (happening.party === 'customer') return null;
      return letter(words.reportJob.subject(company), words.reportJob.text(company, until('objectUntil')));
    case 'object-to-report':
      if (happening.party === 'customer' || happening.details?.['decided']) return null;
      return letter(words.objected.subject(company), words.objected.text(company, until('decideBy')));
    case 'decide-report': {
      const { subject, stands, overturned, onlyRecord } = words.decided;
      return letter(subject, `${happening.details?.['outcome'] === 'stands' ? stands : overturned} ${onlyRecord}`);
    }
    case 'cancel':
      return letter(words.cancel.subject, request.awaitsProof === null ? words.cancel.text : words.cancel.textUnsent);
    case 'give-up-unconfirmed':
      return letter(words.unconfirmed.subject, words.unconfirmed.text(PROOF_HOURS), words.unconfirmed.again);
    case 'give-up-denied':
    case 'give-up-silent':
      return letter(words.ended.subject, words.ended.text);
    default:
      return null;
  }
}

/** Returns the moment until which a completion can be answered, in the customer's words. */
const confirmBy = (request: StoredRequest): string =>
  momentText(request.completedAt && signOffUntil(request.completedAt), request, request.language);

const dateIn = (iso: string | undefined): Date | null => (iso === undefined ? null : new Date(iso));

type SubmitWords = (typeof customerLetterWords)['en']['submit'];

/** Returns the subject and the text for a request that was sent to some companies. A text has no room for several names. */
function sentTo([company, ...others]: readonly string[], words: SubmitWords): readonly [string, string] {
  if (company === undefined) return [words.subject, words.text];
  if (others.length === 0) return [words.subjectToOne(company), words.textToOne(company)];
  const count = others.length + 1;
  return [words.subjectToSeveral(count), words.textToSeveral(count)];
}
