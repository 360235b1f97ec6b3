import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { aListing, someProjects } from '../../projects/fixtures.ts';
import { recordListings, registerSource } from '../../projects/public.ts';
import { announced } from '../fixtures.ts';
import { countFirms, linkFirms } from './count-firms.ts';
import { recordFirms, recordKnown } from './record-firms.ts';
import { listPermits, listProjectFirms, showFirm } from './show-firm.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock });
const never = new AbortController().signal;

beforeEach(async () => {
  clock.set(new Date('2026-12-01T15:00:00Z'));
  await ctx.db.execute(sql`truncate firms, projects, license_evidence, contractors cascade`);
  await ctx.db.execute(sql`update firm_backfill set after = '', finished_at = null`);
});

/** Lists permits as a source does, records the firms on them and counts them. */
async function listed(...permits: readonly Parameters<typeof aListing>[0][]): Promise<ProjectId[]> {
  await registerSource(ctx, { id: 'metro', name: 'Metro', host: 'm.example', pageUrl: null, isRolling: false });
  await announced(ctx);
  await recordListings(
    ctx,
    'metro',
    permits.map((permit, at) =>
      aListing({ externalId: `p-${at}`, permitNumber: `P-10${at}00`, street: `${at + 1} Larkspur Ln`, ...permit }),
    ),
  );
  const changes = await announced(ctx);
  const ids = changes.map(({ projectId }) => projectId);
  await recordFirms(ctx, ids);
  await countFirms(ctx, never);
  return ids;
}

const BUILDER = 'Kestrel Knob Builders LLC';
const builder = 'kestrel-knob-builders-ky';
const SUBCONTRACTORS = [{ type: 'CONTRACTOR-PLUMBER/PLUMBING', name: 'LARKSPUR PLBG INC' }];

