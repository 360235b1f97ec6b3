import { FindPlumbersQuery } from '@plumbline/contract/domains/directory/endpoints.ts';
import { type ContractorId, type ProjectId, SessionId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aUser } from '../../accounts/fixtures.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { findInDatabase } from '../../directory/use-cases/find-plumbers.ts';
import { showContractorPage } from '../../directory/use-cases/show-contractor.ts';
import { aListing } from '../../projects/fixtures.ts';
import { recordListings, registerSource } from '../../projects/public.ts';
import { announced, aWatcher } from '../fixtures.ts';
import { countFirms, linkFirms } from './count-firms.ts';
import { decideFirmLink, findFirms, listDisputes } from './decide-firm-link.ts';
import { disputeFirm, showOwnPermits } from './dispute-firm.ts';
import { collectDisputes, eraseDisputes } from './erase-disputes.ts';
import { recordFirms } from './record-firms.ts';
import { showFirm } from './show-firm.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock });
const never = new AbortController().signal;
const SLUG = 'larkspur-plumbing-ky';
const IN_LOUISVILLE = { latitude: 38.2527, longitude: -85.7585 };

let listed = 0;

beforeEach(async () => {
  clock.set(new Date('2026-12-01T15:00:00Z'));
  await ctx.db.execute(sql`truncate firms, firm_rulings, projects, contractors, messages cascade`);
});

/** Lists permits as a source does, records the firms on them and counts them. */
async function list(...permits: readonly Parameters<typeof aListing>[0][]): Promise<ProjectId[]> {
  await registerSource(ctx, { id: 'metro', name: 'Metro', host: 'm.example', pageUrl: null, isRolling: false });
  await announced(ctx);
  await recordListings(
    ctx,
    'metro',
    permits.map((permit) => {
      listed += 1;
      const own = { externalId: `p-${listed}`, permitNumber: `P-${listed}`, street: `${listed} Larkspur Ln` };
      return aListing({ contractor: 'LARKSPUR PLBG INC', work: 'renovation', ...own, ...permit });
    }),
  );
  const ids = (await announced(ctx)).map(({ projectId }) => projectId);
  await recordFirms(ctx, ids);
  await countFirms(ctx, never);
  return ids;
}

/** A signed-in contractor with a listing that the permits name. */
async function aNamedContractor() {
  const { user, own } = await aWatcher(ctx);
  const given = { companyName: 'Larkspur Plumbing', ...IN_LOUISVILLE, ownerId: user.id };
  const { id, slug } = await aContractor(ctx, given);
  return { id, slug, user, own };
}

async function anOperatorHere(): Promise<Context> {
  const { id } = await aUser(ctx, { role: 'operator' });
  return { ...ctx, actor: { kind: 'operator', userId: id, sessionId: SessionId.parse('se_1') } };
}

