import { contractorPath } from '@plumbline/contract/domains/directory/pages.ts';
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
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
/** Pages in one file when the index is made. What is listed between two of its slugs later finds room as well. */
const PAGES = 10_000;
/** The protocol's limits. */
const MOST_PAGES = 50_000;
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
  const own = () => indexedPaths.map((path) => page(publicUrl + path));
  const listed = ({ slug, updatedAt }: ListedPage) => page(publicUrl + contractorPath(slug), updatedAt);
  return {
    whole: async () => {
      const some = await contractors.between('', null, PAGES + 1);
      if (some.length <= PAGES) return pagesFile([...own(), ...some.map(listed)]);
      if (known === undefined || known.until < clock.now().getTime()) {
        const starts = await contractors.starts(PAGES);
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
    contractors: async (from, to) => pagesFile((await contractors.between(from, to, MOST_PAGES)).map(listed)),
  };
}

const fileOf = (from: string, to: string | undefined) =>
  `contractors.xml?from=${encodeURIComponent(from)}${to === undefined ? '' : `&amp;to=${encodeURIComponent(to)}`}`;
const page = (address: string, changed?: string) =>
  `<url><loc>${address}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`;
const pagesFile = (pages: readonly string[]) => `${HEAD}<urlset ${SCHEMA}>${pages.join('')}</urlset>`;
