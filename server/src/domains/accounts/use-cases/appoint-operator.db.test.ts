import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aUser, signInAs } from '../fixtures.ts';
import { appointOperator, listOperators } from './appoint-operator.ts';
import { authenticateSession } from './authenticate-session.ts';
import { recordAudit } from './record-audit.ts';

const { db, pool } = await testDatabase();
const visitor = testContext(db, { ports: { claims: { claim: async () => undefined } } });
const ctx: Context = { ...visitor, actor: { kind: 'system', task: 'operator' } };

const auditLog = async () => (await pool.query('select operator, action, subject_id from audit_log order by id')).rows;

describe('an operator', () => {
  it('is made of an account and becomes again what it was; both end its sessions and are written down', async () => {
    const user = await aUser(ctx, { role: 'craftsman', email: 'boss@example.com' });
    const before = await signInAs(ctx, user);
    await appointOperator(ctx, ' Boss@Example.com', true);
    expect(await authenticateSession(ctx, before)).toBeNull();
    const as = await signInAs(ctx, user);
    expect(await authenticateSession(ctx, as)).toMatchObject({ kind: 'operator', userId: user.id });
    expect(await listOperators(ctx)).toEqual([{ email: 'boss@example.com', firstName: 'Pat', lastName: 'Sample' }]);
    await appointOperator(ctx, 'boss@example.com', false);
    expect(await authenticateSession(ctx, as)).toBeNull();
    expect(await authenticateSession(ctx, await signInAs(ctx, user))).toMatchObject({ kind: 'craftsman' });
    expect(await listOperators(ctx)).toEqual([]);
    expect(await auditLog()).toEqual([
      { operator: 'command:operator', action: 'add-operator', subject_id: user.id },
      { operator: 'command:operator', action: 'remove-operator', subject_id: user.id },
    ]);
  });

  it.each([
    ['nobody@example.com', true, 'not-found'],
    ['nobody@example.com', false, 'not-found'],
    ['no address', true, 'invalid-input'],
  ])('is not made of %s', async (email, isOperator, code) => {
    await expect(appointOperator(ctx, email, isOperator)).rejects.toMatchObject({ code });
  });

  it('is one only once', async () => {
    const { email } = await aUser(ctx, { role: 'operator' });
    await expect(appointOperator(ctx, email, true)).rejects.toMatchObject({ code: 'already-happened' });
    const other = await aUser(ctx);
    await expect(appointOperator(ctx, other.email, false)).rejects.toMatchObject({ code: 'already-happened' });
  });
});

describe('the audit log', () => {
  const entry = {
    action: 'hide-listing',
    subject: { kind: 'contractor', id: 'ct_1' },
    details: { reason: 'spam' },
  } as const;

  it('names the operator, and rejects all other callers', async () => {
    const { id, email } = await aUser(ctx, { role: 'operator' });
    const operator = await authenticateSession(ctx, await signInAs(ctx, { email }));
    if (operator === null) throw new Error('Nobody is signed in');
    await recordAudit({ ...ctx, actor: operator }, entry);
    expect((await auditLog()).at(-1)).toEqual({ operator: id, action: 'hide-listing', subject_id: 'ct_1' });
    const customer = { ...operator, kind: 'customer' as const };
    for (const actor of [customer, visitor.actor]) {
      await expect(recordAudit({ ...ctx, actor }, entry)).rejects.toMatchObject({ code: 'not-allowed' });
    }
  });

  it.each([
    `update audit_log set action = 'nothing'`,
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log cascade',
  ])('refuses: %s', async (statement) => {
    const before = await auditLog();
    await expect(pool.query(statement)).rejects.toThrow('The audit log is only ever added to.');
    expect(await auditLog()).toEqual(before);
  });
});
