import { formatsIn } from '../../kernel/formats.ts';
import { type Language, pathIn } from '../../kernel/language.ts';
import type { PageMeta } from '../../kernel/page-meta.ts';
import { pageMetaWords } from '../../kernel/page-meta.words.ts';
import { factsOfTrade, wordsOfTrade } from '../../kernel/trades.ts';
import type { Contractor } from './contractor.ts';
import { contractorPageWords } from './contractor-page.words.ts';
import { contractorPath } from './pages.ts';

/** Search engines never get the invented ratings of demonstration contractors. */
export const hasRealRating = ({ rating, reviewCount, isSampleRating }: Contractor) =>
  rating !== null && reviewCount > 0 && !isSampleRating;

/** Returns the head of a contractor's page in a language, from public facts. */
export function contractorPageMeta(contractor: Contractor, language: Language): PageMeta {
  const words = contractorPageWords[language];
  const { formatLongDay, formatNumber } = formatsIn(language);
  const { companyName, city, state } = contractor;
  const path = contractorPath(contractor.slug);
  const inSentence = (trade: string) => wordsOfTrade(trade, language)?.work ?? trade;
  const asKeyword = (trade: string) => wordsOfTrade(trade, language)?.service.toLowerCase() ?? trade;
  const description = [
    contractor.isSynthetic ? words.demonstration : '',
    words.does(companyName, contractor.trades.map(inSentence).join(', '), city, state),
    contractor.isVerified && contractor.licenseCheckedOn
      ? words.licenseChecked(formatLongDay(contractor.licenseCheckedOn))
      : '',
    hasRealRating(contractor)
      ? words.rated(contractor.rating?.toFixed(1) ?? '', contractor.reviewCount, formatNumber(contractor.reviewCount))
      : '',
    words.more,
  ];
  return {
    title: `${companyName}, ${city}, ${state}`,
    description: description.filter((sentence) => sentence !== '').join(' '),
    keywords: `${companyName}, ${contractor.trades.map(asKeyword).join(', ')}, ${city} ${state}, ${pageMetaWords[language].keywords}`,
    capability: false,
    hasImage: true,
    canonical: path,
    breadcrumb: [
      { name: words.home, path: '/' },
      { name: words.findContractors, path: '/find-plumbers' },
      { name: companyName, path },
    ],
  };
}

/** Returns a contractor as a schema.org LocalBusiness, with ratings only from real reviews. */
export function localBusiness(
  contractor: Contractor,
  publicUrl: string,
  language: Language,
): Readonly<Record<string, unknown>> {
  const path = contractorPath(contractor.slug);
  const { city, state, serviceAreas } = contractor;
  const given = {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', ...contractor.trades.flatMap((trade) => factsOfTrade(trade)?.schemaType ?? [])],
    // The same in both languages, because it is one business.
    '@id': publicUrl + path,
    url: publicUrl + pathIn(language, path),
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
