import type { SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';

/** The kind of source that an address belongs to, and the address to read, which can differ from the one that people see. */
export interface GuessedSource {
  readonly kind: SourceKind;
  readonly address: string;
}

const DATA_SET = /\/([a-z0-9]{4}-[a-z0-9]{4})(?=[./?]|$)/i;

/**
 * Guesses the kind of source from its address: a data set's page becomes the address of its rows. Anything else is a
 * file.
 */
export function guessSource(given: string): GuessedSource {
  const address = given.trim();
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return { kind: 'file', address };
  const path = url.pathname;
  const layer = /^(.*\/(?:FeatureServer|MapServer))(?:\/(\d+))?(?:\/|$)/i.exec(path);
  if (layer !== null) return { kind: 'arcgis', address: `${url.origin}${layer[1]}/${layer[2] ?? 0}` };
  if (/(?:^|\.)bonfirehub\.(?:com|ca)$/i.test(url.hostname)) return { kind: 'bonfire', address: url.origin };
  if (/\/bids\.aspx$/i.test(path)) return { kind: 'civicplus', address };
  if (/^api\.sam\.gov$/i.test(url.hostname)) return { kind: 'sam', address };
  if (/\.(?:csv|tsv|txt|geojson|ndjson|jsonl)$/i.test(path)) return { kind: 'file', address };
  const id = DATA_SET.exec(path)?.[1];
  if (id !== undefined) return { kind: 'socrata', address: `${url.origin}/resource/${id.toLowerCase()}.json` };
  if (/ocds|release-?package/i.test(path)) return { kind: 'ocds', address };
  if (/\.(?:rss|atom|xml)$|\/(?:rss|feed|atom)\/?$|rssfeed/i.test(path)) return { kind: 'feed', address };
  return { kind: 'file', address };
}
