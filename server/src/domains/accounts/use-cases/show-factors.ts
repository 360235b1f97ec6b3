import type { Factors } from '@plumbline/contract/domains/accounts/factor.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { authenticatorApp } from '../store/authenticator-app.ts';
import { selectPasskeys } from '../store/passkey.ts';
import { countRecoveryCodes } from '../store/recovery-code.ts';

/** Returns the second factors of the caller's account. */
export async function showFactors(ctx: Context): Promise<Factors> {
  const { userId, factorAt } = signedIn(ctx.actor);
  return factorsOf(ctx, userId, factorAt !== undefined);
}

export async function factorsOf(ctx: Context, userId: UserId, isProven: boolean): Promise<Factors> {
  const app = await authenticatorApp(ctx.db, userId);
  return {
    passkeys: await selectPasskeys(ctx.db, userId),
    app: app?.addedAt
      ? { addedAt: app.addedAt.toISOString(), lastUsedAt: app.lastUsedAt?.toISOString() ?? null }
      : null,
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, userId),
    isProven,
  };
}
