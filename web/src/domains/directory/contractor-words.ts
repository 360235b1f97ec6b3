import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatCount, formatLongDay } from '@plumbline/contract/kernel/format.ts';

/** 'License checked December 3, 2026', or that nobody has looked yet. */
export const licenseLine = ({ licenseCheckedOn }: Pick<Contractor, 'licenseCheckedOn'>): string =>
  licenseCheckedOn ? `License checked ${formatLongDay(licenseCheckedOn)}` : 'License not checked yet';

/** '1418 Bardstown Rd, Louisville, KY', or the city alone. An address that already names its city isn't told twice. */
export function addressLine({ address, city, state }: Pick<Contractor, 'address' | 'city' | 'state'>): string {
  const place = `${city}, ${state}`;
  if (!address) return place;
  return address.toLowerCase().includes(city.toLowerCase()) ? address : `${address}, ${place}`;
}

/** A web search for what others write about a contractor. */
export const reviewSearchUrl = ({ companyName, city, state }: Pick<Contractor, 'companyName' | 'city' | 'state'>) =>
  `https://www.google.com/search?${new URLSearchParams({ q: `${companyName} ${city} ${state} reviews` })}`;

/** Only web addresses become links; a listing's text is not ours. */
export function websiteUrl(website: string | null): string | undefined {
  if (!website) return undefined;
  const url = URL.parse(/^[a-z]+:/i.test(website) ? website : `https://${website}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

const AREAS_SHOWN = 6;

/** The first six areas, and '+N more areas' for the others. */
export const shownAreas = (
  areas: readonly string[],
): { readonly shown: readonly string[]; readonly more: string | null } => ({
  shown: areas.slice(0, AREAS_SHOWN),
  more: areas.length > AREAS_SHOWN ? `+${formatCount(areas.length - AREAS_SHOWN, 'more area')}` : null,
});

/** '5 contractors, Featured first, then nearest'; 'Showing 20 of 143 contractors, …' when there are more. */
export function countLine(shown: readonly Pick<Contractor, 'isPremium'>[], totalFound: number): string {
  const count =
    totalFound > shown.length
      ? `Showing ${shown.length} of ${formatCount(totalFound, 'contractor')}`
      : formatCount(shown.length, 'contractor');
  const featured = shown.some(({ isPremium }) => isPremium);
  if (shown.length < 2) return count;
  return `${count}, ${featured ? 'Featured first, then nearest' : 'nearest first'}`;
}
