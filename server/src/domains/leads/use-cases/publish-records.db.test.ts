import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aContractor } from '../../directory/fixtures.ts';
import { IN_LOUISVILLE, never, permitWorld, SLUG } from '../testing/permit-world.ts';
import { countFirms, linkFirms } from './count-firms.ts';

const { ctx, clock, list, recount, aNamedContractor, recordOf, onCard } = await permitWorld();

describe('what permits prove about a contractor', () => {
  it('is how many, where most of them are, since when, and for which work', async () => {
    const { id, slug } = await aNamedContractor();
    await list(
      { title: 'Water heater', listedOn: '2024-03-02' },
      { title: 'Water heater', listedOn: '2026-10-12' },
      { title: 'Repipe', listedOn: '2025-10-12' },
      { title: 'Something', listedOn: '2025-10-12', work: 'other' },
    );
    const record = {
      permits: 4,
      most: { place: 'Jefferson County', permits: 4 },
      since: 2024,
      latestOn: '2026-10-12',
      kinds: ['water-heater', 'repiping'],
      firms: [{ slug: SLUG, name: 'Larkspur Plbg Inc', permits: 4 }],
    };
    expect(await recordOf(slug)).toEqual(record);
    expect(await onCard(id)).toEqual(record);
  });

  it('counts a permit once that two firms of a contractor are named on', async () => {
    const { slug } = await aNamedContractor();
    await list({}, { subcontractors: [{ type: 'CONTRACTOR-PLUMBING', name: 'Larkspur Plumbing Partners' }] });
    await ctx.db.execute(sql`
      update firms set contractor_id = (select contractor_id from firms where slug = ${SLUG}), linked_by = 'license'`);
    await list({});
    const record = await recordOf(slug);
    expect(record).toMatchObject({ permits: 3 });
    expect(record?.firms.map(({ permits }) => permits)).toEqual([3, 1]);
  });

  it('follows the permits and the link of the firm', async () => {
    const { slug } = await aNamedContractor();
    await list({});
    expect(await recordOf(slug)).toMatchObject({ permits: 1 });
    await list({});
    expect(await recordOf(slug)).toMatchObject({ permits: 2 });
    await aContractor(ctx, { companyName: 'Larkspur Plumbing LLC', ...IN_LOUISVILLE });
    clock.set(new Date('2026-12-09T15:00:00Z'));
    await linkFirms(ctx, never);
    expect(await recordOf(slug)).toBeUndefined();
  });

  it('goes with the last permit', async () => {
    const { slug } = await aNamedContractor();
    const ids = await list({});
    await ctx.db.execute(sql`delete from firm_permits where project_id = any(${sql.param(ids)}::text[])`);
    await recount();
    expect(await recordOf(slug)).toBeUndefined();
  });

  it('is nothing for sample permits, except for a sample contractor', async () => {
    const { id, slug } = await aNamedContractor();
    await list({});
    await ctx.db.execute(sql`update firm_permits set is_synthetic = true`);
    await recount();
    expect(await recordOf(slug)).toBeUndefined();
    await ctx.db.execute(sql`update contractors set is_synthetic = true where id = ${id}`);
    await recount();
    expect(await recordOf(slug)).toMatchObject({ permits: 1 });
  });

  it('misses nothing when several count at once', async () => {
    const { slug } = await aNamedContractor();
    await list({}, { subcontractors: [{ type: 'CONTRACTOR-PLUMBING', name: 'Larkspur Plumbing Partners' }] });
    await ctx.db.execute(sql`insert into firm_rulings (name_key, state, contractor_id, is_same, ruled_at)
      select f.name_key, f.state, c.id, true, now() from firms f, contractors c`);
    for (const _ of [1, 2, 3]) {
      await ctx.db.execute(sql`update firms set stale_since = now()`);
      await ctx.db.execute(sql`update contractors set permit_record = null`);
      await Promise.all([1, 2, 3, 4].map(() => countFirms(ctx, never)));
      expect(await recordOf(slug)).toMatchObject({ permits: 2, firms: [{ permits: 2 }, { permits: 1 }] });
    }
  });
});
