import { MASK } from '@plumbline/contract/domains/service-requests/contact-mask/placeholder.ts';
import { maskContacts } from '@plumbline/contract/domains/service-requests/contact-mask.ts';
import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { titleFrom } from '../../../assistant/public.ts';
import { secretsOf } from '../../policy.ts';
import type { StoredRequest } from '../../tables.ts';

/** The data that a title is derived from. */
type Described = Parameters<typeof secretsOf>[0] &
  Pick<StoredRequest, 'description' | 'workType' | 'projectType' | 'language'>;

/**
 * Returns a job's name, the same on every page and in every message to both sides. Requests stored without one, by an
 * earlier release, get theirs from the same rule.
 */
export const titleOf = (request: Described & Pick<StoredRequest, 'title'>): string =>
  request.title ?? deriveTitle(request);

/**
 * Returns a job's name in the customer's words, without anything that identifies the customer, because contractors read
 * it before settlement. If the words name no job, returns the kind of work in the customer's language. Stored with the
 * request, so it never changes.
 */
export function deriveTitle(request: Described): string {
  const secrets = secretsOf(request);
  const kind = kindOfWork(request, request.language);
  const title = titleFrom(maskContacts(request.description, secrets).replaceAll(MASK, '\n'));
  // Removing filler may join text that the mask saw in separate pieces.
  if (title === null || maskContacts(title, secrets).includes(MASK)) return kind;
  return title.includes(' ') ? title : `${kind}: ${title === title.toUpperCase() ? title : title.toLowerCase()}`;
}
