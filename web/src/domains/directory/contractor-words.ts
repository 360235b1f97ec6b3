import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatLongDay, formatNumber } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords);

/** Returns 'License checked December 3, 2026', with the license number if one is given, or that it wasn't checked. */
export function licenseLine(
  { licenseCheckedOn }: Pick<Contractor, 'licenseCheckedOn'>,
  licenseNumber: string | null = null,
): string {
  if (!licenseCheckedOn) return licenseNumber ? words.licenseNumberUnchecked(licenseNumber) : words.licenseUnchecked;
  const day = formatLongDay(licenseCheckedOn);
  return licenseNumber ? words.licenseNumberChecked(licenseNumber, day) : words.licenseChecked(day);
}

/** Returns '1418 Bardstown Rd, Louisville, KY', or the city alone. The city isn't repeated if the address names it. */
export function addressLine({ address, city, state }: Pick<Contractor, 'address' | 'city' | 'state'>): string {
  const place = `${city}, ${state}`;
  if (!address) return place;
  return address.toLowerCase().includes(city.toLowerCase()) ? address : `${address}, ${place}`;
}

/** Returns the address of a web search for reviews of a contractor. */
export const reviewSearchUrl = ({ companyName, city, state }: Pick<Contractor, 'companyName' | 'city' | 'state'>) =>
  `https://www.google.com/search?${new URLSearchParams({ q: words.reviewSearch(companyName, city, state) })}`;

/** Returns a listing's website as a link target. Anything but a web address is refused, since its text isn't ours. */
export function websiteUrl(website: string | null): string | undefined {
  if (!website) return undefined;
  const url = URL.parse(/^[a-z]+:/i.test(website) ? website : `https://${website}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

const AREAS_SHOWN = 6;

/** Returns the first six areas, and '+N more areas' for the rest. */
export function shownAreas(areas: readonly string[]): {
  readonly shown: readonly string[];
  readonly more: string | null;
} {
  const left = areas.length - AREAS_SHOWN;
  return {
    shown: areas.slice(0, AREAS_SHOWN),
    more: left > 0 ? words.moreAreas(left, formatNumber(left)) : null,
  };
}

/** Returns '20 contractors, whoever answers soonest first'. */
export const soonestLine = (count: number): string => words.countSoonest(formatNumber(count));

/** Returns '5 contractors, Featured first, then nearest', or 'Showing 20 of 143 contractors, …' if there are more. */
export function countLine(shown: readonly Pick<Contractor, 'isPremium'>[], totalFound: number): string {
  const [count, total] = [formatNumber(shown.length), formatNumber(totalFound)];
  const isFeatured = shown.some(({ isPremium }) => isPremium);
  if (totalFound > shown.length) {
    if (shown.length < 2) return words.showing(count, totalFound, total);
    return isFeatured ? words.showingFeatured(count, total) : words.showingNearest(count, total);
  }
  if (shown.length < 2) return words.count(shown.length, count);
  return isFeatured ? words.countFeatured(count) : words.countNearest(count);
}
