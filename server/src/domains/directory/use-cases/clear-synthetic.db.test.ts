import { SessionId, UserId } from '@plumbline/contract/kernel/id.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedContractors } from '../../../../seeds/contractors.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../fixtures.ts';
import { contactOf } from '../public.ts';
import { searchNationwide } from '../store/contractor-search.ts';
import type { Listing } from '../views.ts';
import { clearSynthetic } from './clear-synthetic.ts';
import { showContractor } from './show-contractor.ts';

const { db, pool } = await testDatabase();
const ctx = testContext(db);
const production = testContext(db, { settings: { mode: 'production' } });

let real: Listing;
let sample: Listing;
beforeEach(async () => {
  real = await aContractor(ctx);
  sample = await aContractor(ctx, { isSynthetic: true });
});
const found = async () => (await searchNationwide(db, { trade: 'plumbing', limit: 100 })).hits.map(({ id }) => id);

describe('removing the demonstration contractors', () => {
  it('hides them from everything that visitors see, but no real ones', async () => {
    const { cleared, message } = await clearSynthetic(ctx);
    expect(cleared).toBeGreaterThanOrEqual(1);
    expect(message).toBe('Cleared synthetic contractor data. Only authentic companies now display.');
    expect(await found()).toContain(real.id);
    expect(await found()).not.toContain(sample.id);
    await expect(showContractor(ctx, sample.id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await clearSynthetic(ctx)).cleared).toBe(0);
    // Contractors who were asked before can still be notified.
    expect(await contactOf(ctx, sample.id)).toMatchObject({ email: sample.email });
  });

  it('survives the next start', async () => {
    await seedContractors(ctx);
    await clearSynthetic(ctx);
    await seedContractors(ctx);
    expect((await clearSynthetic(ctx)).cleared).toBe(0);
  });

  it('requires an operator in production', async () => {
    await expect(clearSynthetic(production)).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await found()).toContain(sample.id);
    const ids = { userId: UserId.parse('us_1'), sessionId: SessionId.parse('se_1') };
    const customer = { ...production, actor: { kind: 'customer', ...ids } } as const;
    await expect(clearSynthetic(customer)).rejects.toMatchObject({ code: 'not-allowed' });
    const unproven = { ...production, actor: { kind: 'operator', ...ids } } as const;
    await expect(clearSynthetic(unproven)).rejects.toMatchObject({ code: 'second-factor-required' });
    const operator = { ...production, actor: { ...unproven.actor, factorAt: production.clock.now() } };
    const { cleared } = await clearSynthetic(operator);
    expect(cleared).toBeGreaterThanOrEqual(1);
    const { rows } = await pool.query('select operator, action, details from audit_log');
    expect(rows).toEqual([{ operator: 'us_1', action: 'clear-synthetic', details: { cleared } }]);
  });
});
