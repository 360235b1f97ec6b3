import { DateTime } from 'luxon';
import * as z from 'zod';
import { OfferMapping, text } from '../../../domains/ingest/rules/source-mapping.ts';
import { expectShape, hostOf, parseJson } from './kind-reader.ts';
import { sampleTitles } from './sample-rows.ts';
import { type Kind, type Reading, type ReadRow, rejectedRow } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

/** Nearly everything may be null, or '' within objects. */
const named = z.object({ name: z.string().nullish(), code: z.string().nullish() }).nullish();
const Opportunity = z.object({
  noticeId: z.string().min(1),
  title: z.string().nullish(),
  solicitationNumber: z.string().nullish(),
  fullParentPathName: z.string().nullish(),
  postedDate: z.string().nullish(),
  type: z.string().nullish(),
  typeOfSetAsideDescription: z.string().nullish(),
  responseDeadLine: z.string().nullish(),
  naicsCode: z.string().nullish(),
  classificationCode: z.string().nullish(),
  active: z.string().nullish(),
  award: z.object({ awardee: z.object({ name: z.string().nullish() }).nullish() }).nullish(),
  pointOfContact: z
    .array(z.object({ fullName: z.string().nullish(), email: z.string().nullish(), phone: z.string().nullish() }))
    .nullish(),
  placeOfPerformance: z
    .object({
      streetAddress: z.string().nullish(),
      city: named,
      state: named,
      zip: z.string().nullish(),
      country: named,
    })
    .nullish(),
  uiLink: z.string().nullish(),
});
type Opportunity = z.infer<typeof Opportunity>;

/** Errors from its gateway come instead of a page, with any status. */
const Refused = z.object({ error: z.object({ message: z.string() }) });
const Page = z.object({ totalRecords: z.number().int(), opportunitiesData: z.array(z.unknown()) });
const MAX_PAGES = 20;

const SamMapping = z.strictObject({
  ...OfferMapping.shape,
  /** The two-letter state of performance. */
  placeState: z.string().length(2).toUpperCase().optional(),
  /** Number of past days to read; SAM.gov covers at most a year. */
  days: z.number().int().min(1).max(364).default(90),
  /** Notice types: o solicitation, k combined synopsis, p presolicitation, r sources sought. */
  types: text.default('o,k,p'),
  pageSize: z.number().int().min(1).max(1000).default(1000),
});
type SamMapping = z.infer<typeof SamMapping>;

const sampleNotices = (id: string) =>
  JSON.stringify({
    totalRecords: 2,
    opportunitiesData: sampleTitles.map((title, at) => ({ [id]: `n${at + 1}`, title, naicsCode: '236220' })),
  });

/**
 * SAM.gov opportunities (`https://api.sam.gov/opportunities/v2/search`), with a key. Their `description` is an address
 * that also needs the key: it is not read, and a description is composed of the known facts instead.
 */
export const sam: Kind<SamMapping> = {
  reads: 'Notices of the last days on SAM.gov; needs `SAM_API_KEY`',
  mapping: SamMapping,
  isConditional: false,
  rows: async (reading) => {
    const key = reading.samKey;
    if (key === null) throw new SourceProblem({ kind: 'no-sam-key' });
    const host = hostOf(reading.source.address);
    const seen = new Map<string, unknown>();
    const idOf = (value: unknown, at: number) =>
      Opportunity.shape.noticeId.safeParse((value as { noticeId?: unknown } | null)?.noticeId).data ?? `row ${at}`;
    let total = Number.POSITIVE_INFINITY;
    // The documentation says pages, but the service was seen to count rows; a page without anything new shows which.
    let offset = 0;
    for (let pages = 0; seen.size < total && pages < MAX_PAGES; pages += 1) {
      const page = await readPage(reading, key, offset);
      total = page.totalRecords;
      const before = seen.size;
      for (const [at, value] of page.opportunitiesData.entries()) seen.set(idOf(value, before + at), value);
      reading.progress(seen.size);
      if (page.opportunitiesData.length === 0 || (seen.size === before && offset === before)) break;
      offset = seen.size - before === page.opportunitiesData.length && offset < pages + 1 ? pages + 1 : seen.size;
    }
    if (seen.size < total) {
      throw new SourceProblem({ kind: 'opportunities-missing', host, said: total, given: seen.size });
    }
    return [...seen.values()].map(readRow);
  },
  sample: {
    path: '/opportunities/v2/search',
    answer: sampleNotices('noticeId'),
    cutOff: 'not JSON',
    changed: { answer: sampleNotices('id'), problem: 'None of its 2 rows can be read' },
    wrong: {
      answer: JSON.stringify({ error: { code: 'OVER_RATE_LIMIT', message: 'You have exceeded your rate limit.' } }),
      problem: 'an error instead of rows: You have exceeded your rate limit',
    },
  },
};

async function readPage({ source, mapping, now, get }: Reading<SamMapping>, key: string, offset: number) {
  const host = hostOf(source.address);
  const today = DateTime.fromJSDate(now, { zone: mapping.zone });
  const query = new URLSearchParams({
    api_key: key,
    postedFrom: today.minus({ days: mapping.days }).toFormat('MM/dd/yyyy'),
    postedTo: today.toFormat('MM/dd/yyyy'),
    ptype: mapping.types,
    limit: String(mapping.pageSize),
    offset: String(offset),
    ...(mapping.placeState !== undefined && { state: mapping.placeState }),
  });
  const { text } = await get(`${source.address}?${query.toString()}`, 'application/json');
  const body = parseJson(text, host);
  const refused = Refused.safeParse(body);
  if (refused.success) {
    const said = refused.data.error.message.replaceAll(key, '…').slice(0, 200);
    throw new SourceProblem({ kind: 'error-answer', host, said });
  }
  return expectShape(Page, body, host);
}

function readRow(value: unknown, at: number): ReadRow {
  const result = Opportunity.safeParse(value);
  if (!result.success) {
    const column = result.error.issues[0]?.path.join('.') ?? '';
    return rejectedRow(at, { kind: 'no-readable-column', column });
  }
  const notice = result.data;
  const place = notice.placeOfPerformance;
  return {
    row: {
      id: notice.noticeId,
      url: notice.uiLink,
      title: notice.title,
      description: describe(notice),
      kind: notice.type,
      reference: notice.solicitationNumber,
      status: notice.active === 'No' ? 'Archived' : notice.type,
      deadline: notice.responseDeadLine,
      street: place?.streetAddress,
      city: place?.city?.name,
      state: place?.state?.code ?? place?.state?.name,
      zip: place?.zip,
      contractor: notice.award?.awardee?.name,
      contact: contactOf(notice),
      listedAt: notice.postedDate,
      naics: notice.naicsCode ?? null,
      psc: notice.classificationCode ?? null,
    },
  };
}

function describe({
  type,
  solicitationNumber,
  fullParentPathName,
  typeOfSetAsideDescription,
  naicsCode,
}: Opportunity): string {
  const who = fullParentPathName?.split('.').filter(Boolean).join(' / ');
  return [
    `${type ?? 'Notice'}${solicitationNumber ? ` ${solicitationNumber}` : ''}${who ? ` of ${who}` : ''}.`,
    typeOfSetAsideDescription && `${typeOfSetAsideDescription}.`,
    naicsCode && `NAICS ${naicsCode}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function contactOf({ pointOfContact }: Opportunity): (string | null | undefined)[] {
  const contact = pointOfContact?.find(({ email, fullName }) => email || fullName);
  return contact ? [contact.fullName, contact.email, contact.phone] : [];
}
