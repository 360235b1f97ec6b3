import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { insertRows } from '../../kernel/insert-rows.ts';
import { newId } from '../../kernel/random-id.ts';
import type { BidsPort } from './ports.ts';
import type { Listing } from './rules/listing.ts';
import { type NewProjectRow, projects } from './tables.ts';

/** Returns a listing as an adapter would. */
export const aListing = (given: Partial<Listing> = {}): Listing => ({
  externalId: 'listing-1',
  url: 'https://permits.example.org/1',
  title: 'Restroom renovation',
  description: 'New plumbing fixtures and floors',
  street: '100 Main St',
  city: 'Louisville',
  state: 'KY',
  zip: '40202',
  county: 'Jefferson County',
  status: 'bidding-open',
  projectType: 'commercial',
  sector: 'commercial',
  work: 'renovation',
  plumbingRequired: true,
  trades: null,
  budgetMinCents: null,
  budgetMaxCents: null,
  deadline: null,
  permitNumber: null,
  permitStatus: null,
  contractor: null,
  contactInfo: null,
  point: null,
  listedAt: '2026-11-20T05:00:00Z',
  listedOn: '2026-11-20',
  isSynthetic: false,
  ...given,
});

/** Simulates a viewer who has bid on these projects. */
export const bidsOn = (...ids: readonly string[]): BidsPort => ({
  liveAmong: async (_ctx, among) => new Set(among.filter((id) => ids.includes(id))),
});

/**
 * Stores a commercial kitchen remodel in Louisville that is open for bids, listed by the source 'metro', which was read
 * just now. `given` overrides fields for a test.
 */
export async function aProject(ctx: Context, given: Partial<NewProjectRow> = {}): Promise<ProjectId> {
  const [id] = await someProjects(ctx, [given]);
  if (id === undefined) throw new Error('One project was inserted');
  return id;
}

/** Stores several projects in one statement. Returns their ids in order. */
export async function someProjects(ctx: Context, given: readonly Partial<NewProjectRow>[]): Promise<ProjectId[]> {
  const now = ctx.clock.now();
  await ctx.db.execute(sql`
    insert into project_sources (id, name, host, page_url, checked_at)
    values ('metro', 'Metro permits', 'metro.example', 'https://metro.example/', ${now.toISOString()})
    on conflict (id) do update set checked_at = excluded.checked_at`);
  const rows = given.map((one) => ({
    id: newId('pj') as ProjectId,
    title: 'Kitchen Remodel',
    location: '120 Oak Street, Louisville, KY 40202',
    street: '120 Oak Street',
    city: 'Louisville',
    state: 'KY',
    zip: '40202',
    county: 'Jefferson County',
    description: 'Remodel of a restaurant kitchen with new fixtures.',
    status: 'bidding-open',
    projectType: 'commercial',
    sector: 'commercial',
    work: 'renovation',
    plumbingRequired: true,
    trades: null,
    budgetMinCents: 1_000_000,
    budgetMaxCents: 2_000_000,
    deadlineAt: null,
    deadlineZone: null,
    deadlineText: null,
    permitNumber: null,
    permitStatus: null,
    contractor: null,
    contactInfo: null,
    sourceId: 'metro',
    sourceUrl: 'https://metro.example/permits/1',
    latitude: 38.2527,
    longitude: -85.7585,
    precision: 'exact',
    listedAt: now,
    listedOn: null,
    isDated: true,
    firstSeenAt: now,
    lastChangedAt: now,
    vanishedAt: null,
    isSynthetic: true,
    provenance: { title: 'metro' },
    ...one,
  })) as (NewProjectRow & { id: ProjectId })[];
  await insertRows(ctx.db, projects, rows, sql`id`);
  await ctx.db.execute(sql`
    insert into project_listings (source_id, external_id, project_id, listing, fingerprint, first_seen_at,
      last_changed_at, vanished_at)
    select source_id, id, id, json_build_object('url', source_url), '', first_seen_at, last_changed_at, vanished_at
    from projects where id = any(${sql.param(rows.map(({ id }) => id))}::text[])`);
  return rows.map(({ id }) => id);
}
