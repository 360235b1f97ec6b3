import { HOTP, Secret } from 'otpauth';
import { SoftAuthenticator } from '../../domains/accounts/testing/soft-authenticator.ts';
import { accountClient, as, type CallOptions, cookieOf } from './account-client.ts';
import type { TestApp } from './test-app.ts';

const PENDING_COOKIE = 'plumbline_sign_in';
const STEP_SECONDS = 30;

/** Returns the code an authenticator app shows, `steps` half-minutes from now. */
export const appCode = (secret: string, now: Date, steps = 0): string =>
  HOTP.generate({
    secret: Secret.fromBase32(secret),
    counter: Math.floor(now.getTime() / 1000 / STEP_SECONDS) + steps,
  });

/** The second-factor calls, in the short form that tests want. */
export function factorClient(product: TestApp) {
  const { get, login, post } = accountClient(product);
  const origin = product.ctx.settings.publicUrl;
  const signedIn = async (email: string) => as(cookieOf(await login(email)));
  return {
    signedIn,
    factorsOf: async (session: CallOptions) => (await get('/api/auth/factors', session)).json(),
    /** Sets up an authenticator app in a new session. */
    withApp: async (email: string) => {
      const session = await signedIn(email);
      const { secret } = (await post('/api/auth/authenticator-app/secret', {}, session)).json();
      const code = appCode(secret, product.clock.now());
      const added = await post('/api/auth/authenticator-app', { code }, session);
      const codes: string[] = added.json().recoveryCodes;
      return { session, secret: secret as string, codes };
    },
    /** Sets up a passkey in a session. */
    withPasskey: async (session: CallOptions, name = 'Laptop') => {
      const key = new SoftAuthenticator(origin);
      const options = (await post('/api/auth/passkeys/options', {}, session)).json();
      const added = await post('/api/auth/passkeys', { name, passkey: key.create(options) }, session);
      return { key, added };
    },
    /** Returns the response to a question about factors, and the browser with its cookie. */
    ask: async (url: string, options: CallOptions = {}) => {
      const reply = await post(url, {}, options);
      return { reply, browser: pendingOf(reply, options) };
    },
    /** Returns the browser after a response that left a sign-in in progress. */
    pendingOf,
  };
}

/** Options for a call from a browser with a sign-in in progress. */
function pendingOf(reply: Awaited<ReturnType<ReturnType<typeof accountClient>['post']>>, options: CallOptions = {}) {
  const cookie = reply.cookies.find(({ name }) => name === PENDING_COOKIE);
  return { ...options, cookies: { ...options.cookies, ...(cookie && { [PENDING_COOKIE]: cookie.value }) } };
}
