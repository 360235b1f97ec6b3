import { type ContractorId, SessionId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { aUser } from '../../accounts/fixtures.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { aWatcher } from '../fixtures.ts';
import { IN_LOUISVILLE, never, permitWorld, SLUG } from '../testing/permit-world.ts';
import { linkFirms } from './count-firms.ts';
import { decideFirmLink, findFirms, listDisputes } from './decide-firm-link.ts';
import { disputeFirm, showOwnPermits } from './dispute-firm.ts';
import { collectDisputes, eraseDisputes } from './erase-disputes.ts';
import { listProjectFirms, showFirm } from './show-firm.ts';

const { ctx, clock, list, recount, aNamedContractor, recordOf, onCard } = await permitWorld();
/** Nobody can clear the audit log. */
let lastEntry = 0;

beforeEach(async () => {
  const { rows } = await ctx.db.execute<{ last: number }>(sql`select coalesce(max(id), 0)::int as last from audit_log`);
  lastEntry = rows[0]?.last ?? 0;
});

async function anOperatorHere(): Promise<Context> {
  const { id } = await aUser(ctx, { role: 'operator' });
  return { ...ctx, actor: { kind: 'operator', userId: id, sessionId: SessionId.parse('se_1') } };
}

const stated = async () => {
  const { rows } = await ctx.db.execute<{ action: string }>(
    sql`select action from audit_log where subject_kind = 'firm' and id > ${lastEntry} order by id`,
  );
  return rows.map(({ action }) => action);
};
const mails = async () => {
  const { rows } = await ctx.db.execute<{ recipient: string; subject: string }>(
    sql`select recipient, subject from messages where purpose = 'firm-dispute' order by created_at`,
  );
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`);
};

describe('a contractor who says that the permits are not theirs', () => {
  it('hides them everywhere until an operator decides', async () => {
    const { id, slug, own } = await aNamedContractor();
    const [permit] = await list({});
    const named = () => permit && listProjectFirms(ctx, permit);
    expect((await showOwnPermits(own)).firms).toMatchObject([{ slug: SLUG, permits: 1, by: 'name', dispute: null }]);
    expect(await named()).toMatchObject([{ slug: SLUG, contractor: { slug } }]);
    const disputed = await disputeFirm(own, SLUG, 'A firm in Bullitt County');
    expect(disputed).toMatchObject({ record: null, firms: [{ slug: SLUG, dispute: { outcome: null } }] });
    expect(await recordOf(slug)).toBeUndefined();
    expect(await onCard(id)).toBeUndefined();
    expect((await showFirm(ctx, SLUG)).link).toMatchObject({ contractor: null, reason: 'disputed' });
    expect(await named()).toMatchObject([{ slug: SLUG, contractor: null }]);
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
    await recount();
    await list({});
    expect(await recordOf(slug)).toBeUndefined();
    expect(await showOwnPermits(own)).toMatchObject({ firms: [], unlinked: [{ name: 'Larkspur Plbg Inc' }] });
    expect(await mails()).toEqual([expect.stringContaining('not yours')]);
    expect(await findFirms(ctx, 'larkspur')).toMatchObject([{ contractor: null, ruledOut: [{ id }] }]);
  });

  it('can dispute only what is linked to their own listing', async () => {
    await aNamedContractor();
    const { user, own } = await aWatcher(ctx);
    await list({});
    const attempt = () => expect(disputeFirm(own, SLUG, 'Not mine')).rejects.toMatchObject({ code: 'not-found' });
    await expect(showOwnPermits(own)).rejects.toMatchObject({ code: 'not-found' });
    await attempt();
    await aContractor(ctx, { companyName: 'Marbleton Holdings', ownerId: user.id });
    await attempt();
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
