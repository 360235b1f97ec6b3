import type { FactorQuestion, PasskeyOptions } from '@plumbline/contract/domains/accounts/factor.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { CHALLENGE_MINUTES, minutesFrom } from '../rules/lifetimes.ts';
import { passkeySite } from '../rules/passkey-site.ts';
import { signInEnded } from '../rules/refusals.ts';
import { newToken, tokenHash } from '../rules/secret-token.ts';
import { authenticatorApp } from '../store/authenticator-app.ts';
import { credentialsOf } from '../store/passkey.ts';
import { type ChallengeUse, insertChallenge } from '../store/passkey-challenge.ts';
import { pendingSignIn } from '../store/pending-sign-in.ts';
import { countRecoveryCodes } from '../store/recovery-code.ts';

type BrowserCall = Pick<Call, 'session'>;

/** Returns a one-time challenge for signing in with a passkey alone, tied to this browser. */
export async function askForPasskey(ctx: Context, { session: { pending } }: BrowserCall): Promise<PasskeyOptions> {
  const token = pending.token ?? newToken();
  pending.keep(token);
  return challenge(ctx, [], { purpose: 'sign-in', boundTo: tokenHash(token) });
}

/**
 * Returns the ways to complete the sign-in that this browser has started.
 * @throws DomainError 'not-signed-in' if no sign-in is in progress.
 */
export async function askForSecondFactor(ctx: Context, { session: { pending } }: BrowserCall): Promise<FactorQuestion> {
  const boundTo = tokenHash(pending.token ?? '');
  const started = await pendingSignIn(ctx.db, boundTo, ctx.clock.now());
  if (started === null) throw signInEnded();
  return question(ctx, started.userId, { purpose: 'second-factor', boundTo });
}

/** Returns the ways this session can prove its second factor again. */
export function askForStepUp(ctx: Context): Promise<FactorQuestion> {
  const { userId, sessionId } = signedIn(ctx.actor);
  return question(ctx, userId, { purpose: 'step-up', boundTo: sessionId });
}

async function question(ctx: Context, userId: UserId, use: ChallengeUse): Promise<FactorQuestion> {
  const credentials = await credentialsOf(ctx.db, userId);
  const app = await authenticatorApp(ctx.db, userId);
  return {
    passkey: credentials.length === 0 ? null : await challenge(ctx, credentials, use),
    hasApp: app !== null && app.addedAt !== null,
    hasRecoveryCodes: (await countRecoveryCodes(ctx.db, userId)) > 0,
  };
}

async function challenge(
  ctx: Context,
  allowCredentials: { id: string; transports: string[] }[],
  use: ChallengeUse,
): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(ctx.settings).id,
    allowCredentials,
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
  });
  const now = ctx.clock.now();
  await insertChallenge(ctx.db, options.challenge, use, { now, expiresAt: minutesFrom(now, CHALLENGE_MINUTES) });
  return { ...options };
}