describe('a firm that permits name', () => {
  it('has one page for all its spellings, with how many, which, where, when and for how much', async () => {
    await listed(
      { contractor: BUILDER, work: 'new', title: 'House', sector: 'residential', listedOn: '2024-03-02' },
      { contractor: 'KESTREL KNOB BLDRS', title: 'Water heater', zip: '40206', listedOn: '2026-11-20' },
      { contractor: 'Kestrel Knob Builders', title: 'Fit-out', budgetMaxCents: 500, listedOn: '2026-10-02' },
    );
    expect(await showFirm(ctx, builder)).toEqual({
      slug: builder,
      name: 'Kestrel Knob Builders LLC',
      permits: 3,
      recent: 2,
      firstOn: '2024-03-02',
      latestOn: '2026-11-20',
      roles: [{ role: 'general', permits: 3 }],
      kinds: [
        { kind: 'commercial-renovation', permits: 1 },
        { kind: 'residential-new', permits: 1 },
        { kind: 'water-heater', permits: 1 },
      ],
      places: [{ place: 'Jefferson County', permits: 3 }],
      zips: [
        { zip: '40202', permits: 2 },
        { zip: '40206', permits: 1 },
      ],
      years: [
        { year: 2026, permits: 2 },
        { year: 2024, permits: 1 },
      ],
      value: null,
      partners: [],
      link: { by: null, contractor: null, reason: 'not-listed', candidates: [] },
      isSample: false,
    });
    clock.set(new Date('2027-01-15T15:00:00Z'));
    expect(await showFirm(ctx, builder)).toMatchObject({ recent: 1 });
  });

  it('has a typical value from five permits on', async () => {
    const worth = [1, 2, 3, 4, 100].map((thousands) => ({ contractor: BUILDER, budgetMaxCents: thousands * 100_000 }));
    await listed(...worth);
    expect(await showFirm(ctx, builder)).toMatchObject({ value: { known: 5, median: 3000, low: 2000, high: 4000 } });
  });

  it('works with others at an address, however many permits it has itself there', async () => {
    const own = Array.from({ length: 60 }, (_, at) => ({
      contractor: BUILDER,
      street: '7 Elm St',
      title: `Suite ${at}`,
      listedOn: '2026-05-02',
    }));
    await listed(...own, {
      contractor: 'Winnick Bros Electric',
      street: '7 Elm St',
      title: 'Wiring',
      listedOn: '2026-05-01',
    });
    const { partners } = await showFirm(ctx, builder);
    expect(partners.map(({ slug, together }) => [slug, together])).toEqual([['winnick-brothers-electric-ky', 60]]);
  });

  it('works with whom the same permit names, and whom one for the same address at that time does', async () => {
    const [project] = await listed(
      {
        contractor: BUILDER,
        subcontractors: SUBCONTRACTORS,
        street: '7 Elm St',
        title: 'House',
        listedOn: '2026-03-01',
      },
      { contractor: 'Winnick Bros Electric', street: '7 ELM STREET', title: 'Wiring', listedOn: '2026-05-01' },
      { contractor: 'Tullamore Roofing', street: '7 Elm St', title: 'Another roof', listedOn: '2021-05-01' },
    );
    const { partners } = await showFirm(ctx, builder);
    expect(partners.map(({ slug, role, together, lastOn }) => [slug, role, together, lastOn])).toEqual([
      ['winnick-brothers-electric-ky', 'electrical', 1, '2026-05-01'],
      ['larkspur-plumbing-ky', 'plumbing', 1, '2026-03-01'],
    ]);
    expect((await listPermits(ctx, builder, { with: 'winnick-brothers-electric-ky' })).permits).toHaveLength(1);
    expect((await listPermits(ctx, builder, { with: 'tullamore-roofing-ky' })).permits).toEqual([]);
    expect(await listProjectFirms(ctx, project as ProjectId)).toEqual([
      { slug: builder, name: BUILDER, role: 'general', permits: 1, recent: 0, contractor: null },
      {
        slug: 'larkspur-plumbing-ky',
        name: 'Larkspur Plbg Inc',
        role: 'plumbing',
        permits: 1,
        recent: 0,
        contractor: null,
      },
    ]);
  });

  it('lists its permits, newest first, by what its page counts', async () => {
    await listed(
      { contractor: BUILDER, title: 'House', work: 'new', sector: 'residential', listedOn: '2024-03-02' },
      { contractor: BUILDER, title: 'Water heater', zip: '40206', listedOn: '2026-11-20', budgetMinCents: 120_000 },
      { contractor: BUILDER, title: 'Undated', listedOn: null, listedAt: null },
    );
    const titles = async (query: Parameters<typeof listPermits>[2]) =>
      (await listPermits(ctx, builder, query)).permits.map(({ title }) => title);
    expect(await titles({})).toEqual(['Water heater', 'House', 'Undated']);
    expect(await titles({ kind: 'residential-new' })).toEqual(['House']);
    expect(await titles({ zip: '40206' })).toEqual(['Water heater']);
    expect(await titles({ year: 2024 })).toEqual(['House']);
    expect(await titles({ role: 'plumbing' })).toEqual([]);
    expect(await titles({ page: 2 })).toEqual([]);
    expect((await listPermits(ctx, builder, { zip: '40206' })).permits[0]).toMatchObject({
      value: 1200,
      sourceName: 'Metro',
      permitNumber: 'P-10100',
    });
  });

  it('loses a permit that names somebody else now, and its page with the last one', async () => {
    await listed({ contractor: BUILDER, listedOn: '2026-11-20' });
    await listed({ contractor: 'Winnick Bros Electric', listedOn: '2026-11-20' });
    await expect(showFirm(ctx, builder)).rejects.toMatchObject({ code: 'not-found' });
    expect(await showFirm(ctx, 'winnick-brothers-electric-ky')).toMatchObject({ permits: 1 });
  });

  it('is no person', async () => {
    const [project] = await listed({ contractor: 'John Hollander' });
    expect(await listProjectFirms(ctx, project as ProjectId)).toEqual([]);
  });

  it('is recorded once, however often and by however many it is reported', async () => {
    const ids = await listed({ contractor: BUILDER }, { contractor: BUILDER });
    await Promise.all([1, 2, 3].map(() => recordFirms(ctx, ids)));
    await Promise.all([1, 2, 3].map(() => countFirms(ctx, never)));
    expect(await showFirm(ctx, builder)).toMatchObject({ permits: 2 });
    const { rows } = await ctx.db.execute(sql`select from firms where stale_since is not null`);
    expect(rows).toEqual([]);
  });

  it('is found on projects from before, step by step', async () => {
    await someProjects(ctx, [{ contractor: BUILDER }, { contractor: null }, { contractor: BUILDER }]);
    for (const _ of [1, 2, 3]) await recordKnown(ctx);
    await countFirms(ctx, never);
    expect(await showFirm(ctx, builder)).toMatchObject({ permits: 2, isSample: true });
    await ctx.db.execute(sql`truncate firms cascade`);
    await recordKnown(ctx);
    expect((await ctx.db.execute(sql`select from firms`)).rows).toEqual([]);
  });
});

