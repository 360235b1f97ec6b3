import { isOpenAt } from '@plumbline/contract/domains/directory/business-hours.ts';
import type { Contractor, ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import type {
  ContractorContactMethod,
  ContractorProfile,
} from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { daysOffAt, daysOffFrom } from '@plumbline/contract/domains/directory/day-off.ts';
import type { DaysOff } from '@plumbline/contract/domains/directory/days-off.ts';
import type { ListedBusiness } from '@plumbline/contract/domains/directory/listed-business.ts';
import type { PermitRecord } from '@plumbline/contract/domains/directory/permit-record.ts';
import type { ResponseRecord } from '@plumbline/contract/domains/directory/response-record.ts';
import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { wallTimeOf } from '../../kernel/zoned-time.ts';
import { evidenceToShow, inOrderOfEvidence, isVerified, type LicenseEvidence } from './policy.ts';

/** The data for a contractor's card, including private fields. */
export interface ShownListing
  extends Omit<
    Contractor,
    | 'daysOff'
    | 'isSampleRating'
    | 'isVerified'
    | 'licenseCheckedOn'
    | 'licenseNumber'
    | 'openNow'
    | 'permitRecord'
    | 'responseRecord'
    | 'websiteUrl'
  > {
  readonly daysOff: readonly DaysOff[];
  readonly licenses: readonly LicenseEvidence[];
  readonly phoneHidden: boolean;
  readonly emailHidden: boolean;
  readonly responseMinutes: number | null;
  readonly responseRequests: number | null;
  readonly permitRecord: PermitRecord | null;
}

/** A contractor as stored: public facts, and private ones that stay on the server. */
export interface Listing extends ShownListing {
  readonly smsConsentAt: Date | null;
  readonly billingIdentity: string;
  readonly status: 'active' | 'hidden';
  /** Whether it is neither paused nor suspended nor at its limit of open jobs. */
  readonly takesWork: boolean;
  /** Whether a code has proved its phone; demonstration contractors count as proven. */
  readonly isProven: boolean;
  /** The language of messages to the contractor. */
  readonly language: Language;
}

/** The rating of a demonstration contractor without reviews, marked as a sample. */
const SAMPLE = { rating: 4.8, reviewCount: 25 } as const;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** jsonb doesn't keep the order of its keys. */
export const inWeekOrder = (hours: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(hours).sort(([a], [b]) => WEEK.indexOf(a) - WEEK.indexOf(b)));

/** The day for deciding whether licenses have expired, yyyy-MM-dd. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Returns the public facts of a listing at a moment, without hidden phones and emails. */
function listedBusiness(listing: ShownListing, now: Date): ListedBusiness {
  const today = dayOf(now);
  const license = evidenceToShow(listing.licenses, today);
  const figures =
    listing.isSynthetic && listing.reviewCount === 0
      ? SAMPLE
      : { rating: listing.rating, reviewCount: listing.reviewCount };
  return {
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
    isPremium: listing.isPremium,
    isVerified: isVerified(listing.licenses, today),
    licenseNumber: license?.number ?? null,
    licenseCheckedOn: license?.checkedOn ?? null,
    businessHours: inWeekOrder(listing.businessHours),
    specialties: listing.specialties,
    serviceAreas: listing.serviceAreas,
  };
}

const responseRecordOf = ({ responseMinutes, responseRequests }: ShownListing): ResponseRecord | null =>
  responseMinutes === null || responseRequests === null
    ? null
    : { minutes: responseMinutes, requests: responseRequests };

/** Returns whether a contractor is open at a moment; null if the hours don't say. Nobody is on a day off. */
export function isOpen(
  { businessHours, timeZone, daysOff }: Pick<ShownListing, 'businessHours' | 'timeZone' | 'daysOff'>,
  now: Date,
): boolean | null {
  const isOff = daysOff.length > 0 && daysOffAt(daysOff, wallTimeOf(now, timeZone).day) !== null;
  return isOff ? false : isOpenAt(businessHours, timeZone, now);
}

/** Past days off are nobody's business. Most contractors have none, so the zone's day is only found for the others. */
function daysOffToCome({ daysOff, timeZone }: ShownListing, now: Date): Pick<Contractor, 'daysOff'> {
  const ahead = daysOff.length > 0 ? daysOffFrom(daysOff, wallTimeOf(now, timeZone).day) : [];
  return ahead.length > 0 ? { daysOff: ahead } : {};
}

/** Returns a contractor as anyone may see it at a moment. */
export const publicView = (listing: ShownListing, now: Date): Contractor => ({
  ...listedBusiness(listing, now),
  id: listing.id,
  website: listing.website,
  websiteUrl: listing.website,
  photoUrl: listing.photoUrl,
  logoUrl: listing.logoUrl,
  isClaimed: listing.isClaimed,
  isSynthetic: listing.isSynthetic,
  insuranceInfo: listing.insuranceInfo,
  yearEstablished: listing.yearEstablished,
  openNow: isOpen(listing, now),
  ...daysOffToCome(listing, now),
  trades: listing.trades,
  responseRecord: responseRecordOf(listing),
  ...(listing.permitRecord === null ? {} : { permitRecord: listing.permitRecord }),
});

/** Returns the public view with the evidence of licenses, and whether the contractor can be asked. */
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

/** A contractor's listing as the directory stores it. */
interface OwnedListing extends Listing {
  readonly preferredContactMethod: ContractorContactMethod | null;
  readonly businessType: ContractorProfile['businessType'];
  readonly statedLicense: string | null;
  readonly pausedUntil: string | null;
  readonly maxOpenJobs: number | null;
  readonly openJobs: number;
  readonly smallestJobCents: number | null;
}

/** The contact method of contractors who haven't chosen one. */
export const USUAL_METHOD: ContractorContactMethod = 'email';

/** Returns a listing as its owner sees it at a moment. */
export function contractorProfile(listing: OwnedListing, now: Date): ContractorProfile {
  const shown = listedBusiness(listing, now);
  return {
    ...shown,
    contractorId: listing.id,
    phone: listing.phone,
    email: listing.email,
    phoneHidden: listing.phoneHidden,
    emailHidden: listing.emailHidden,
    smsConsent: listing.smsConsentAt !== null && listing.phone !== null,
    phoneProven: listing.isProven,
    trades: Trade.options.filter((trade) => listing.trades.includes(trade)),
    businessType: listing.businessType,
    licenseNumber: listing.statedLicense ?? shown.licenseNumber,
    isHidden: listing.status === 'hidden',
    preferredContactMethod: listing.preferredContactMethod ?? USUAL_METHOD,
    notTakingWorkUntil: listing.pausedUntil,
    maxOpenJobs: listing.maxOpenJobs,
    openJobs: listing.openJobs,
    smallestJob: listing.smallestJobCents === null ? null : listing.smallestJobCents / 100,
  };
}

/** The data for messages to a contractor and for the accounting of its referrals. Never leaves the server. */
export interface ContractorContact {
  readonly id: Listing['id'];
  readonly companyName: string;
  readonly contactName: string | null;
  readonly phone: string | null;
  /** The phone that customers may see; null if the contractor hides it. */
  readonly shownPhone: string | null;
  readonly email: string | null;
  readonly timeZone: string;
  /** By day of the week, as the listing says; empty if it doesn't. */
  readonly businessHours: Readonly<Record<string, string>>;
  readonly daysOff: readonly DaysOff[];
  /** When emergencies are answered outside of business hours; empty without an opt-in. */
  readonly nightHours: Readonly<Record<string, string>>;
  /** Agreed to be texted and called at `phone`, which a code has proved to be theirs. */
  readonly smsConsent: boolean;
  readonly isClaimed: boolean;
  /** The key by which free referrals are counted. */
  readonly billingIdentity: string;
  readonly isSynthetic: boolean;
  /** Whether a code has proved `phone`; demonstration contractors count as proven. */
  readonly isProven: boolean;
  readonly latitude: number;
  readonly longitude: number;
  /** Whether the contractor is neither paused nor suspended nor at the limit of open jobs. */
  /** Whether the directory shows the listing. */
  readonly isListed: boolean;
  readonly takesWork: boolean;
  /** Null if the contractor hasn't chosen one. */
  readonly preferredContactMethod: ContractorContactMethod | null;
  /** The account of the listing's contractor. */
  readonly ownerId: UserId | null;
  /** The language of messages to the contractor. */
  readonly language: Language;
}
