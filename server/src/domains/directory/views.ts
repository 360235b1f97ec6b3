import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { Context } from '../../kernel/context.ts';
import { evidenceToShow, isVerified, type LicenseEvidence } from './policy.ts';

/** A contractor as the directory keeps it: what anyone may see and what stays on the server. */
export interface Listing
  extends Omit<Contractor, 'isSampleRating' | 'isVerified' | 'licenseCheckedOn' | 'licenseNumber' | 'websiteUrl'> {
  readonly licenses: readonly LicenseEvidence[];
  readonly phoneHidden: boolean;
  readonly emailHidden: boolean;
  readonly smsConsentAt: Date | null;
  readonly isClaimed: boolean;
  readonly billingIdentity: string;
  readonly status: 'active' | 'hidden';
}

/** What a demonstration contractor without reviews shows, marked as a sample; a real one shows that it has none. */
const SAMPLE = { rating: 4.8, reviewCount: 25 } as const;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** jsonb forgets the order of its keys. */
const inWeekOrder = (hours: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(hours).sort(([a], [b]) => WEEK.indexOf(a) - WEEK.indexOf(b)));

/** The day by which licences have expired or not, yyyy-MM-dd. */
export const utcDay = ({ clock }: Pick<Context, 'clock'>): string => clock.now().toISOString().slice(0, 10);

/** A contractor as anyone may see it today (yyyy-MM-dd): hidden phones and e-mails stay here. */
export function publicView(listing: Listing, today: string): Contractor {
  const license = evidenceToShow(listing.licenses, today);
  const figures =
    listing.isSynthetic && listing.reviewCount === 0
      ? SAMPLE
      : { rating: listing.rating, reviewCount: listing.reviewCount };
  return {
    id: listing.id,
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
    isSynthetic: listing.isSynthetic,
    licenseNumber: license?.number ?? null,
    licenseCheckedOn: license?.checkedOn ?? null,
    insuranceInfo: listing.insuranceInfo,
    yearEstablished: listing.yearEstablished,
    businessHours: inWeekOrder(listing.businessHours),
    specialties: listing.specialties,
    serviceAreas: listing.serviceAreas,
    trades: listing.trades,
  };
}

/** What messages to a contractor and the accounting of its referrals need. Never leaves the server as it is. */
export interface ContractorContact {
  readonly id: Listing['id'];
  readonly companyName: string;
  readonly contactName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly timeZone: string;
  /** Agreed to be texted and called at `phone`. */
  readonly smsConsent: boolean;
  readonly isClaimed: boolean;
  /** What free referrals are counted by. */
  readonly billingIdentity: string;
  readonly isSynthetic: boolean;
  readonly latitude: number;
  readonly longitude: number;
}
