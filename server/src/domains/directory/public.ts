import { type CityPage, type CityTrade, cityPath } from '@plumbline/contract/domains/directory/city-page.ts';
import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { contractorPath } from '@plumbline/contract/domains/directory/pages.ts';
import type { PermitRecord } from '@plumbline/contract/domains/directory/permit-record.ts';
import type { ResponseRecord } from '@plumbline/contract/domains/directory/response-record.ts';
import type { ContractorId, ReviewInvitationId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { cityPageStarts, listedCityPages } from './store/city-page.ts';
import {
  addOpenJobs,
  contactsById,
  contactsByPhone,
  contractorBySlug,
  contractorsById,
  type ListingOfAccount,
  type ListRange,
  languageOfAddress,
  listedPages,
  listingOfOwner,
  pageStarts,
  setLanguageOfOwner,
} from './store/contractor.ts';
import { contractorsAround, contractorTakingWork } from './store/contractors-around.ts';
import {
  type FirmCandidate,
  type FirmTraits,
  firmCandidates,
  type NamedContractor,
  namedContractors,
} from './store/firm-candidate.ts';
import { activeOwnerOf } from './store/listing-of-account.ts';
import { replacePermitRecords, storedPermitRecord } from './store/permit-record.ts';
import { setResponseRecord } from './store/response-record.ts';
import { invitationOfRequest } from './store/review-invitation.ts';
import { showCityPage } from './use-cases/show-city-page.ts';
import { type ContractorContact, publicView } from './views.ts';

export { phoneIdentity, plainLicenseNumber } from './policy.ts';
export { type Alias, aliasesOf, readableName } from './rules/business-name.ts';
export { codeHash, isSameHash, newCode } from './rules/claim-secret.ts';
export { renameHistory } from './search-index/store/directory-change.ts';
export { buildIndex } from './search-index/use-cases/build-index.ts';
export { type FollowedIndex, followDirectory, type IndexFigures } from './search-index/use-cases/follow-directory.ts';
export type { ListingOfAccount } from './store/contractor.ts';
export type { FirmCandidate, NamedContractor } from './store/firm-candidate.ts';
export { adoptListing } from './use-cases/adopt-listing.ts';
export { findAround } from './use-cases/find-around.ts';
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
export { directoryMessageKinds, inventContact } from './use-cases/show-samples.ts';
export { showContactPreferences as contactPreferences } from './use-cases/update-contact-preferences.ts';
export { rememberLanguage } from './use-cases/update-language.ts';
export type { ContractorContact } from './views.ts';

/**
 * Returns contractors as anyone may see them, in the order of `ids`, including hidden ones; unknown ids are left out.
 * One round trip.
 */
export const contractorsByIds = async (ctx: Context, ids: readonly ContractorId[]): Promise<Contractor[]> =>
  (await contractorsById(ctx.db, ids)).map((row) => publicView(row, ctx.clock.now()));

/**
 * Returns the id with which the customer of a completed request reviews its contractor; null if they weren't invited.
 * For that customer only.
 */
export const reviewInvitationOf = (ctx: Context, id: ServiceRequestId): Promise<ReviewInvitationId | null> =>
  invitationOfRequest(ctx.db, id);

/** Returns the contacts of a contractor and the key of its free referrals; null if there is none. Not for visitors. */
export async function contactOf(ctx: Context, id: ContractorId): Promise<ContractorContact | null> {
  return (await contactsById(ctx.db, [id]))[0] ?? null;
}

/** Returns the contacts of the contractors who have agreed to be texted at a number. */
export const contactsTexting = (ctx: Context, phone: string): Promise<ContractorContact[]> =>
  contactsByPhone(ctx.db, phone);

/** Returns the contacts of several contractors, by id; unknown ids are left out. One round trip. */
export async function contactsOf(
  ctx: Context,
  ids: readonly ContractorId[],
): Promise<Map<ContractorId, ContractorContact>> {
  if (ids.length === 0) return new Map();
  const contacts = await contactsById(ctx.db, ids);
  return new Map(contacts.map((contact) => [contact.id, contact]));
}

/** Returns the fields of a contractor's own listing that decide about work; null if they have none. */
export const listingOf = (ctx: Context, owner: UserId): Promise<ListingOfAccount | null> =>
  listingOfOwner(ctx.db, owner);

/** Returns the account of a contractor's listing; null if it is in none, or while the account is suspended. */
export const accountOf = (ctx: Context, id: ContractorId): Promise<UserId | null> => activeOwnerOf(ctx.db, id);

/** Returns registered contractors of a trade around a point who take work, nearest first. */
export const contractorsNear = (
  ctx: Context,
  around: Parameters<typeof contractorsAround>[1],
  limit: number,
): Promise<ListingOfAccount[]> => contractorsAround(ctx.db, around, limit);

/** Returns a registered contractor's listing if they take work; null otherwise. */
export const listingTakingWork = (ctx: Context, id: ContractorId): Promise<ListingOfAccount | null> =>
  contractorTakingWork(ctx.db, id);

/** Sets the language of messages to the account's contractor, if there is one. */
export const followLanguage = (ctx: Context, owner: UserId, language: Language): Promise<void> =>
  setLanguageOfOwner(ctx.db, owner, language);

/** Counts a job of a contractor that began (`isOpen`) or ended. Searches leave out contractors at their limit. */
export const countOpenJob = (ctx: Context, id: ContractorId, isOpen: boolean): Promise<void> =>
  addOpenJobs(ctx.db, id, isOpen ? 1 : -1);

/** Publishes how a contractor usually answers; null publishes nothing. */
export const publishResponseRecord = (ctx: Context, id: ContractorId, record: ResponseRecord | null): Promise<void> =>
  setResponseRecord(ctx.db, id, record);

/**
 * Publishes what permits prove about contractors, as `recordsOf` says while nobody else does: two who count at the same time
 * would each miss what the other has counted.
 */
export const publishPermitRecords = (
  ctx: Context,
  ids: readonly ContractorId[],
  recordsOf: (ids: readonly ContractorId[]) => Promise<ReadonlyMap<ContractorId, PermitRecord>>,
): Promise<void> => replacePermitRecords(ctx.db, ids, recordsOf);

/** Returns the slug of a contractor's page and the record that it shows; null if there is none. */
export const permitRecordOf = (ctx: Context, id: ContractorId): ReturnType<typeof storedPermitRecord> =>
  storedPermitRecord(ctx.db, id);

/** Returns the contractor of a public page; null if it is unknown or hidden. */
export async function contractorPage(ctx: Context, slug: string): Promise<Contractor | null> {
  const row = await contractorBySlug(ctx.db, slug);
  return row === null || row.status === 'hidden' ? null : publicView(row, ctx.clock.now());
}

/** Returns the language of the contractor with an email address or phone number (E.164); English if there is none. */
export const languageReachedAt = (ctx: Context, address: string): Promise<Language> =>
  languageOfAddress(ctx.db, address);

/** Returns what the page about a trade in a city shows; null if nobody there takes requests. */
export async function cityPage(ctx: Context, place: CityTrade): Promise<CityPage | null> {
  try {
    return await showCityPage(ctx, place);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') return null;
    throw error;
  }
}

/** Returns the pages about trades in cities for the sitemap. */
export const cityPages = ({ db }: Pick<Context, 'db'>) => ({
  between: async (range: ListRange) =>
    (await listedCityPages(db, range)).map(({ trade, state, city, updatedAt }) => ({
      key: `${state}/${city}/${trade}`,
      path: cityPath({ trade, state, city }),
      updatedAt,
    })),
  starts: (size: number) => cityPageStarts(db, size),
});

/** Returns the contractors for the sitemap. */
export const contractorPages = ({ db }: Pick<Context, 'db'>) => ({
  between: async (range: ListRange) =>
    (await listedPages(db, range)).map(({ slug, updatedAt }) => ({ key: slug, path: contractorPath(slug), updatedAt })),
  starts: (size: number) => pageStarts(db, size),
});

/** Returns visible contractors that may be a firm: by the number of a license, or by how their name begins in a state. */
export const contractorsLike = (ctx: Context, traits: FirmTraits): Promise<FirmCandidate[]> =>
  firmCandidates(ctx.db, traits);

/** Returns the names and pages of visible contractors; unknown and hidden ones are left out. */
export const contractorNames = (ctx: Context, ids: readonly ContractorId[]): Promise<NamedContractor[]> =>
  namedContractors(ctx.db, ids);
