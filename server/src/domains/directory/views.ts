import { isOpenAt } from '@plumbline/contract/domains/directory/business-hours.ts';
import type { Contractor, ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import type {
  CraftsmanContactMethod,
  CraftsmanProfile,
} from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { evidenceToShow, inOrderOfEvidence, isVerified, type LicenseEvidence } from './policy.ts';

/** What a contractor's card is made of: some of it is for nobody's eyes. */
export interface ShownListing
  extends Omit<
    Contractor,
    'isSampleRating' | 'isVerified' | 'licenseCheckedOn' | 'licenseNumber' | 'openNow' | 'websiteUrl'
  > {
  readonly licenses: readonly LicenseEvidence[];
  readonly phoneHidden: boolean;
  readonly emailHidden: boolean;
}

/** A contractor as the directory keeps it: what anyone may see and what stays on the server. */
export interface Listing extends ShownListing {
  readonly smsConsentAt: Date | null;
  readonly billingIdentity: string;
  readonly status: 'active' | 'hidden';
  /** Neither pausing nor suspended nor at the limit of open jobs. */
  readonly takesWork: boolean;
  /** A code has proved its phone; demonstration contractors count as proven. */
  readonly isProven: boolean;
}

/** What a demonstration contractor without reviews shows, marked as a sample; a real one shows that it has none. */
const SAMPLE = { rating: 4.8, reviewCount: 25 } as const;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** jsonb forgets the order of its keys. */
export const inWeekOrder = (hours: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(hours).sort(([a], [b]) => WEEK.indexOf(a) - WEEK.indexOf(b)));

/** The day by which licences have expired or not, yyyy-MM-dd. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A contractor as anyone may see it at a moment: hidden phones and e-mails stay here. */
export function publicView(listing: ShownListing, now: Date): Contractor {
  const today = dayOf(now);
  const license = evidenceToShow(listing.licenses, today);
  const figures =
    listing.isSynthetic && listing.reviewCount === 0
      ? SAMPLE
      : { rating: listing.rating, reviewCount: listing.reviewCount };
  return {
    id: listing.id,
    slug: listing.slug,
    companyName: listing.companyName,
    contactName: listing.contactName,
    ...figures,
    isSampleRating: listing.isSynthetic,
    address: listing.address,
    city: listing.city,
    state: listing.state,
    zipCode: listing.zipCode,
    latitude: listing.latitude,
    longitude: listing.longitude,
    timeZone: listing.timeZone,
    phone: listing.phoneHidden ? null : listing.phone,
    email: listing.emailHidden ? null : listing.email,
    website: listing.website,
    websiteUrl: listing.website,
    photoUrl: listing.photoUrl,
    logoUrl: listing.logoUrl,
    isPremium: listing.isPremium,
    isVerified: isVerified(listing.licenses, today),
    isClaimed: listing.isClaimed,
    isSynthetic: listing.isSynthetic,
    licenseNumber: license?.number ?? null,
    licenseCheckedOn: license?.checkedOn ?? null,
    insuranceInfo: listing.insuranceInfo,
    yearEstablished: listing.yearEstablished,
    businessHours: inWeekOrder(listing.businessHours),
    openNow: isOpenAt(listing.businessHours, listing.timeZone, now),
    specialties: listing.specialties,
    serviceAreas: listing.serviceAreas,
    trades: listing.trades,
  };
}

/** The same with the evidence of its licences, and whether it can be asked. */
export const detailsView = (listing: Listing, now: Date): ContractorDetails => ({
  ...publicView(listing, now),
  takesWork: listing.takesWork,
  licenses: inOrderOfEvidence(listing.licenses, dayOf(now)).map((evidence) => ({
    number: evidence.number,
    board: evidence.board,
    status: evidence.status,
    statusSaid: evidence.statusSaid,
    classes: [...evidence.classes],
    expiresOn: evidence.expiresOn,
    source: evidence.source,
    checkedOn: evidence.checkedOn,
  })),
});

/** A craftsman's listing as the directory keeps it. */
interface OwnedListing extends Listing {
  readonly preferredContactMethod: CraftsmanContactMethod | null;
  readonly businessType: CraftsmanProfile['businessType'];
  readonly statedLicense: string | null;
  readonly pausedUntil: string | null;
  readonly maxOpenJobs: number | null;
  readonly openJobs: number;
  readonly smallestJobCents: number | null;
}

/** By what a craftsman hears from us who has not said. */
export const USUAL_METHOD: CraftsmanContactMethod = 'email';

/** A listing as the craftsman whose it is sees it at a moment. */
export function craftsmanProfile(listing: OwnedListing, now: Date): CraftsmanProfile {
  const shown = publicView(listing, now);
  return {
    contractorId: listing.id,
    slug: listing.slug,
    companyName: listing.companyName,
    contactName: listing.contactName,
    phone: listing.phone,
    email: listing.email,
    phoneHidden: listing.phoneHidden,
    emailHidden: listing.emailHidden,
    smsConsent: listing.smsConsentAt !== null && listing.phone !== null,
    phoneProven: listing.isProven,
    address: listing.address,
    city: listing.city,
    state: listing.state,
    zipCode: listing.zipCode,
    latitude: listing.latitude,
    longitude: listing.longitude,
    timeZone: listing.timeZone,
    trades: Trade.options.filter((trade) => listing.trades.includes(trade)),
    specialties: listing.specialties,
    serviceAreas: listing.serviceAreas,
    businessHours: shown.businessHours,
    businessType: listing.businessType,
    licenseNumber: listing.statedLicense ?? shown.licenseNumber,
    licenseCheckedOn: shown.licenseCheckedOn,
    isVerified: shown.isVerified,
    isPremium: listing.isPremium,
    rating: shown.rating,
    reviewCount: shown.reviewCount,
    isSampleRating: shown.isSampleRating,
    isHidden: listing.status === 'hidden',
    preferredContactMethod: listing.preferredContactMethod ?? USUAL_METHOD,
    notTakingWorkUntil: listing.pausedUntil,
    maxOpenJobs: listing.maxOpenJobs,
    openJobs: listing.openJobs,
    smallestJob: listing.smallestJobCents === null ? null : listing.smallestJobCents / 100,
  };
}

/** What messages to a contractor and the accounting of its referrals need. Never leaves the server as it is. */
export interface ContractorContact {
  readonly id: Listing['id'];
  readonly companyName: string;
  readonly contactName: string | null;
  readonly phone: string | null;
  /** What customers may be told; null where the contractor hides it. */
  readonly shownPhone: string | null;
  readonly email: string | null;
  readonly timeZone: string;
  /** Agreed to be texted and called at `phone`, and a code has proved that it is theirs. */
  readonly smsConsent: boolean;
  readonly isClaimed: boolean;
  /** What free referrals are counted by. */
  readonly billingIdentity: string;
  readonly isSynthetic: boolean;
  /** A code has proved that `phone` is theirs; demonstration contractors count as proven. */
  readonly isProven: boolean;
  readonly latitude: number;
  readonly longitude: number;
  /** Neither pausing nor suspended nor at the limit of open jobs. */
  readonly takesWork: boolean;
  /** Null where nobody has said. */
  readonly preferredContactMethod: CraftsmanContactMethod | null;
  /** The craftsman whose listing it is. */
  readonly ownerId: UserId | null;
}
