import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '@plumbline/contract/kernel/language.ts';
import { indexedPaths } from '@plumbline/contract/kernel/page-meta.ts';
import type { Clock } from '../../kernel/clock.ts';

/** One public page, and when what it says last changed. */
export interface ListedPage {
  /** The place in the order of its list. */
  readonly key: string;
  readonly path: string;
  readonly updatedAt: string;
}

/** Which part of a list: keys in [`from`, `to`), without an end when `to` is null, and beyond `after` if it is given. */
export interface ListRange {
  readonly from: string;
  readonly after?: string | undefined;
  readonly to: string | null;
  readonly limit: number;
}

/** Public pages of one kind, in the order of their keys. */
export interface PageList {
  between(range: ListRange): Promise<readonly ListedPage[]>;
  /** Returns keys that divide the list into parts of up to `size` pages, the first one included. */
  starts(size: number): Promise<readonly string[]>;
}

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
/** Pages in one file when the index is made. What is listed between two of its keys later finds room as well. */
const PART = 10_000;
/** The protocol allows 50,000 addresses, and each page has one per language. */
const MOST = 50_000 / LANGUAGES.length;
/** Pages that are read at a time, so that no file is held in memory as a whole. */
const CHUNK = 1000;
const HOUR = 60 * 60_000;

export interface Sitemaps {
  /** Everything in one file where there is room, else the index of the others. */
  whole(): Promise<string>;
  pages(): string;
  /** One file of a list, in pieces; null if there is no such list. */
  part(list: string, from: string, to: string | null): AsyncIterable<string> | null;
}

/** Writes the sitemap of a site; the index of a large one is made once an hour. */
export function createSitemaps(publicUrl: string, lists: Readonly<Record<string, PageList>>, clock: Clock): Sitemaps {
  let known: { readonly index: Promise<string>; readonly until: number } | undefined;
  const own = () => indexedPaths.flatMap((path) => inEachLanguage(publicUrl, path));
  const listed = ({ path, updatedAt }: ListedPage) => inEachLanguage(publicUrl, path, updatedAt);

  async function makeIndex(): Promise<string> {
    const files = ['pages.xml'];
    for (const [name, list] of Object.entries(lists)) {
      const starts = await list.starts(PART);
      files.push(...starts.map((from, at) => fileOf(name, from, starts[at + 1])));
    }
    const index = files.map((file) => `<sitemap><loc>${publicUrl}/sitemaps/${file}</loc></sitemap>`).join('');
    return `${HEAD}<sitemapindex ${SCHEMA}>${index}</sitemapindex>`;
  }

  async function* part(list: PageList, from: string, to: string | null): AsyncIterable<string> {
    yield `${HEAD}<urlset ${SCHEMA} ${LINKS}>`;
    let after: string | undefined;
    for (let written = 0; written < MOST; ) {
      const limit = Math.min(CHUNK, MOST - written);
      const pages = await list.between({ from, after, to, limit });
      yield pages.flatMap(listed).join('');
      if (pages.length < limit) break;
      written += pages.length;
      after = pages.at(-1)?.key;
    }
    yield '</urlset>';
  }

  return {
    whole: async () => {
      const some: ListedPage[] = [];
      for (const list of Object.values(lists)) {
        if (some.length > PART) break;
        some.push(...(await list.between({ from: '', to: null, limit: PART + 1 - some.length })));
      }
      if (some.length <= PART) {
        return `${HEAD}<urlset ${SCHEMA} ${LINKS}>${[...own(), ...some.flatMap(listed)].join('')}</urlset>`;
      }
      if (known === undefined || known.until < clock.now().getTime()) {
        const index = makeIndex();
        known = { index, until: clock.now().getTime() + HOUR };
        // Those who ask meanwhile wait for the same index. After a failure, the next one tries again.
        index.catch(() => {
          known = undefined;
        });
      }
      return known.index;
    },
    pages: () => `${HEAD}<urlset ${SCHEMA} ${LINKS}>${own().join('')}</urlset>`,
    part: (name, from, to) => {
      const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
      return list === undefined ? null : part(list, from, to);
    },
  };
}

const fileOf = (list: string, from: string, to: string | undefined) =>
  `${list}.xml?from=${encodeURIComponent(from)}${to === undefined ? '' : `&amp;to=${encodeURIComponent(to)}`}`;

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