describe('a firm in the directory', () => {
  const here = { companyName: 'Larkspur Plumbing', trades: ['plumbing'], city: 'Louisville', state: 'KY' };
  const inLouisville = { ...here, latitude: 38.2527, longitude: -85.7585 };
  const evidence = (contractorId: string, number: string) =>
    ctx.db.execute(sql`
      with source as (
        insert into contractor_sources (id, name, kind) values ('board', 'Board', 'licenses') on conflict do nothing
      )
      insert into license_evidence (source_id, external_id, contractor_id, board, number, status, checked_on)
      values ('board', ${number}, ${contractorId}, 'Board', ${number}, 'clear', '2026-11-12')`);

  it('is linked by name, county and trade', async () => {
    const contractor = await aContractor(ctx, inLouisville);
    const [project] = await listed({ contractor: 'LARKSPUR PLBG INC' });
    const link = { slug: contractor.slug, name: 'Larkspur Plumbing' };
    expect(await showFirm(ctx, 'larkspur-plumbing-ky')).toMatchObject({ link: { by: 'name', contractor: link } });
    // From the permit, the firm can be called.
    expect(await listProjectFirms(ctx, project as ProjectId)).toMatchObject([{ contractor: link }]);
  });

  it('is linked by the license number that the permits give', async () => {
    const contractor = await aContractor(ctx, { ...inLouisville, companyName: 'Marbleton Holdings' });
    await evidence(contractor.id, 'M-7421');
    await listed({ contractor: 'LARKSPUR PLBG INC', contractorLicense: 'm 7421' });
    expect(await showFirm(ctx, 'larkspur-plumbing-ky')).toMatchObject({
      link: { by: 'license', contractor: { slug: contractor.slug } },
    });
  });

  it('stays unlinked where two have its name, and names both', async () => {
    await aContractor(ctx, inLouisville);
    await aContractor(ctx, { ...inLouisville, companyName: 'Larkspur Plumbing LLC' });
    await listed({ contractor: 'LARKSPUR PLBG INC' });
    const { link } = await showFirm(ctx, 'larkspur-plumbing-ky');
    expect(link).toMatchObject({ reason: 'several' });
    expect(link.candidates.map(({ name }) => name).toSorted()).toEqual(['Larkspur Plumbing', 'Larkspur Plumbing LLC']);
  });

  it('never leads to a hidden contractor', async () => {
    const contractor = await aContractor(ctx, inLouisville);
    await listed({ contractor: 'LARKSPUR PLBG INC' });
    await ctx.db.execute(sql`update contractors set status = 'hidden' where id = ${contractor.id}`);
    expect(await showFirm(ctx, 'larkspur-plumbing-ky')).toMatchObject({
      link: { reason: 'not-listed', candidates: [] },
    });
  });

  it('is looked up again after a week', async () => {
    await listed({ contractor: 'LARKSPUR PLBG INC' });
    await aContractor(ctx, inLouisville);
    await linkFirms(ctx, never);
    expect(await showFirm(ctx, 'larkspur-plumbing-ky')).toMatchObject({ link: { reason: 'not-listed' } });
    clock.set(new Date('2026-12-09T15:00:00Z'));
    await linkFirms(ctx, never);
    expect(await showFirm(ctx, 'larkspur-plumbing-ky')).toMatchObject({ link: { by: 'name' } });
  });
});
