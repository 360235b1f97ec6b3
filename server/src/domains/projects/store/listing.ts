import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { READING_RULES } from '../rules/correction.ts';
import type { Listing } from '../rules/listing.ts';
import type { KnownListing, ProjectFacts } from '../rules/merge-listings.ts';
import type { Candidate } from '../rules/same-project.ts';
import { listedOn } from './project.ts';

/** Held by every process that changes projects, so that no project is added twice. The number is arbitrary. */
const RECORDING_LOCK = 75864;

/** Waits until no one else is recording; holds the lock until the transaction ends. */
export async function lockRecording(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${RECORDING_LOCK})`);
}

export interface Fingerprinted {
  readonly externalId: string;
  readonly fingerprint: string;
}

export interface DifferingListing {
  readonly externalId: string;
  /** Null if it is new. */
  readonly projectId: string | null;
  readonly returned: boolean;
  /** The version of the rules with which it was last read, and the result if it is older than `READING_RULES`. */
  readonly rules: number | null;
  readonly before: Listing | null;
}

/** Returns those of a source's listings that are new, changed, or had vanished. Compares all of them at once. */
export async function differingListings(
  db: Database,
  sourceId: string,
  given: readonly Fingerprinted[],
): Promise<DifferingListing[]> {
  const { rows } = await db.execute<DifferingListing & Record<string, unknown>>(sql`
    select given.external_id as "externalId", known.project_id as "projectId",
      coalesce(known.vanished_at is not null, false) as returned, known.rules,
      case when known.rules < ${READING_RULES} then known.listing end as before
    from unnest(${sql.param(given.map(({ externalId }) => externalId))}::text[],
      ${sql.param(given.map(({ fingerprint }) => fingerprint))}::text[]) as given (external_id, fingerprint)
    left join project_listings known on known.source_id = ${sourceId} and known.external_id = given.external_id
    where known.project_id is null or known.fingerprint <> given.fingerprint or known.vanished_at is not null`);
  return rows;
}

/** Returns the source's previous listings that are not among `seen`, with their projects. */
export async function missingListings(
  db: Database,
  sourceId: string,
  seen: readonly string[],
): Promise<{ externalId: string; projectId: string }[]> {
  const { rows } = await db.execute<{ externalId: string; projectId: string }>(sql`
    select external_id as "externalId", project_id as "projectId" from project_listings
    where source_id = ${sourceId} and vanished_at is null
      and not exists (select from unnest(${sql.param([...seen])}::text[]) as given (id) where given.id = external_id)
    order by external_id`);
  return rows;
}

/** Returns some of a source's current listings as last stored. */
export async function knownListings(
  db: Database,
  sourceId: string,
  externalIds: readonly string[],
): Promise<{ projectId: string; listing: Listing }[]> {
  const { rows } = await db.execute<{ projectId: string; listing: Listing }>(sql`
    select project_id as "projectId", listing from project_listings
    where source_id = ${sourceId} and vanished_at is null
      and external_id = any(${sql.param([...externalIds])}::text[])`);
  return rows;
}

/** Returns projects that share a permit number or an address with new listings. */
export async function candidatesFor(
  db: Database,
  permitKeys: readonly string[],
  addressKeys: readonly string[],
): Promise<Candidate[]> {
  if (permitKeys.length + addressKeys.length === 0) return [];
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    select id, permit_key as "permitKey", address_key as "addressKey", title, description, city, zip, county,
      listed_at as "listedAt", is_synthetic as "isSynthetic",
      array(select distinct source_id from project_listings where project_id = projects.id) as "sourceIds"
    from projects where id in (
      select id from projects where permit_key = any(${sql.param([...permitKeys])}::text[])
      union
      select id from projects where address_key = any(${sql.param([...addressKeys])}::text[]))`);
  return rows.map((row) => ({ ...row, listedAt: new Date(row.listedAt) }));
}

export interface KnownProject {
  readonly facts: ProjectFacts;
  readonly listings: readonly KnownListing[];
}

/** Returns projects with all their listings, by id. */
export async function knownProjects(db: Database, ids: readonly string[]): Promise<Map<string, KnownProject>> {
  if (ids.length === 0) return new Map();
  const wanted = sql.param([...ids]);
  const { rows } = await db.execute<{ id: string; facts: ProjectFacts; listings: KnownListing[] }>(sql`
    select id, ${factsOfRow} as facts, (
      select json_agg(json_build_object('sourceId', source_id, 'listing', listing, 'firstSeenAt', first_seen_at,
        'vanishedAt', vanished_at))
      from project_listings where project_id = projects.id) as listings
    from projects where id = any(${wanted}::text[])`);
  return new Map(
    rows.map(({ id, facts, listings }) => [
      id,
      {
        facts: {
          ...facts,
          deadlineAt: isoOf(facts.deadlineAt),
          listedAt: new Date(facts.listedAt).toISOString(),
          vanishedAt: isoOf(facts.vanishedAt),
        },
        listings: listings.map((known) => ({
          ...known,
          firstSeenAt: new Date(known.firstSeenAt),
          vanishedAt: known.vanishedAt === null ? null : new Date(known.vanishedAt),
        })),
      },
    ]),
  );
}

const isoOf = (time: string | null) => (time === null ? null : new Date(time).toISOString());

