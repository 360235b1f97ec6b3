import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { formatCount, formatDistance } from '@plumbline/contract/kernel/format.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { ContractorContact } from '../../directory/public.ts';
import type { OutgoingMessage } from '../../messaging/public.ts';
import type { StoredRequest } from '../tables.ts';
import { button, facts, paragraph, place, when } from './letter.ts';
import type { MatchWithDistance } from './match-of.ts';
import { titleOf } from './title.ts';

/** An open request that fits a craftsman. */
type Found = MatchWithDistance & { readonly request: StoredRequest };

/** So many opportunities are named in one letter. */
const MOST_NAMED = 10;

/**
 * Tells a craftsman by one way, the preferred one where they may be reached so, of open requests that fit, the best
 * first. Says nothing of who their customers are.
 */
export function digestMessages(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  contact: ContractorContact,
  found: readonly Found[],
  at: Date,
): OutgoingMessage[] {
  const [best] = found;
  if (best === undefined) return [];
  const news =
    found.length === 1
      ? `New opportunity: ${titleOf(best.request)} in ${best.request.city}`
      : `${found.length} new opportunities near you`;
  const url = `${publicUrl}/dashboard/craftsman?tab=opportunities`;
  const common = {
    dedupeKey: `opportunity-digest:${contact.id}:${at.toISOString()}`,
    purpose: 'opportunity-digest',
    about: { kind: 'contractor', id: contact.id },
    transactional: false,
  } as const;
  if (contact.preferredContactMethod === 'sms' && contact.phone !== null && contact.smsConsent) {
    return [
      { ...common, channel: 'sms', to: contact.phone, content: { kind: 'text', text: `Plumbline: ${news}. ${url}` } },
    ];
  }
  if (contact.email === null) return [];
  const more = found.length - MOST_NAMED;
  const blocks = [
    paragraph('Customers near you let contractors come to them. Send a bid; nothing is due until one is accepted.'),
    facts(found.slice(0, MOST_NAMED).map((one) => [titleOf(one.request), wordsOf(one)])),
    ...(more > 0 ? [paragraph(`And ${formatCount(more, 'more', 'more')}.`)] : []),
    button('See opportunities', url),
    {
      kind: 'note' as const,
      text: `You get at most one such message an hour. How you hear from us, and whether: ${publicUrl}/account-craftsman`,
    },
  ];
  return [{ ...common, channel: 'email', to: contact.email, content: { kind: 'letter', subject: news, blocks } }];
}

/** 'Plumbing repair. Louisville, KY 40204, 3.4 mi from you. Thu, Dec 3, afternoon. Match score 88 of 100.' */
function wordsOf({ request, match, distance }: Found): string {
  return [
    kindOfWork(request),
    `${place(request)}, ${formatDistance(distance)} from you`,
    when(request),
    `Match score ${match.score} of 100.`,
  ].join('. ');
}
