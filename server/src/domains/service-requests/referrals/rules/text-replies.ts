import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import type { TextedReferral } from '../store/texted-referral.ts';
import { textWords } from '../text.words.ts';

const numberOf = ({ request }: TextedReferral) => requestNumber(request.ordinal);

/** Returns a reply about one request, its number first. */
export const about = (texted: TextedReferral, words: string): string => `${numberOf(texted)}: ${words}`;

/** Returns a reply to a number that isn't the contractor's. `code` is the number as written, without 'PL-'. */
export const unknownNumber = (code: string, language: Language): string =>
  textWords[language].unknownNumber(`PL-${code}`);

/** Asks which of several requests the contractor means. Repeats `command` in the example. */
export function whichOne(open: readonly TextedReferral[], command: string, language: Language): string {
  const words = textWords[language];
  const [first, ...others] = open;
  if (first === undefined) return words.nothingOpen;
  const numbers = others.slice(0, 3).map(numberOf);
  const more = others.length > numbers.length ? ', …' : '';
  const { request } = first;
  return words.whichRequest(command, numberOf(first), titleOf(request), request.city, `${numbers.join(', ')}${more}`);
}

/** Confirms a proposed time in the job's time zone, and in the contractor's if that differs. */
export function proposed(at: Date, jobZone: string, ownZone: string, language: Language): string {
  const { formatDateTime } = formatsIn(language);
  const words = textWords[language];
  const iso = at.toISOString();
  const there = formatDateTime(iso, jobZone);
  const here = formatDateTime(iso, ownZone);
  const clockOf = (text: string) => text.split(', ').at(-1) ?? text;
  return here === there ? words.proposed(there) : words.proposedElsewhere(there, clockOf(here));
}
