import type { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import type { ReadOptions, SourceConfig, SourceReading } from '../src/domains/ingest/ports.ts';
import { configureSource, listSources, readNow, tradesOfRow } from '../src/domains/ingest/public.ts';
import type { Listing } from '../src/domains/projects/public.ts';
import type { Context } from '../src/kernel/context.ts';
import { instantOf, wallTimeOf } from '../src/kernel/zoned-time.ts';
import { type SampleProject, type SampleSource, sampleProjects, sampleSources } from './project-samples.ts';

const ZONE = 'America/Kentucky/Louisville';
const DAY = 24 * 60 * 60 * 1000;
/** An open project gets a new deadline when the old one has passed, every 28 days. */
const DEADLINE_EVERY_DAYS = 28;
const LEAST_DAYS_LEFT = 2;
/** Days between the listing of an open project and its deadline. */
const OPEN_DAYS = 31;
const LISTED_EVERY_DAYS = 84;
const EVERY_MINUTES = 12 * 60;

/**
 * Configures the sample sources and reads them, so that the first start shows projects. Later scheduled reads keep
 * their deadlines in the future. A second run changes nothing.
 */
export async function seedProjects(ctx: Context): Promise<void> {
  for (const [address, { id, name, host }] of Object.entries(sampleSources)) {
    const page = `https://${host}/`;
    await configureSource(ctx, { id, name, kind: 'demonstration', address, page, everyMinutes: EVERY_MINUTES });
  }
  const { sources } = await listSources(ctx);
  const unread = sources.filter(({ kind, lastSucceededAt }) => kind === 'demonstration' && lastSucceededAt === null);
  if (unread.length > 0) {
    await readNow(
      ctx,
      unread.map(({ id }) => SourceId.parse(id)),
    );
  }
}

/** Returns the listings of a sample source. They change only after a deadline has passed. */
export async function readSamples({ address }: SourceConfig, { now }: ReadOptions): Promise<SourceReading> {
  const source = address as SampleSource;
  const listings = sampleProjects.flatMap((sample, number) =>
    sample.sources.includes(source) ? [listingOf(sample, number, source, now)] : [],
  );
  return {
    kind: 'read',
    listings,
    read: listings.length,
    skipped: 0,
    losses: {},
    rejected: 0,
    rejections: [],
    leftOut: [],
    columns: [],
    validators: null,
  };
}

const permitStatuses: Readonly<Record<SourceStatus, string>> = {
  'bidding-open': 'Not applied for',
  planning: 'In review',
  'in-progress': 'Issued',
  completed: 'Final',
};

function listingOf(sample: SampleProject, number: number, source: SampleSource, now: Date): Listing {
  const { place, title, description, status, street, budget } = sample;
  const isFirst = sample.sources[0] === source;
  const isLast = sample.sources.at(-1) === source;
  // All sources of a sample list the same needs, so merging them can't mix partial ones.
  const trades = tradesOfRow({ id: number, title, description, budget: budget?.[1] ?? budget?.[0] });
  const isPermit = sample.sources.includes('permits');
  const open = status === 'bidding-open' ? openDays(number, now) : null;
  const listedOn = open?.listedOn ?? lastDay(LISTED_EVERY_DAYS, number * 5, today(now) - 3);
  return {
    externalId: `sample-${number + 1}`,
    url: `https://${sampleSources[source].host}/projects/${number + 1}`,
    title,
    description: isFirst ? description : '',
    street,
    city: place.city,
    state: 'KY',
    zip: place.zip,
    county: place.county,
    status,
    projectType: sample.type,
    plumbingRequired: trades.plumbing.need !== 'no',
    trades,
    budgetMinCents: isFirst ? cents(budget?.[0]) : null,
    budgetMaxCents: isFirst ? cents(budget?.[1]) : null,
    deadline: sample.deadline ? { text: sample.deadline } : open && { at: open.closesAt, zone: ZONE },
    permitNumber: isPermit ? `SAMPLE-${String(number + 1).padStart(5, '0')}` : null,
    permitStatus: isPermit ? permitStatuses[status] : null,
    contractor: isFirst ? (sample.contractor ?? null) : null,
    contactInfo: isLast ? (sample.contact ?? null) : null,
    point: sample.unplaced ? null : pointOf(sample, number),
    listedAt: instantOf(dayName(listedOn), '08:00', ZONE).toISOString(),
    listedOn: dayName(listedOn),
    isSynthetic: true,
  };
}

const cents = (dollars: number | null | undefined) => (dollars == null ? null : dollars * 100);

/**
 * Returns a point up to half a mile from the center of the place, always the same for a project; the center itself
 * without a street.
 */
function pointOf({ place, street }: SampleProject, number: number): Listing['point'] {
  const angle = number * 2.4;
  const reach = street === null ? 0 : 0.002 + (number % 5) * 0.0012;
  return {
    latitude: Number((place.latitude + Math.sin(angle) * reach).toFixed(5)),
    longitude: Number((place.longitude + Math.cos(angle) * reach).toFixed(5)),
    precision: street === null ? 'zip' : number % 6 === 5 ? 'street' : 'exact',
  };
}

/** Returns the current day in Louisville, counted from 1970-01-01. */
const today = (now: Date): number => Date.parse(wallTimeOf(now, ZONE).day) / DAY;
const dayName = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Returns the last day up to `limit` in a cycle of `every` days. */
const lastDay = (every: number, phase: number, limit: number): number =>
  limit - ((((limit - phase) % every) + every) % every);

function openDays(number: number, now: Date): { listedOn: number; closesAt: string } {
  const closesOn = lastDay(DEADLINE_EVERY_DAYS, number * 11, today(now) + LEAST_DAYS_LEFT + DEADLINE_EVERY_DAYS - 1);
  return { listedOn: closesOn - OPEN_DAYS, closesAt: instantOf(dayName(closesOn), '14:00', ZONE).toISOString() };
}
