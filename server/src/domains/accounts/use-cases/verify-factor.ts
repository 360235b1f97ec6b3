import type { FactorProof, PasskeyAssertion } from '@plumbline/contract/domains/accounts/factor.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { byFactor } from '../rules/attempt-limits.ts';
import { isAppCode, stepOfCode } from '../rules/one-time-code.ts';
import { passkeySite } from '../rules/passkey-site.ts';
import { recoveryCodeHash } from '../rules/recovery-code.ts';
import { codeRefused, passkeyRefused, tooManyAttempts } from '../rules/refusals.ts';
import { authenticatorApp, spendStep } from '../store/authenticator-app.ts';
import { passkeyByCredential, recordPasskeyUse, type StoredPasskey } from '../store/passkey.ts';
import { type ChallengeUse, takeChallenge } from '../store/passkey-challenge.ts';
import { spendRecoveryCode } from '../store/recovery-code.ts';
import { countAttempt, forgetAttempts } from '../store/sign-in-attempt.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/**
 * Checks a person's second factor, and uses up the proof. Runs outside any transaction, so that proofs stay used up and
 * failures stay counted.
 * @throws DomainError 'invalid-input' for an invalid proof, 'too-many-requests' after too many wrong codes.
 */
export async function verifyFactor(
  ctx: Context,
  userId: UserId,
  { code, passkey }: FactorProof,
  use: ChallengeUse,
  call: Pick<Call, 'header'>,
): Promise<void> {
  if (passkey === undefined) return verifyCode(ctx, userId, code ?? '', call);
  const isTheirs = (await verifyPasskey(ctx, passkey, use)) === userId;
  await recordSecurityEvent(ctx, { name: 'factor-proven', outcome: isTheirs ? 'succeeded' : 'refused', userId });
  if (!isTheirs) throw passkeyRefused();
}

/** Checks only a code: from the authenticator app, or a recovery code. */
export async function verifyCode(
  ctx: Context,
  userId: UserId,
  typed: string,
  call: Pick<Call, 'header'>,
): Promise<void> {
  const limit = byFactor(userId);
  const counted = await countAttempt(ctx.db, limit, ctx.clock.now());
  if ('wait' in counted) {
    call.header('retry-after', String(counted.wait));
    throw tooManyAttempts(counted.wait);
  }
  const isApp = isAppCode(typed);
  const isRight = isApp
    ? await spendAppCode(ctx, userId, typed)
    : await spendRecoveryCode(ctx.db, userId, recoveryCodeHash(typed));
  await recordSecurityEvent(ctx, {
    name: isApp || !isRight ? 'factor-proven' : 'recovery-code-used',
    outcome: isRight ? 'succeeded' : 'refused',
    userId,
  });
  if (!isRight) throw codeRefused();
  await forgetAttempts(ctx.db, limit.key);
}

async function spendAppCode(ctx: Context, userId: UserId, typed: string): Promise<boolean> {
  const app = await authenticatorApp(ctx.db, userId);
  if (app === null || app.addedAt === null) return false;
  const secret = ctx.ports.authenticatorSecrets.open(app.sealedSecret, userId);
  const now = ctx.clock.now();
  const step = secret === null ? null : stepOfCode(secret, typed, now);
  return step !== null && (await spendStep(ctx.db, userId, step, now));
}

/**
 * Returns the owner of the passkey that signed one of our challenges.
 * @throws DomainError 'invalid-input' if the passkey is unknown, or signed something else.
 */
export async function verifyPasskey(ctx: Context, assertion: PasskeyAssertion, use: ChallengeUse): Promise<UserId> {
  const passkey = await passkeyByCredential(ctx.db, assertion.id);
  const counter = passkey === null ? null : await counterOf(ctx, passkey, assertion, use);
  if (passkey !== null && counter !== null) {
    if (await recordPasskeyUse(ctx.db, passkey.id, counter, ctx.clock.now())) return passkey.userId;
  }
  await recordSecurityEvent(ctx, { name: 'factor-proven', outcome: 'refused', userId: passkey?.userId ?? null });
  throw passkeyRefused();
}

/** Returns the authenticator's signature count; null if the signature is invalid. */
async function counterOf(
  ctx: Context,
  passkey: StoredPasskey,
  { response: { userHandle, ...response }, ...assertion }: PasskeyAssertion,
  use: ChallengeUse,
): Promise<number | null> {
  const site = passkeySite(ctx.settings);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response: { ...response, ...(userHandle !== undefined && { userHandle }) } },
      expectedChallenge: (challenge) => takeChallenge(ctx.db, challenge, use, ctx.clock.now()),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // The library also throws on malformed input; the reason helps only us.
    ctx.log.info(errorFacts(error), 'a passkey was refused');
    return null;
  }
}
