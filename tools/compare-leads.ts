import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type KnownSource, knownSources } from './leads/known-sources.ts';

/**
 * Compares the results of another release for the same rows, as a Markdown table: `npm run leads:compare -- <checkout
 * of the other release>`, in which `npm ci` has been run.
 */

type Facts = Readonly<Record<string, unknown>>;

/** The exports that both releases have. */
interface Release {
  readonly createSources: (options: object) => { read(source: object, options: object): Promise<object> };
  readonly builtInSources: (given: object) => readonly { readonly id: string; readonly mapping?: object }[];
}

async function releaseIn(checkout: string): Promise<Release> {
  const load = async (path: string): Promise<object> => import(pathToFileURL(resolve(checkout, path)).href);
  return {
    ...(await load('server/src/app/adapters/sources/sources.ts')),
    ...(await load('server/src/domains/ingest/data/built-in-sources.ts')),
  } as Release;
}

/** Returns a release's reading of a source, by row id. */
async function factsOf(release: Release, source: KnownSource): Promise<ReadonlyMap<string, Facts>> {
  const { answer, mapping, ...rest } = source;
  const builtIn = release.builtInSources({ online: true, hasSamKey: true }).find(({ id }) => id === source.id);
  const sources = release.createSources({
    web: {
      get: async (url: string) => ({ url, text: answer, headers: {}, validator: null }),
      close: async () => undefined,
    },
    folder: '.',
    samKey: 'key',
    log: { error: (facts: unknown) => console.error(facts) },
  });
  const reading = (await sources.read(
    { ...rest, name: source.id, mapping: mapping ?? builtIn?.mapping ?? {}, upload: null },
    {
      previous: null,
      now: new Date('2026-11-22T12:00:00Z'),
      signal: new AbortController().signal,
      progress: () => undefined,
    },
  )) as { readonly listings?: readonly Facts[]; readonly problem?: string };
  if (reading.listings === undefined) throw new Error(`${source.id}: ${reading.problem}`);
  return new Map(reading.listings.map((listing) => [String(listing.externalId), listing]));
}

const words = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const short = text.length > 120 ? `${text.slice(0, 117)}…` : text;
  return short.replaceAll('|', '\\|').replaceAll('\n', ' ');
};

function differences(id: string, before: Facts | undefined, after: Facts | undefined): string[][] {
  if (before === undefined) return [[id, 'the project', 'not listed', words(after?.title)]];
  if (after === undefined) return [[id, 'the project', words(before.title), 'not listed']];
  // Facts that only the newer release has don't count as differences.
  return Object.keys(before)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => [id, name, words(before[name]), words(after[name])]);
}

const { positionals } = parseArgs({ allowPositionals: true });
const [checkout] = positionals;
if (checkout === undefined)
  throw new Error('Pass the checkout of the other release: npm run leads:compare -- ../before');
const [before, after] = [await releaseIn(checkout), await releaseIn('.')];
let rows = 0;
console.log('| source | row | fact | before | after |\n|---|---|---|---|---|');
for (const source of knownSources()) {
  const [old, now] = [await factsOf(before, source), await factsOf(after, source)];
  rows += now.size;
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    for (const cells of differences(id, old.get(id), now.get(id)))
      console.log(`| ${[source.id, ...cells].join(' | ')} |`);
  }
}
console.log(`\n${rows} projects were compared.`);
