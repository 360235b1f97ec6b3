import * as z from 'zod';
import { OfferMapping } from '../../../domains/ingest/rules/source-mapping.ts';
import { isLinesOfJson } from './json-rows.ts';
import { expectShape, hostOf, parseJson } from './kind-reader.ts';
import { SIGN_IN_PAGE, sampleTitles } from './sample-rows.ts';
import { type Kind, type Reading, type ReadRow, rejectedRow } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

/** Publishers leave out nearly everything, and write null for it. */
const text = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);
const Amount = z
  .object({ amount: z.union([z.number(), z.string()]).nullish(), currency: text })
  .nullish()
  .catch(null);
const Address = z
  .object({ streetAddress: text, locality: text, region: text, postalCode: text })
  .partial()
  .nullish()
  .catch(null);
const list = <T extends z.ZodType>(item: T) => z.array(item).nullish().catch(null);
const Party = z.object({
  id: text,
  name: text,
  roles: list(z.string()),
  address: Address,
  contactPoint: z.object({ name: text, email: text, telephone: text }).partial().nullish().catch(null),
});
/** The standard's name of those who get a contract. */
const WINNERS = 'suppliers';
const Release = z.object({
  ocid: z.string().min(1),
  date: text,
  tender: z
    .object({
      id: text,
      title: text,
      description: text,
      status: text,
      value: Amount,
      minValue: Amount,
      mainProcurementCategory: text,
      tenderPeriod: z.object({ endDate: text }).nullish().catch(null),
      items: list(z.object({ description: text, deliveryAddress: Address })),
      documents: list(z.object({ url: text })),
    })
    .nullish(),
  buyer: z.object({ id: text, name: text }).nullish().catch(null),
  parties: list(Party),
  awards: list(z.object({ status: text, [WINNERS]: list(z.object({ name: text })) })),
});
type Release = z.infer<typeof Release>;

/** A package of releases, or of records, which hold their releases compiled into one. */
const Package = z.object({
  releases: z.array(z.unknown()).optional(),
  records: z.array(z.object({ compiledRelease: z.unknown() })).optional(),
  links: z.object({ next: z.string().nullish() }).nullish(),
});

const MAX_PAGES = 500;
/** The construction of NAICS, for publishers that say so in their own way. */
const CONSTRUCTION = '23';

const samplePackage = (id: string) =>
  JSON.stringify({
    releases: sampleTitles.map((title, at) => ({ [id]: `ocds-test-${at + 1}`, tender: { title, status: 'active' } })),
  });

/**
 * Releases of the Open Contracting Data Standard: a release package, a record package, or either on the lines of a file.
 * Packages may lead to the next one. Of several releases about one contracting process, the latest counts.
 */
export const ocds: Kind = {
  reads: 'Releases of the Open Contracting Data Standard',
  mapping: OfferMapping,
  isConditional: true,
  rows: async (reading) => {
    const values = await readReleases(reading);
    const latest = new Map<string, Release>();
    const rejected: ReadRow[] = [];
    for (const [at, value] of values.entries()) {
      const release = Release.safeParse(value);
      if (!release.success) {
        const column = release.error.issues[0]?.path.join('.') ?? '';
        rejected.push(rejectedRow(at, { kind: 'no-readable-column', column }));
        continue;
      }
      const { ocid, date } = release.data;
      const before = latest.get(ocid);
      if (before === undefined || (date ?? '') >= (before.date ?? '')) latest.set(ocid, release.data);
    }
    return [...rejected, ...[...latest.values()].filter(({ tender }) => tender != null).map(readRow)];
  },
  sample: {
    path: '/releases.json',
    answer: samplePackage('ocid'),
    cutOff: 'not JSON',
    changed: { answer: samplePackage('id'), problem: 'None of its 2 rows can be read' },
    wrong: { answer: SIGN_IN_PAGE, problem: 'not JSON' },
  },
};

async function readReleases({ source, most, get, progress }: Reading<unknown>): Promise<unknown[]> {
  const host = hostOf(source.address);
  const found: unknown[] = [];
  let address: string | null = source.address;
  for (let pages = 0; address !== null; pages += 1) {
    if (pages >= MAX_PAGES) throw new SourceProblem({ kind: 'more-not-given', host });
    const answer = await get(address, 'application/json');
    if (isLinesOfJson(answer.text)) {
      const lines = answer.text.split('\n').filter((line) => line.trim() !== '');
      found.push(...lines.flatMap((line) => releasesIn(parseJson(line, host))));
      break;
    }
    const body = expectShape(Package, parseJson(answer.text, host), host);
    if (body.releases === undefined && body.records === undefined) {
      throw new SourceProblem({ kind: 'no-rows', host, at: 'releases' });
    }
    found.push(...releasesIn(body));
    progress(found.length);
    address = most !== null && found.length >= most ? null : nextOf(body.links?.next, answer.url, address);
  }
  return found;
}

/** Returns the address of the next package. One that leads to itself is the last. */
function nextOf(next: string | null | undefined, base: string, now: string): string | null {
  const address = next ? (URL.parse(next, base)?.href ?? null) : null;
  return address === now ? null : address;
}

function releasesIn(value: unknown): unknown[] {
  const body = Package.safeParse(value);
  if (!body.success) return [value];
  const { releases, records } = body.data;
  if (releases === undefined && records === undefined) return [value];
  return [...(releases ?? []), ...(records ?? []).map(({ compiledRelease }) => compiledRelease)];
}

/** The standard's codes in the words of bid lists. 'active' means that bids are accepted. */
const statuses: Readonly<Record<string, string>> = {
  active: 'Open',
  complete: 'Awarded',
  unsuccessful: 'Cancelled',
};

function readRow({ ocid, date, tender, buyer, parties, awards }: Release): ReadRow {
  const body = parties?.find(({ id, roles }) => roles?.includes('buyer') || (id != null && id === buyer?.id));
  const site = tender?.items?.find(({ deliveryAddress }) => deliveryAddress != null)?.deliveryAddress ?? body?.address;
  const winner = awards?.find(({ status }) => status === 'active' || status === null || status === undefined);
  const status = tender?.status ?? '';
  const items = tender?.items?.flatMap(({ description }) => description ?? []) ?? [];
  return {
    row: {
      id: ocid,
      url: tender?.documents?.find(({ url }) => url != null)?.url,
      title: tender?.title ?? items[0],
      description: tender?.description ?? items.join(', '),
      reference: tender?.id,
      status: winner === undefined ? (statuses[status] ?? status) : 'Awarded',
      deadline: tender?.tenderPeriod?.endDate,
      budgetMin: tender?.minValue?.amount,
      budgetMax: tender?.value?.amount,
      street: site?.streetAddress,
      city: site?.locality,
      state: site?.region,
      zip: site?.postalCode,
      contractor: winner?.[WINNERS]?.[0]?.name,
      contact: [body?.contactPoint?.name, body?.contactPoint?.email, body?.contactPoint?.telephone, buyer?.name],
      listedAt: date,
      naics: tender?.mainProcurementCategory === 'works' ? CONSTRUCTION : null,
    },
  };
}
