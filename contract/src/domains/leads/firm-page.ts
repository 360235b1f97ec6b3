import { formatsIn } from '../../kernel/formats.ts';
import { type Language, pathIn } from '../../kernel/language.ts';
import type { PageMeta } from '../../kernel/page-meta.ts';
import { pageMetaWords } from '../../kernel/page-meta.words.ts';
import { contractorPath } from '../directory/pages.ts';
import type { Firm } from './firm.ts';
import { firmWords } from './firm.words.ts';
import { firmPath } from './firm-address.ts';

const MOST_NAMED = 3;

/** Returns the head of a firm's page. Search engines index only firms with more than one real permit. */
export function firmPageMeta(firm: Firm, language: Language): PageMeta {
  const words = firmWords[language];
  const { formatList, formatLongDay, formatNumber } = formatsIn(language);
  const { name, permits, firstOn, latestOn, kinds, partners } = firm;
  const path = firmPath(firm.slug);
  const named = kinds.filter(({ kind }) => kind !== 'other').slice(0, MOST_NAMED);
  return {
    title: name,
    description: [
      ...(firm.isSample ? [words.head.sample] : []),
      words.head.facts(
        words.permits(permits, formatNumber(permits)),
        firstOn?.slice(0, 4) ?? null,
        latestOn && formatLongDay(latestOn),
        formatList(named.map(({ kind }) => words.kind[kind].toLowerCase())),
      ),
      ...(partners.length === 0
        ? []
        : [words.head.partners(formatList(partners.slice(0, MOST_NAMED).map((partner) => partner.name)))]),
    ].join(' '),
    keywords: `${words.head.keywords(name)}, ${pageMetaWords[language].keywords}`,
    ...(permits > 1 && !firm.isSample ? {} : { robots: 'noindex' as const }),
    capability: false,
    canonical: path,
    breadcrumb: [
      { name: words.home, path: '/' },
      { name: words.projects, path: '/projects' },
      { name, path },
    ],
  };
}

/** Returns a firm as a schema.org Organization; who it is in the directory is the same one. */
export function firmOrganization(firm: Firm, publicUrl: string, language: Language): Readonly<Record<string, unknown>> {
  const { name, slug, link, places } = firm;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    url: publicUrl + pathIn(language, firmPath(slug)),
    name,
    ...(places.length === 0 ? {} : { areaServed: places.map(({ place }) => ({ '@type': 'Place', name: place })) }),
    ...(link.contractor !== null ? { sameAs: publicUrl + pathIn(language, contractorPath(link.contractor.slug)) } : {}),
  };
}
