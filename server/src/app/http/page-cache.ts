import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Versions } from './page-changes.ts';

/** A page that is the same for everyone, as it is sent. */
export interface KeptPage {
  readonly html: Buffer;
  readonly etag: string;
  readonly policy: string;
  /** The topics of what the page shows. Empty if it changes only with the build and the settings. */
  readonly topics: readonly string[];
  /** Returns the page in the best encoding that is ready among those that the browser accepts. */
  encoded(accepted: string | undefined): { readonly body: Buffer; readonly encoding?: 'br' | 'gzip' };
}

export interface PageCache {
  /** Returns the page at a key if it isn't too old. Whether its data has changed since is for `isCurrent` to say. */
  find(key: string): KeptPage | undefined;
  /** Returns whether the data of a page has the same versions as when it was rendered. */
  isCurrent(page: KeptPage, versions: Versions): boolean;
  /** Keeps a page. @param versions those before its data was read */
  keep(key: string, page: Omit<KeptPage, 'encoded' | 'etag'>, versions: Versions): KeptPage;
}

/** Pages say how long ago something was, so they are rendered again even if nothing changes. */
const LONGEST_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_PAGES = 2000;

interface Entry {
  readonly page: KeptPage;
  readonly versions: readonly (number | undefined)[];
  readonly until: number;
  readonly bytes: number;
}

/** Keeps rendered pages in memory, within bounds: those that were not asked for longest go first. */
export function pageCache({
  now = () => performance.now(),
  mostBytes = MOST_BYTES,
  mostPages = MOST_PAGES,
}: {
  readonly now?: () => number;
  readonly mostBytes?: number;
  readonly mostPages?: number;
} = {}): PageCache {
  const entries = new Map<string, Entry>();
  let total = 0;

  const remove = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const entryOf = new WeakMap<KeptPage, Entry>();

  return {
    find: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.until <= now()) {
        remove(key);
        return undefined;
      }
      // The order of the map is that of their last use.
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    isCurrent: (page, versions) =>
      entryOf.get(page)?.versions.every((version, index) => version === versions[page.topics[index] ?? '']) ?? false,
    keep: (key, given, versions) => {
      const page = { ...given, etag: etagOf(given.html), encoded: encodings(given.html) };
      // Room for its compressed copies.
      const bytes = Math.ceil(given.html.length * 1.5);
      const entry: Entry = {
        page,
        versions: given.topics.map((topic) => versions[topic]),
        until: now() + LONGEST_MS,
        bytes,
      };
      remove(key);
      if (bytes > mostBytes / 8) return page;
      entryOf.set(page, entry);
      entries.set(key, entry);
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= mostBytes && entries.size <= mostPages) break;
        remove(oldest);
      }
      return page;
    },
  };
}

/** The moments at which the page and its data were read. A page that differs only in them is the same. */
const MOMENTS = /"(?:renderedAt|dehydratedAt|dataUpdatedAt)":(?:\d+|"[^"]*")/g;

/** Weak, since all encodings and moments of a page have the same. Alike in all processes. */
const etagOf = (html: Buffer): string =>
  `W/"${createHash('sha256').update(html.toString('utf8').replaceAll(MOMENTS, '')).digest('base64url').slice(0, 22)}"`;

const ENCODINGS = {
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** One page at a time is compressed, in the background. */
let compressing: Promise<unknown> = Promise.resolve();
let waiting = 0;
const MOST_WAITING = 100;

/**
 * Compresses a page once, at the best quality, as soon as it is asked for a second time. Until that is done, it is
 * sent as it is, and compressed quickly like any other answer.
 */
function encodings(html: Buffer): KeptPage['encoded'] {
  const done: { br?: Buffer; gzip?: Buffer } = {};
  const begun = new Set<string>();
  return (accepted = '') => {
    const encoding = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)
      ? 'br'
      : /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)
        ? 'gzip'
        : undefined;
    if (encoding === undefined) return { body: html };
    const ready = done[encoding];
    if (ready !== undefined) return { body: ready, encoding };
    if (!begun.has(encoding) && waiting < MOST_WAITING) {
      begun.add(encoding);
      waiting += 1;
      compressing = compressing
        .then(() => ENCODINGS[encoding](html))
        .then(
          (body) => {
            done[encoding] = body;
          },
          () => undefined,
        )
        .finally(() => {
          waiting -= 1;
        });
    }
    return { body: html };
  };
}
