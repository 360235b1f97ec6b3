import {
  type Added,
  MAX_PASSKEYS,
  type PasskeyAttestation,
  type PasskeyOptions,
} from '@plumbline/contract/domains/accounts/factor.ts';
import { PasskeyId } from '@plumbline/contract/kernel/id.ts';
import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { CHALLENGE_MINUTES, minutesFrom, SECOND_FACTOR_MINUTES } from '../rules/lifetimes.ts';
import { appAddress, newAppSecret, stepOfCode } from '../rules/one-time-code.ts';
import { passkeySite } from '../rules/passkey-site.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../rules/recovery-code.ts';
import { alreadyHappened, codeRefused, passkeyRefused } from '../rules/refusals.ts';
import type { AddedFactor } from '../rules/security-event.ts';
import { authenticatorApp, confirmApp, startApp as storeStartedApp } from '../store/authenticator-app.ts';
import { credentialsOf, insertPasskey, type StoredPasskey } from '../store/passkey.ts';
import { insertChallenge, takeChallenge } from '../store/passkey-challenge.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../store/recovery-code.ts';
import { lockFactors, setFactorProven } from '../store/second-factor.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { factorsOf } from './show-factors.ts';
import { loadMe } from './show-me.ts';

/** EdDSA, ES256 and RS256. Every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257] as const;

/** Returns the options for creating a passkey. It is discoverable, so signing in needs no address. */
export async function startPasskey(ctx: Context): Promise<PasskeyOptions> {
  const { userId, sessionId } = signedIn(ctx.actor);
  const { email, firstName, lastName } = await loadMe(ctx, userId);
  const known = await credentialsOf(ctx.db, userId);
  requireRoom(known.length);
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: passkeySite(ctx.settings).id,
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim(),
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: CHALLENGE_MINUTES * 60_000,
  });
  const now = ctx.clock.now();
  const use = { purpose: 'enroll', boundTo: sessionId } as const;
  await insertChallenge(ctx.db, options.challenge, use, { now, expiresAt: minutesFrom(now, CHALLENGE_MINUTES) });
  return { ...options };
}

/**
 * Adds a passkey to the caller's account.
 * @throws DomainError 'invalid-input' if it was not created with this session's options, 'already-happened' if it was
 * already added or there are too many.
 */
export async function addPasskey(
  ctx: Context,
  { name, passkey: attestation }: { readonly name: string; readonly passkey: PasskeyAttestation },
): Promise<Added> {
  const { userId } = signedIn(ctx.actor);
  const made = await verifiedCredential(ctx, attestation);
  const passkey = { ...made, id: PasskeyId.parse(newId('pk')), userId, name, addedAt: ctx.clock.now() };
  return withFirstCodes(ctx, 'passkey', async (ctx) => {
    requireRoom((await credentialsOf(ctx.db, userId)).length);
    if (!(await insertPasskey(ctx.db, passkey))) {
      throw alreadyHappened(({ passkeyThere }) => passkeyThere);
    }
  });
}

async function verifiedCredential(
  ctx: Context,
  attestation: PasskeyAttestation,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> {
  const site = passkeySite(ctx.settings);
  const use = { purpose: 'enroll', boundTo: signedIn(ctx.actor).sessionId } as const;
  const checked = await verifyRegistrationResponse({
    response: attestation,
    expectedChallenge: (challenge) => takeChallenge(ctx.db, challenge, use, ctx.clock.now()),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: [...ALGORITHMS],
    requireUserVerification: true,
  }).catch((error: unknown) => {
    // The library also throws on malformed input; the reason helps only us.
    ctx.log.info(errorFacts(error), 'a new passkey was refused');
    return null;
  });
  if (!checked?.verified) throw passkeyRefused();
  const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId, publicKey, counter, transports: attestation.response.transports };
}

function requireRoom(count: number): void {
  if (count < MAX_PASSKEYS) return;
  throw alreadyHappened(({ tooManyPasskeys }) => tooManyPasskeys(MAX_PASSKEYS));
}

/**
 * Creates a new secret for the caller's authenticator app, replacing one that was never confirmed.
 * @throws DomainError 'already-happened' if an app is set up.
 */
export async function startApp(ctx: Context): Promise<{ secret: string; address: string }> {
  const { userId } = signedIn(ctx.actor);
  const { email } = await loadMe(ctx, userId);
  const secret = newAppSecret();
  const sealed = ctx.ports.authenticatorSecrets.seal(secret, userId);
  if (!(await storeStartedApp(ctx.db, userId, sealed, ctx.clock.now()))) throw appThere();
  return { secret, address: appAddress(secret, email) };
}

/**
 * Adds the authenticator app that shows this code, and uses the code up.
 * @throws DomainError 'invalid-input' for any other code, or if the setup took too long; 'already-happened' if an app
 * is set up.
 */
export async function addApp(ctx: Context, code: string): Promise<Added> {
  const { userId } = signedIn(ctx.actor);
  const now = ctx.clock.now();
  const app = await authenticatorApp(ctx.db, userId);
  if (app !== null && app.addedAt !== null) throw appThere();
  const isOpen = app !== null && app.startedAt > minutesFrom(now, -SECOND_FACTOR_MINUTES);
  const secret = isOpen ? ctx.ports.authenticatorSecrets.open(app.sealedSecret, userId) : null;
  const step = secret === null ? null : stepOfCode(secret, code, now);
  if (step === null) throw codeRefused();
  return withFirstCodes(ctx, 'app', async (ctx) => {
    if (!(await confirmApp(ctx.db, userId, step, now))) throw appThere();
  });
}

const appThere = () => alreadyHappened((words) => words.appThere);

/** Adds a factor, and recovery codes if the account has none. The factor counts as proved in this session. */
const withFirstCodes = (ctx: Context, factor: AddedFactor, add: (ctx: Context) => Promise<void>): Promise<Added> =>
  inTransaction(ctx, async (ctx) => {
    const { userId, sessionId } = signedIn(ctx.actor);
    await lockFactors(ctx.db, userId);
    await add(ctx);
    const recoveryCodes = (await countRecoveryCodes(ctx.db, userId)) === 0 ? newRecoveryCodes() : null;
    if (recoveryCodes) await replaceRecoveryCodes(ctx.db, userId, recoveryCodes.map(recoveryCodeHash));
    await setFactorProven(ctx.db, sessionId, ctx.clock.now());
    await recordSecurityEvent(ctx, { name: 'factor-added', userId, factor });
    return { factors: await factorsOf(ctx, userId, true), recoveryCodes };
  });
