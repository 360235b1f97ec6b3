import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { ContractorId, ReviewInvitationId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../kernel/context.ts';
import {
  addOpenJobs,
  type CraftsmanListing,
  contactsById,
  contactsByPhone,
  contractorBySlug,
  contractorsById,
  listedPages,
  listingOfOwner,
  pageStarts,
} from './store/contractor.ts';
import { craftsmanTakingWork, craftsmenAround } from './store/craftsmen-around.ts';
import { invitationOfRequest } from './store/review-invitation.ts';
import { type ContractorContact, publicView } from './views.ts';

export type { CraftsmanListing } from './store/contractor.ts';

import './jobs.ts';

export { phoneIdentity } from './policy.ts';
export { adoptListing } from './use-cases/adopt-listing.ts';
export { findBestMatches as bestMatches } from './use-cases/find-best-matches.ts';
export { inviteReview } from './use-cases/invite-review.ts';
export { confirmPhone, requestPhoneCode } from './use-cases/prove-phone.ts';
export {
  collectListing,
  countReviews,
  eraseListing,
  eraseReviewers,
  findOwnContact,
} from './use-cases/release-listing.ts';
export { resumeWork } from './use-cases/resume-work.ts';
export { inventContact, showDirectorySamples } from './use-cases/show-samples.ts';
export { showContactPreferences as contactPreferences } from './use-cases/update-contact-preferences.ts';
export type { ContractorContact } from './views.ts';

/** Contractors as anyone may see them, in the order of `ids`; hidden ones too, unknown ids left out. One round trip. */
export const contractorsByIds = async (ctx: Context, ids: readonly ContractorId[]): Promise<Contractor[]> =>
  (await contractorsById(ctx.db, ids)).map((row) => publicView(row, ctx.clock.now()));

/** By which the customer of a completed request reviews its contractor; null while nobody was invited. Theirs alone. */
export const reviewInvitationOf = (ctx: Context, id: ServiceRequestId): Promise<ReviewInvitationId | null> =>
  invitationOfRequest(ctx.db, id);

/** How to reach a contractor and how to count its free referrals; null when there is none. Not for visitors. */
export async function contactOf(ctx: Context, id: ContractorId): Promise<ContractorContact | null> {
  return (await contactsById(ctx.db, [id]))[0] ?? null;
}

/** The contractors who have agreed to be texted at a number, as they are reached. */
export const contactsTexting = (ctx: Context, phone: string): Promise<ContractorContact[]> =>
  contactsByPhone(ctx.db, phone);

/** The same for several contractors, by id; unknown ids are left out. One round trip. */
export async function contactsOf(
  ctx: Context,
  ids: readonly ContractorId[],
): Promise<Map<ContractorId, ContractorContact>> {
  if (ids.length === 0) return new Map();
  const contacts = await contactsById(ctx.db, ids);
  return new Map(contacts.map((contact) => [contact.id, contact]));
}

/** What of a craftsman's own listing decides about work; null while they have none. */
export const listingOf = (ctx: Context, owner: UserId): Promise<CraftsmanListing | null> =>
  listingOfOwner(ctx.db, owner);

/** Registered craftsmen of a trade around a point who take work, nearest first. */
export const craftsmenNear = (
  ctx: Context,
  around: Parameters<typeof craftsmenAround>[1],
  limit: number,
): Promise<CraftsmanListing[]> => craftsmenAround(ctx.db, around, limit);

/** A registered craftsman's listing while they take work; null for everybody else. */
export const listingTakingWork = (ctx: Context, id: ContractorId): Promise<CraftsmanListing | null> =>
  craftsmanTakingWork(ctx.db, id);

/** Counts a job of a contractor that has begun (`isOpen`) or ended; searches leave out whoever is at their limit. */
export const countOpenJob = (ctx: Context, id: ContractorId, isOpen: boolean): Promise<void> =>
  addOpenJobs(ctx.db, id, isOpen ? 1 : -1);

/** The contractor of a public page; null for unknown and hidden ones alike. */
export async function contractorPage(ctx: Context, slug: string): Promise<Contractor | null> {
  const row = await contractorBySlug(ctx.db, slug);
  return row === null || row.status === 'hidden' ? null : publicView(row, ctx.clock.now());
}

/** What a sitemap lists of the contractors. */
export const contractorPages = ({ db }: Pick<Context, 'db'>) => ({
  between: (from: string, to: string | null, limit: number) => listedPages(db, { from, to, limit }),
  starts: (every: number) => pageStarts(db, every),
});
