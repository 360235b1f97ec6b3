import { MASK } from '@plumbline/contract/domains/service-requests/contact-mask/placeholder.ts';
import { maskContacts } from '@plumbline/contract/domains/service-requests/contact-mask.ts';
import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { titleFrom } from '../../assistant/public.ts';
import { secretsOf } from '../policy.ts';
import type { StoredRequest } from '../tables.ts';

/** What a title is derived from. */
type Described = Parameters<typeof secretsOf>[0] & Pick<StoredRequest, 'description' | 'workType' | 'projectType'>;

/**
 * A job's name, the same on every page and in every message of both sides. Requests that were stored without one, by an
 * earlier release, get theirs from the same rule.
 */
export const titleOf = (request: Described & Pick<StoredRequest, 'title'>): string =>
  request.title ?? deriveTitle(request);

/**
 * Names a job in the customer's words, without anything that says who the customer is: contractors read it before
 * settlement. The kind of work where the words name no job. Stored with the request, so it never changes.
 */
export function deriveTitle(request: Described): string {
  const secrets = secretsOf(request);
  const kind = kindOfWork(request);
  const title = titleFrom(maskContacts(request.description, secrets).replaceAll(MASK, '\n'));
  // Taking filler away may join what the mask saw apart.
  if (title === null || maskContacts(title, secrets).includes(MASK)) return kind;
  return title.includes(' ') ? title : `${kind}: ${title === title.toUpperCase() ? title : title.toLowerCase()}`;
}
