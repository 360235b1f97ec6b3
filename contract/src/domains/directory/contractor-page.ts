import { formatCount, formatLongDay } from '../../kernel/format.ts';
import { KEYWORDS, type PageMeta } from '../../kernel/page-meta.ts';
import type { Contractor } from './contractor.ts';
import { contractorPath } from './pages.ts';

const tradeNames: Readonly<Record<string, string>> = {
  plumbing: 'plumbing',
  electrical: 'electrical work',
  hvac: 'HVAC',
  handyman: 'handyman work',
  construction: 'construction',
};

/** What schema.org calls whoever does it. */
const businessTypes: Readonly<Record<string, string>> = {
  plumbing: 'Plumber',
  electrical: 'Electrician',
  hvac: 'HVACBusiness',
  handyman: 'HomeAndConstructionBusiness',
  construction: 'GeneralContractor',
};

const namesOf = (trades: readonly string[]) => trades.map((trade) => tradeNames[trade] ?? trade).join(', ');
/** Ratings that are made up for a demonstration are told to nobody outside. */
const hasRealRating = ({ rating, reviewCount, isSampleRating }: Contractor) =>
  rating !== null && reviewCount > 0 && !isSampleRating;

/** The head of a contractor's page, from what anyone may see. */
export function contractorPageMeta(contractor: Contractor): PageMeta {
  const { companyName, city, state } = contractor;
  const path = contractorPath(contractor.slug);
  const trades = namesOf(contractor.trades);
  const description = [
    contractor.isSynthetic ? 'Demonstration listing, not a real company.' : '',
    `${companyName}: ${trades} in ${city}, ${state}.`,
    contractor.isVerified && contractor.licenseCheckedOn
      ? `License checked ${formatLongDay(contractor.licenseCheckedOn)}.`
      : '',
    hasRealRating(contractor)
      ? `${contractor.rating?.toFixed(1)} of 5 stars from ${formatCount(contractor.reviewCount, 'review')}.`
      : '',
    'Hours, service areas, and a request in two minutes.',
  ];
  return {
    title: `${companyName}, ${city}, ${state}`,
    description: description.filter((sentence) => sentence !== '').join(' '),
    keywords: `${companyName}, ${contractor.trades.join(', ')}, ${city} ${state}, ${KEYWORDS}`,
    capability: false,
    canonical: path,
    breadcrumb: [
      { name: 'Home', path: '/' },
      { name: 'Find Contractors', path: '/find-plumbers' },
      { name: companyName, path },
    ],
  };
}

/** A contractor as schema.org's LocalBusiness: what its page shows, ratings only from real reviews. */
export function localBusiness(contractor: Contractor, publicUrl: string): Readonly<Record<string, unknown>> {
  const url = publicUrl + contractorPath(contractor.slug);
  const { city, state, serviceAreas } = contractor;
  const given = {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', ...contractor.trades.flatMap((trade) => businessTypes[trade] ?? [])],
    '@id': url,
    url,
    name: contractor.companyName,
    image: contractor.photoUrl ?? contractor.logoUrl,
    telephone: contractor.phone,
    email: contractor.email,
    sameAs: contractor.website,
    foundingDate: contractor.yearEstablished === null ? null : String(contractor.yearEstablished),
    address: {
      '@type': 'PostalAddress',
      ...(contractor.address && { streetAddress: contractor.address }),
      addressLocality: city,
      addressRegion: state,
      ...(contractor.zipCode && { postalCode: contractor.zipCode }),
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: contractor.latitude, longitude: contractor.longitude },
    areaServed: (serviceAreas.length > 0 ? serviceAreas : [`${city}, ${state}`]).map((name) => ({
      '@type': 'City',
      name,
    })),
    aggregateRating: hasRealRating(contractor)
      ? {
          '@type': 'AggregateRating',
          ratingValue: contractor.rating,
          reviewCount: contractor.reviewCount,
          bestRating: 5,
          worstRating: 1,
        }
      : null,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}
