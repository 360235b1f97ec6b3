import { HOTP, Secret } from 'otpauth';
import type { Page } from 'playwright-core';
import { nameInHeader, type Owner, sendLogin } from './account.ts';
import type { Journey, OpenOptions } from './journey.ts';

/** An account with an authenticator app. */
export interface Secured extends Owner {
  readonly secret: string;
  /** Recovery codes, each valid for one sign-in; taken from the end. */
  readonly recoveryCodes: string[];
}

const STEP_SECONDS = 30;

/** Returns the code an authenticator app shows, `steps` half-minutes from now. */
export const appCode = (secret: string, steps = 0): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: Math.floor(Date.now() / 1000 / STEP_SECONDS) + steps });

async function api<Reply>({ url }: Journey, path: string, body: object, token?: string): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

/** Sets up an authenticator app through the API, for tests about other things. */
export async function secured(visit: Journey, owner: Owner): Promise<Secured> {
  const { email, password } = owner;
  const { token } = await api<{ token: string }>(visit, 'login', { email, password });
  const { secret } = await api<{ secret: string }>(visit, 'authenticator-app/secret', {}, token);
  const code = appCode(secret);
  const added = await api<{ recoveryCodes: string[] }>(visit, 'authenticator-app', { code }, token);
  return { ...owner, secret, recoveryCodes: added.recoveryCodes };
}

/** Signs in on a new device with the password and a recovery code: an app's code works only once per half minute. */
export async function signedInTwice(
  visit: Journey,
  owner: Secured,
  { at = '/login', ...options }: OpenOptions & { at?: string } = {},
): Promise<Page> {
  const page = await visit.open(at, options);
  visit.expectRefusal(page, { status: 401, url: '/api/auth/login' });
  await sendLogin(page, owner);
  await giveRecoveryCode(page, owner, 'Sign In');
  await nameInHeader(page, owner).waitFor();
  return page;
}

/** Enters a recovery code where a second factor is requested. */
export async function giveRecoveryCode(page: Page, owner: Secured, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(owner.recoveryCodes.pop() ?? '');
  await page.getByRole('form', { name: 'Code' }).getByRole('button', { name: button }).click();
}

/** Adds an authenticator to the browser that stores passkeys and unlocks itself. */
export async function virtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Sets whether its owner can unlock it. */
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
