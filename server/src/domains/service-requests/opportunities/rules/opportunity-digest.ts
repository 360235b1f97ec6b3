import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../../kernel/settings.ts';
import type { ContractorContact } from '../../../directory/public.ts';
import type { OutgoingMessage } from '../../../messaging/public.ts';
import { button, facts, paragraph, place } from '../../letters/rules/letter.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import type { StoredRequest } from '../../tables.ts';
import { digestWords } from './digest.words.ts';
import type { MatchWithDistance } from './match-of.ts';

/** An open request that fits a contractor. */
type Found = MatchWithDistance & { readonly request: StoredRequest };

/** Maximum number of opportunities in one letter. */
const MOST_NAMED = 10;

/**
 * Notifies a contractor of matching open requests, best first, on their preferred channel if it is allowed. Contains
 * nothing that identifies the customers.
 */
export function digestMessages(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  contact: ContractorContact,
  found: readonly Found[],
  at: Date,
): OutgoingMessage[] {
  const [best] = found;
  if (best === undefined) return [];
  const { language } = contact;
  const words = digestWords[language];
  const news = found.length === 1 ? words.one(titleOf(best.request), best.request.city) : words.several(found.length);
  const url = `${publicUrl}${pathIn(language, '/dashboard/craftsman?tab=opportunities')}`;
  const common = {
    dedupeKey: `opportunity-digest:${contact.id}:${at.toISOString()}`,
    purpose: 'opportunity-digest',
    about: { kind: 'contractor', id: contact.id },
    transactional: false,
    language,
  } as const;
  if (contact.preferredContactMethod === 'sms' && contact.phone !== null && contact.smsConsent) {
    return [{ ...common, channel: 'sms', to: contact.phone, content: { kind: 'text', text: words.text(news, url) } }];
  }
  if (contact.email === null) return [];
  const more = found.length - MOST_NAMED;
  const blocks = [
    paragraph(words.intro),
    facts(found.slice(0, MOST_NAMED).map((one) => [titleOf(one.request), factsOf(one, language)])),
    ...(more > 0 ? [paragraph(words.more(formatsIn(language).formatNumber(more)))] : []),
    button(words.button, url),
    { kind: 'note' as const, text: words.limit(`${publicUrl}${pathIn(language, '/account-craftsman')}`) },
  ];
  return [{ ...common, channel: 'email', to: contact.email, content: { kind: 'letter', subject: news, blocks } }];
}

/** Returns 'Plumbing repair. Louisville, KY 40204, 3.4 mi from you. Thu, Dec 3, 12PM-5PM. Match score 88 of 100.' */
function factsOf({ request, match, distance }: Found, language: Language): string {
  const { formatDay, formatDistance, formatSlot } = formatsIn(language);
  const time = `${formatDay(request.preferredDate)}, ${formatSlot(request.preferredTimeSlot)}`;
  const kind = kindOfWork(request, language);
  return digestWords[language].facts(kind, place(request), formatDistance(distance), time, match.score);
}
