import { contractorPath } from '@plumbline/contract/domains/directory/pages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '@plumbline/contract/kernel/language.ts';
import { indexedPaths } from '@plumbline/contract/kernel/page-meta.ts';
import type { Clock } from '../../kernel/clock.ts';

/** One public page of a contractor, and when what it says last changed. */
export interface ListedPage {
  readonly slug: string;
  readonly updatedAt: string;
}

/** The public pages of the contractors, in the order of their slugs. */
export interface ContractorPages {
  /** Returns up to `limit` pages whose slugs are in [`from`, `to`); without an end when `to` is null. */
  between(from: string, to: string | null, limit: number): Promise<readonly ListedPage[]>;
  /** Returns the first slug and every `every`th one after it. */
  starts(every: number): Promise<readonly string[]>;
}

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
/** Contractors in one file when the index is made. What is listed between two of its slugs later finds room as well. */
const CONTRACTORS = 10_000;
/** The protocol allows 50,000 addresses, and each contractor has one per language. */
const MOST_CONTRACTORS = 50_000 / LANGUAGES.length;
const HOUR = 60 * 60_000;

export interface Sitemaps {
  /** Everything in one file where there is room, else the index of the others. */
  whole(): Promise<string>;
  pages(): string;
  contractors(from: string, to: string | null): Promise<string>;
}

/** Writes the sitemap of a site; the index of a large one is made once an hour. */
export function createSitemaps(publicUrl: string, contractors: ContractorPages, clock: Clock): Sitemaps {
  let known: { readonly index: string; readonly until: number } | undefined;
  const own = () => indexedPaths.flatMap((path) => inEachLanguage(publicUrl, path));
  const listed = ({ slug, updatedAt }: ListedPage) => inEachLanguage(publicUrl, contractorPath(slug), updatedAt);
  return {
    whole: async () => {
      const some = await contractors.between('', null, CONTRACTORS + 1);
      if (some.length <= CONTRACTORS) return pagesFile([...own(), ...some.flatMap(listed)]);
      if (known === undefined || known.until < clock.now().getTime()) {
        const starts = await contractors.starts(CONTRACTORS);
        const files = ['pages.xml', ...starts.map((from, at) => fileOf(from, starts[at + 1]))];
        const index = files.map((file) => `<sitemap><loc>${publicUrl}/sitemaps/${file}</loc></sitemap>`).join('');
        known = {
          index: `${HEAD}<sitemapindex ${SCHEMA}>${index}</sitemapindex>`,
          until: clock.now().getTime() + HOUR,
        };
      }
      return known.index;
    },
    pages: () => pagesFile(own()),
    contractors: async (from, to) => pagesFile((await contractors.between(from, to, MOST_CONTRACTORS)).flatMap(listed)),
  };
}

const fileOf = (from: string, to: string | undefined) =>
  `contractors.xml?from=${encodeURIComponent(from)}${to === undefined ? '' : `&amp;to=${encodeURIComponent(to)}`}`;
const pagesFile = (pages: readonly string[]) => `${HEAD}<urlset ${SCHEMA} ${LINKS}>${pages.join('')}</urlset>`;

/** The entries of a page, one per language. Each names all of them, itself included, as search engines require. */
function inEachLanguage(publicUrl: string, path: string, changed?: string): string[] {
  const versions = [
    ...LANGUAGES.map((language) => [language, publicUrl + pathIn(language, path)] as const),
    ['x-default', publicUrl + pathIn(DEFAULT_LANGUAGE, path)] as const,
  ];
  const links = versions
    .map(([hreflang, address]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`)
    .join('');
  const lastModified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return LANGUAGES.map(
    (language) => `<url><loc>${publicUrl + pathIn(language, path)}</loc>${lastModified}${links}</url>`,
  );
}
