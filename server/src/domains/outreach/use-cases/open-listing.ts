import type { OutreachChannel } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { Project, SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Said } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { findOptOuts } from '../../messaging/public.ts';
import { lockForBid, projectPage } from '../../projects/public.ts';
import { outreachWords } from '../outreach.words.ts';
import { whyNoOutreach } from '../policy.ts';
import { type Reach, reachOf } from '../rules/delivery.ts';
import { contactOf, type ListingContact } from '../rules/listing-contact.ts';

export interface OpenListing {
  readonly project: Project;
  readonly status: SourceStatus;
  readonly contact: ListingContact;
  /** The reason, as a sentence, why messages are not allowed; null if they are. */
  readonly refusal: Said | null;
}

/**
 * Returns a project with the contact that its listing names. In a transaction it is locked until the end.
 * @throws DomainError 'not-found' for an unknown project
 */
export async function openListing(ctx: Context, projectId: ProjectId): Promise<OpenListing> {
  const locked = await lockForBid(ctx, projectId);
  const project = locked && (await projectPage(ctx, projectId));
  if (locked === null || project === null) throw notFound();
  return {
    project,
    status: locked.status,
    contact: contactOf(project.contactInfo),
    refusal: whyNoOutreach(locked),
  };
}

/** Returns the addresses and numbers at which a contact is reached: a refusal at one of them covers all. */
export const addressesOf = ({ email, phone }: ListingContact): string[] =>
  [email, phone].filter((address) => address !== null);

/** Returns the way in which a channel reaches the contact now; none if they have opted out of any channel. */
export async function reachNow(ctx: Context, channel: OutreachChannel, contact: ListingContact): Promise<Reach> {
  const { language } = ctx;
  const reach = reachOf(channel, contact, { mayCall: ctx.settings.outreachCalls, now: ctx.clock.now(), language });
  if (reach.contactAddress === null || (await findOptOuts(ctx, addressesOf(contact))).length === 0) return reach;
  return { delivery: null, contactAddress: null, note: outreachWords[language].reach.stopped };
}
