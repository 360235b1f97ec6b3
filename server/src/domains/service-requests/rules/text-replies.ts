import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import type { TextedReferral } from '../store/texted-referral.ts';
import { titleOf } from './title.ts';

const numberOf = ({ request }: TextedReferral) => requestNumber(request.ordinal);

/** A reply about one request: its number first. One SMS holds 160 characters. */
export const about = (texted: TextedReferral, words: string): string => `${numberOf(texted)}: ${words}`;

export const NOT_A_CONTRACTOR =
  "Plumbline: We can't read texts about your request. Please use the link that we sent you. HELP for help, STOP to end.";
export const NOTHING_OPEN = 'Plumbline: You have no request to answer now. Reply HELP for help, STOP to end texts.';
export const WHAT_CAN_BE_SENT =
  'Reply ACCEPT, DENY, or PROPOSE with a time, like PROPOSE tomorrow 3pm. STOP ends texts.';

export const unknownNumber = (code: string): string =>
  `Plumbline: You have no request PL-${code}. Please check the number, or open the link that we sent you.`;

/** Which of several requests is meant? `command`: what was to be done with it. */
export function whichOne(open: readonly TextedReferral[], command: string): string {
  const [first, ...others] = open;
  if (first === undefined) return NOTHING_OPEN;
  const numbers = others.slice(0, 3).map(numberOf);
  const more = others.length > numbers.length ? ', …' : '';
  const { request } = first;
  return `Plumbline: Which request? Reply like ${command} ${numberOf(first)} (${titleOf(request)}, ${request.city}). Also open: ${numbers.join(', ')}${more}`;
}

/** 'Thu, Dec 3, 2:00 PM EST', and the contractor's own clocks where they show something else. */
export function proposed(at: Date, jobZone: string, ownZone: string): string {
  const iso = at.toISOString();
  const there = formatDateTime(iso, jobZone);
  const here = formatDateTime(iso, ownZone);
  const clockOf = (text: string) => text.split(', ').at(-1) ?? text;
  const own = here === there ? '' : ` (${clockOf(here)} your time)`;
  return `Proposed ${there}${own}. We'll tell you what the customer says.`;
}
