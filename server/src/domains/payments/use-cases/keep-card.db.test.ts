import { SessionId, UserId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aUser } from '../../accounts/fixtures.ts';
import { aProvider } from '../fixtures.ts';
import { cardOf } from '../store/kept-card.ts';
import { keepingCards } from '../testing/kept-card.ts';
import {
  beginKeptCard,
  checkKeptCard,
  collectKeptCard,
  eraseKeptCard,
  forgetCard,
  keepCard,
  removeKeptCard,
  setCardConsent,
  showKeptCard,
} from './keep-card.ts';

const { db, pool } = await testDatabase();
const clock = testClock();
const provider = keepingCards(aProvider(clock));
const ctx = testContext(db, { clock, ports: { payments: provider } });

async function aContractorUser() {
  const userId = UserId.parse((await aUser(ctx, { role: 'craftsman' })).id);
  const own = { ...ctx, actor: { kind: 'craftsman', userId, sessionId: SessionId.parse('se_1') } as const };
  const enter = async (last4: string, consent = true) => {
    const begun = await beginKeptCard(own, { consent });
    provider.enterCard(`seti_${begun.id}`, last4);
    return begun.id;
  };
  return { userId, own, enter };
}

/** Carries out the removals at the provider, as the worker does. */
async function forgetAll(): Promise<void> {
  const { rows } = await pool.query<{ payload: { customerId: string } }>(`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = 'forget-card' returning job.payload`);
  for (const { payload } of rows) await forgetCard(ctx, payload);
}

describe('a kept card', () => {
  it('is the one that the provider has, whatever the browser says', async () => {
    const { own, userId } = await aContractorUser();
    expect(await showKeptCard(own)).toEqual({ kept: null, feeCents: 500, isPossible: true });
    const { id, clientSecret } = await beginKeptCard(own, { consent: true });
    expect(clientSecret).toBe(`seti_${id}_secret`);
    await expect(keepCard(own, id)).rejects.toMatchObject({ code: 'already-happened' });
    provider.enterCard(`seti_${id}`, '4242');
    const kept = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034, consentCents: 500 };
    expect(await keepCard(own, id)).toMatchObject({ kept });
    expect(await keepCard(own, id)).toMatchObject({ kept });
    expect(await cardOf(ctx, userId)).toMatchObject({ consentVersion: 1, consentedAt: clock.now() });
  });

  it('belongs to the account that entered it', async () => {
    const [one, other] = [await aContractorUser(), await aContractorUser()];
    const id = await one.enter('4242');
    await expect(keepCard(other.own, id)).rejects.toMatchObject({ code: 'not-found' });
    await keepCard(one.own, id);
    expect((await showKeptCard(other.own)).kept).toBeNull();
    await removeKeptCard(other.own);
    expect((await showKeptCard(one.own)).kept).not.toBeNull();
  });

  it('is found after the browser was closed; an entry that nobody finishes ends', async () => {
    const { own, userId, enter } = await aContractorUser();
    const id = await enter('4242', false);
    await checkKeptCard(ctx, { id, round: 0 });
    expect((await showKeptCard(own)).kept).toMatchObject({ last4: '4242', consentCents: null });
    const { id: left } = await beginKeptCard(own, { consent: true });
    for (const round of [0, 1, 2]) await checkKeptCard(ctx, { id: left, round });
    await forgetAll();
    expect(provider.forgotten).toContain(`cus_${left}`);
    expect(await cardOf(ctx, userId)).toMatchObject({ id });
  });

  it('is replaced by the next one, and the first is removed at the provider', async () => {
    const { own, enter } = await aContractorUser();
    const first = await enter('4242');
    await keepCard(own, first);
    const second = await enter('5555', false);
    expect((await showKeptCard(own)).kept).toMatchObject({ last4: '4242' });
    await keepCard(own, second);
    // The consent was for the other card.
    expect((await showKeptCard(own)).kept).toMatchObject({ last4: '5555', consentCents: null });
    await forgetAll();
    expect([...provider.forgotten]).toContain(`cus_${first}`);
    expect([...provider.forgotten]).not.toContain(`cus_${second}`);
  });

  it('is one, however many tabs enter one at the same time', async () => {
    const { own, userId } = await aContractorUser();
    const begun = await Promise.allSettled(Array.from({ length: 4 }, () => beginKeptCard(own, { consent: true })));
    const ids = begun.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value.id] : []));
    for (const id of ids) provider.enterCard(`seti_${id}`, '4242');
    const done = await Promise.allSettled(ids.flatMap((id) => [keepCard(own, id), keepCard(own, id)]));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const card = await cardOf(ctx, userId);
    await forgetAll();
    const charged = [...provider.setups.keys()].filter((id) => ids.some((own) => id === `seti_${own}`));
    expect(charged.filter((id) => !provider.forgotten.has(id.replace('seti', 'cus')))).toEqual([card?.setupId]);
  });

  it('is removed here and at the provider, even while another is being entered', async () => {
    const { own, enter } = await aContractorUser();
    const first = await enter('4242');
    await keepCard(own, first);
    const { id: second } = await beginKeptCard(own, { consent: true });
    expect((await removeKeptCard(own)).kept).toBeNull();
    await forgetAll();
    expect([...provider.forgotten]).toEqual(expect.arrayContaining([`cus_${first}`, `cus_${second}`]));
    await expect(keepCard(own, second)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is charged only with its owner’s consent, which can be withdrawn', async () => {
    const { own, userId, enter } = await aContractorUser();
    await expect(setCardConsent(own, { consent: true })).rejects.toMatchObject({ code: 'not-found' });
    await keepCard(own, await enter('4242', false));
    expect(await setCardConsent(own, { consent: true })).toMatchObject({ kept: { consentCents: 500 } });
    expect(await setCardConsent(own, { consent: false })).toMatchObject({ kept: { consentCents: null } });
    expect(await cardOf(ctx, userId)).toMatchObject({ consentVersion: null, consentedAt: null });
  });

  it.each(['before', 'after'] as const)('is entered again if the provider fails: %s', async (fault) => {
    const { own, enter } = await aContractorUser();
    provider.failNextCard(fault);
    await expect(beginKeptCard(own, { consent: true })).rejects.toMatchObject({ code: 'unavailable' });
    const id = await enter('4242');
    provider.failNextCard(fault);
    await expect(keepCard(own, id)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await keepCard(own, id)).kept).not.toBeNull();
  });

  it('is in the data download without the provider’s ids, and goes with the account', async () => {
    const { own, userId, enter } = await aContractorUser();
    const id = await enter('4242');
    await keepCard(own, id);
    const data = JSON.stringify(await collectKeptCard(ctx, userId));
    expect(data).toContain('4242');
    expect(data).not.toMatch(/cus_|seti_|pm_/);
    await eraseKeptCard(ctx, userId);
    expect(await collectKeptCard(ctx, userId)).toEqual([]);
    await forgetAll();
    expect(provider.forgotten).toContain(`cus_${id}`);
  });

  it('can’t be entered without a provider', async () => {
    const { own } = await aContractorUser();
    const without = { ...own, ports: { ...own.ports, payments: null } };
    await expect(beginKeptCard(without, { consent: true })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await showKeptCard(without)).toMatchObject({ isPossible: false });
  });
});
