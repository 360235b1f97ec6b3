import type { Added, Factors } from '@plumbline/contract/domains/accounts/factor.ts';
import type { PasskeyId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../rules/recovery-code.ts';
import { alreadyHappened } from '../rules/refusals.ts';
import type { AddedFactor } from '../rules/security-event.ts';
import { deleteApp } from '../store/authenticator-app.ts';
import { deletePasskey } from '../store/passkey.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from '../store/recovery-code.ts';
import { hasSecondFactor, lockFactors } from '../store/second-factor.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { showFactors } from './show-factors.ts';

/**
 * Removes a passkey of the caller.
 * @throws DomainError 'not-found' for someone else's, 'already-happened' for the last factor of an operator.
 */
export const removePasskey = (ctx: Context, id: PasskeyId): Promise<Factors> =>
  removed(ctx, 'passkey', (ctx) => deletePasskey(ctx.db, signedIn(ctx.actor).userId, id));

/** Removes the caller's authenticator app. Refuses as `removePasskey` does. */
export const removeApp = (ctx: Context): Promise<Factors> =>
  removed(ctx, 'app', (ctx) => deleteApp(ctx.db, signedIn(ctx.actor).userId));

/** Removes a factor. The recovery codes, which replace a factor, are removed with the last one. */
const removed = (ctx: Context, factor: AddedFactor, remove: (ctx: Context) => Promise<boolean>): Promise<Factors> =>
  inTransaction(ctx, async (ctx) => {
    const { userId, kind } = signedIn(ctx.actor);
    await lockFactors(ctx.db, userId);
    if (!(await remove(ctx))) throw notFound();
    if (!(await hasSecondFactor(ctx.db, userId))) {
      if (kind === 'operator') throw lastOfOperator();
      await deleteRecoveryCodes(ctx.db, userId);
    }
    await recordSecurityEvent(ctx, { name: 'factor-removed', userId, factor });
    return showFactors(ctx);
  });

const lastOfOperator = () => alreadyHappened(({ lastFactorOfOperator }) => lastFactorOfOperator);

/**
 * Creates new recovery codes for the caller; the old ones stop working.
 * @throws DomainError 'not-found' without a factor that they could replace.
 */
export const renewRecoveryCodes = (ctx: Context): Promise<Added> =>
  inTransaction(ctx, async (ctx) => {
    const { userId } = signedIn(ctx.actor);
    await lockFactors(ctx.db, userId);
    if (!(await hasSecondFactor(ctx.db, userId))) throw notFound();
    const recoveryCodes = newRecoveryCodes();
    await replaceRecoveryCodes(ctx.db, userId, recoveryCodes.map(recoveryCodeHash));
    return { factors: await showFactors(ctx), recoveryCodes };
  });