/** The column of each fact. */
const columnOf: Readonly<Record<keyof ProjectFacts, string>> = {
  title: 'title',
  location: 'location',
  street: 'street',
  city: 'city',
  state: 'state',
  zip: 'zip',
  county: 'county',
  description: 'description',
  status: 'status',
  projectType: 'project_type',
  sector: 'sector',
  work: 'work',
  plumbingRequired: 'plumbing_required',
  trades: 'trades',
  budgetMinCents: 'budget_min_cents',
  budgetMaxCents: 'budget_max_cents',
  deadlineAt: 'deadline_at',
  deadlineZone: 'deadline_zone',
  deadlineText: 'deadline_text',
  permitNumber: 'permit_number',
  permitStatus: 'permit_status',
  contractor: 'contractor',
  contactInfo: 'contact_info',
  sourceId: 'source_id',
  sourceUrl: 'source_url',
  latitude: 'latitude',
  longitude: 'longitude',
  precision: 'precision',
  locatedBy: 'located_by',
  geocodeKey: 'geocode_key',
  listedAt: 'listed_at',
  listedOn: 'listed_on',
  isDated: 'is_dated',
  isSynthetic: 'is_synthetic',
  permitKey: 'permit_key',
  addressKey: 'address_key',
  vanishedAt: 'vanished_at',
  provenance: 'provenance',
};
const factColumns = Object.values(columnOf);
const factsOfRow = sql.raw(
  `json_build_object(${Object.entries(columnOf)
    .map(([fact, column]) => `'${fact}', ${fact === 'listedOn' ? listedOn() : column}`)
    .join(', ')})`,
);

export interface ChangedProject {
  readonly id: string;
  readonly facts: ProjectFacts;
  /** Whether the visible facts have changed. */
  readonly isChanged: boolean;
}

/** Uses one statement for any number of projects. */
export async function insertProjects(db: Database, projects: readonly ChangedProject[], now: Date): Promise<void> {
  if (projects.length === 0) return;
  const at = now.toISOString();
  const columns = sql.raw(['id', ...factColumns, 'first_seen_at', 'last_changed_at'].join(', '));
  const rows = projects.map(({ id, facts }) => ({ id, ...rowOf(facts), first_seen_at: at, last_changed_at: at }));
  await db.execute(sql`insert into projects (${columns}) select ${columns} from ${recordsOf('projects', rows)}`);
}

/** Uses one statement for any number of projects. */
export async function updateProjects(db: Database, projects: readonly ChangedProject[], now: Date): Promise<void> {
  if (projects.length === 0) return;
  const assigned = sql.raw(factColumns.map((column) => `${column} = given.${column}`).join(', '));
  const rows = projects.map(({ id, facts, isChanged }) => ({
    id,
    ...rowOf(facts),
    last_changed_at: isChanged ? now.toISOString() : null,
  }));
  await db.execute(sql`
    update projects set ${assigned}, last_changed_at = coalesce(given.last_changed_at, projects.last_changed_at)
    from ${recordsOf('projects', rows)} as given where projects.id = given.id`);
}

const rowOf = (facts: ProjectFacts) =>
  Object.fromEntries(Object.entries(columnOf).map(([fact, column]) => [column, facts[fact as keyof ProjectFacts]]));

const recordsOf = (table: 'projects' | 'project_listings', rows: readonly object[]): SQL =>
  sql`json_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::json)`;

export interface GivenListing extends Fingerprinted {
  readonly projectId: string;
  readonly listing: Listing;
}

/** Stores a source's current listings, new or known, and marks them as listed (again). */
export async function upsertListings(
  db: Database,
  sourceId: string,
  listings: readonly GivenListing[],
  now: Date,
): Promise<void> {
  if (listings.length === 0) return;
  const at = now.toISOString();
  const rows = listings.map(({ externalId, projectId, listing, fingerprint }) => ({
    source_id: sourceId,
    external_id: externalId,
    project_id: projectId,
    listing,
    fingerprint,
    rules: READING_RULES,
    first_seen_at: at,
    last_changed_at: at,
  }));
  await db.execute(sql`
    insert into project_listings as known (source_id, external_id, project_id, listing, fingerprint, rules, first_seen_at,
      last_changed_at)
    select source_id, external_id, project_id, listing, fingerprint, rules, first_seen_at, last_changed_at
    from ${recordsOf('project_listings', rows)}
    on conflict (source_id, external_id) do update set listing = excluded.listing, rules = excluded.rules, vanished_at = null,
      last_changed_at = case when known.fingerprint = excluded.fingerprint then known.last_changed_at
        else excluded.last_changed_at end,
      fingerprint = excluded.fingerprint`);
}

export async function markListingsVanished(
  db: Database,
  sourceId: string,
  externalIds: readonly string[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update project_listings set vanished_at = ${now.toISOString()}::timestamptz
    where source_id = ${sourceId} and external_id = any(${sql.param([...externalIds])}::text[])`);
}

/**
 * Completes up to `limit` projects that vanished before `before`; returns each with its source and previous status. A
 * project from a rolling source has only aged: it keeps its status, but bidding closes after the deadline.
 */
export async function completeVanished(
  db: Database,
  before: Date,
  limit: number,
  now: Date,
): Promise<{ id: string; sourceId: string; status: string }[]> {
  const { rows } = await db.execute<{ id: string; sourceId: string; status: string }>(sql`
    update projects set status = 'completed', last_changed_at = ${now.toISOString()}::timestamptz
    from (
      select id, status from projects
      where vanished_at < ${before.toISOString()}::timestamptz and status <> 'completed'
        and (
          (status = 'bidding-open' and deadline_at < ${now.toISOString()}::timestamptz)
          or not exists (
            select from project_listings l join project_sources origin on origin.id = l.source_id
            where l.project_id = projects.id and origin.is_rolling
          )
        )
      order by vanished_at limit ${limit}
    ) as gone
    where projects.id = gone.id
    returning projects.id, projects.source_id as "sourceId", gone.status`);
  return rows;
}
