import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';

/** The sentence with which each of the texts ends: the ways to support that this site has set up. */
export function howToReachUs({ supportEmail, supportPhone }: Pick<Site, 'supportEmail' | 'supportPhone'>): string {
  const ways = [
    'the support chat on this site',
    ...(supportEmail ? [`email to ${supportEmail}`] : []),
    ...(supportPhone ? [`phone at ${formatPhone(supportPhone)}`] : []),
  ];
  return `Reach us by ${ways.length > 2 ? `${ways.slice(0, -1).join(', ')} or ${ways.at(-1) ?? ''}` : ways.join(' or ')}.`;
}