const recordOf = async (slug: string) => (await showContractorPage(ctx, slug)).permitRecord;
const onCard = async (id: ContractorId) => {
  const query = FindPlumbersQuery.parse({ serviceType: 'plumbing', ...IN_LOUISVILLE });
  const { contractors } = await findInDatabase(ctx, query);
  return contractors.find((contractor) => contractor.id === id)?.permitRecord;
};
const stated = async () => {
  const { rows } = await ctx.db.execute<{ action: string }>(
    sql`select action from audit_log where subject_kind = 'firm' and subject_id = ${SLUG} order by id`,
  );
  return rows.map(({ action }) => action);
};
const mails = async () => {
  const { rows } = await ctx.db.execute<{ recipient: string; subject: string }>(
    sql`select recipient, subject from messages where purpose = 'firm-dispute' order by created_at`,
  );
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`);
};

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
    await ctx.db.execute(sql`update firms set stale_since = now()`);
    await countFirms(ctx, never);
    expect(await recordOf(slug)).toBeUndefined();
  });

  it('is nothing for sample permits, except for a sample contractor', async () => {
    const { id, slug } = await aNamedContractor();
    await list({});
    await ctx.db.execute(sql`update firm_permits set is_synthetic = true`);
    const count = async () => {
      await ctx.db.execute(sql`update firms set stale_since = now()`);
      await countFirms(ctx, never);
    };
    await count();
    expect(await recordOf(slug)).toBeUndefined();
    await ctx.db.execute(sql`update contractors set is_synthetic = true where id = ${id}`);
    await count();
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

describe('a contractor who says that the permits are not theirs', () => {
  it('hides them everywhere until an operator decides', async () => {
    const { id, slug, own } = await aNamedContractor();
    await list({});
    expect((await showOwnPermits(own)).firms).toMatchObject([{ slug: SLUG, permits: 1, by: 'name', dispute: null }]);
    const disputed = await disputeFirm(own, SLUG, 'A firm in Bullitt County');
    expect(disputed).toMatchObject({ record: null, firms: [{ slug: SLUG, dispute: { outcome: null } }] });
    expect(await recordOf(slug)).toBeUndefined();
    expect(await onCard(id)).toBeUndefined();
    expect((await showFirm(ctx, SLUG)).link).toMatchObject({ contractor: null, reason: 'disputed' });
    await list({});
    expect(await recordOf(slug)).toBeUndefined();
    await expect(disputeFirm(own, SLUG, 'Again')).rejects.toMatchObject({ code: 'already-happened' });
    expect(await listDisputes(ctx)).toMatchObject([
      { firm: { slug: SLUG, permits: 2, by: 'name' }, contractor: { id }, reason: 'A firm in Bullitt County' },
    ]);
  });

  it('is told that the permits are theirs, and the link stays in later runs', async () => {
    const { id, slug, user, own } = await aNamedContractor();
    await list({});
    await disputeFirm(own, SLUG, 'A firm in Bullitt County');
    await decideFirmLink(await anOperatorHere(), SLUG, { contractorId: id, isSame: true, reason: 'Same license' });
    expect(await recordOf(slug)).toMatchObject({ permits: 1 });
    await aContractor(ctx, { companyName: 'Larkspur Plumbing LLC', ...IN_LOUISVILLE });
    clock.set(new Date('2026-12-09T15:00:00Z'));
    await linkFirms(ctx, never);
    expect(await showFirm(ctx, SLUG)).toMatchObject({ link: { by: 'operator', contractor: { slug } } });
    expect((await showOwnPermits(own)).firms).toMatchObject([{ by: 'operator', dispute: { outcome: 'kept' } }]);
    await expect(disputeFirm(own, SLUG, 'Really')).rejects.toMatchObject({ code: 'already-happened' });
    expect(await mails()).toEqual([expect.stringMatching(new RegExp(`^${user.email}: .*count again`))]);
    expect(await stated()).toEqual(['confirm-firm']);
    expect(await listDisputes(ctx)).toEqual([]);
  });

  it('is told that they are not, and later runs and another permit after the last one link nothing', async () => {
    const { id, slug, own } = await aNamedContractor();
    const ids = await list({});
    await disputeFirm(own, SLUG, 'A firm in Bullitt County');
    await decideFirmLink(await anOperatorHere(), SLUG, { contractorId: id, isSame: false, reason: 'Another license' });
    clock.set(new Date('2026-12-09T15:00:00Z'));
    await linkFirms(ctx, never);
    expect((await showFirm(ctx, SLUG)).link).toMatchObject({ contractor: null, reason: 'not-listed', candidates: [] });
    await ctx.db.execute(sql`delete from firm_permits where project_id = any(${sql.param(ids)}::text[])`);
    await ctx.db.execute(sql`update firms set stale_since = now()`);
    await countFirms(ctx, never);
    await list({});
    expect(await recordOf(slug)).toBeUndefined();
    expect(await showOwnPermits(own)).toMatchObject({ firms: [], unlinked: [{ name: 'Larkspur Plbg Inc' }] });
    expect(await mails()).toEqual([expect.stringContaining('not yours')]);
    expect(await findFirms(ctx, 'larkspur')).toMatchObject([{ contractor: null, ruledOut: [{ id }] }]);
  });

  it('can dispute only what is linked to their own listing', async () => {
    await aNamedContractor();
    const { own } = await aWatcher(ctx);
    await list({});
    await expect(disputeFirm(own, SLUG, 'Not mine')).rejects.toMatchObject({ code: 'not-found' });
    await expect(showOwnPermits(own)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is forgotten with their account, and an operator still decides', async () => {
    const { id, user, own } = await aNamedContractor();
    await list({});
    await disputeFirm(own, SLUG, 'A firm in Bullitt County');
    expect(await collectDisputes(ctx, user.id)).toMatchObject([{ reason: 'A firm in Bullitt County' }]);
    await eraseDisputes(ctx, user.id);
    expect(await listDisputes(ctx)).toMatchObject([{ contractor: { id }, reason: null }]);
    await decideFirmLink(await anOperatorHere(), SLUG, { contractorId: id, isSame: false, reason: 'Another license' });
    expect(await mails()).toEqual([]);
  });
});

describe('an operator', () => {
  it('links one of several, and with that decides for another that said it is not them', async () => {
    const { id, slug, own } = await aNamedContractor();
    await list({});
    await disputeFirm(own, SLUG, 'A firm in Bullitt County');
    const other = await aContractor(ctx, { companyName: 'Larkspur Plumbing LLC', ...IN_LOUISVILLE });
    const as = await anOperatorHere();
    await decideFirmLink(as, SLUG, { contractorId: other.id, isSame: true, reason: 'Same license' });
    expect(await recordOf(other.slug)).toMatchObject({ permits: 1 });
    expect(await recordOf(slug)).toBeUndefined();
    expect(await mails()).toEqual([expect.stringContaining('not yours')]);
    await decideFirmLink(as, SLUG, { contractorId: other.id, isSame: false, reason: 'A mistake' });
    expect(await recordOf(other.slug)).toBeUndefined();
    expect((await findFirms(ctx, SLUG))[0]?.ruledOut.map((one) => one.id).toSorted()).toEqual(
      [id, other.id].toSorted(),
    );
    expect(await stated()).toEqual(['confirm-firm', 'unlink-firm']);
  });

  it('decides about nothing that is not there', async () => {
    const { id } = await aNamedContractor();
    const as = await anOperatorHere();
    const given = { contractorId: id, isSame: true, reason: 'Same license' };
    await expect(decideFirmLink(as, SLUG, given)).rejects.toMatchObject({ code: 'not-found' });
    await list({});
    const unknown = { ...given, contractorId: 'ct_unknown' as ContractorId };
    await expect(decideFirmLink(as, SLUG, unknown)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      decideFirmLink({ ...ctx, actor: { kind: 'visitor', visitorId: null } }, SLUG, given),
    ).rejects.toMatchObject({ code: 'not-allowed' });
  });
});
