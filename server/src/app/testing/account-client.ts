import type { LightMyRequestResponse } from 'fastify';
import { PASSWORD } from '../../domains/accounts/fixtures.ts';
import { readMailbox } from '../../domains/messaging/public.ts';
import type { TestApp } from './test-app.ts';

/** Name of the session cookie over https. */
export const SESSION_COOKIE = '__Host-plumbline_session';

export interface CallOptions {
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

export interface LoginOptions extends CallOptions {
  readonly password?: string;
  /** The code of the second factor. */
  readonly code?: string;
  readonly serviceRequestIds?: readonly string[];
}

/** Returns the secret that a response gave the browser. */
export const cookieOf = (reply: LightMyRequestResponse): string | undefined =>
  reply.cookies.find(({ name }) => name === SESSION_COOKIE)?.value;

/** Options for a call by the browser with a session's secret. */
export const as = (token: string | undefined): CallOptions => ({ cookies: { [SESSION_COOKIE]: token ?? '' } });

/** The registration form with its fields filled in. */
const registerForm = (email: string, given: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Delgado',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...given,
});

/** Options for a call from the browser that received a response: it sends that response's cookies. */
export const browserOf = (reply: LightMyRequestResponse): CallOptions => ({
  cookies: Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value])),
});

/** Short calls for a client of the accounts domain, for tests. */
export function accountClient({ app, ctx, runJobs }: TestApp) {
  const post = (url: string, payload: object, options: CallOptions = {}) =>
    app.inject({ method: 'POST', url, payload, ...options });
  const mailsTo = async (to: string) => {
    await runJobs();
    const mails = await readMailbox(ctx, { to, limit: 20 });
    return mails.map(({ subject, text }) => ({ subject, text, token: /[?]token=([\w-]+)/.exec(text)?.[1] ?? '' }));
  };
  return {
    post,
    get: (url: string, options: CallOptions = {}) => app.inject({ url, ...options }),
    remove: (url: string, options: CallOptions = {}) => app.inject({ method: 'DELETE', url, ...options }),
    login: (email: string, { password = PASSWORD, serviceRequestIds = [], code, ...options }: LoginOptions = {}) =>
      post('/api/auth/login', { email, password, serviceRequestIds, code }, options),
    register: (email: string, given: object = {}) => post('/api/auth/register', registerForm(email, given)),
    /** Opens the link in the first mail. Without the registering browser's cookies, this acts like another device. */
    verify: (token: string, options: CallOptions = {}) => post('/api/auth/verify-email', { token }, options),
    /** Returns mails to an address, newest first, each with the token in its link. */
    mailsTo,
    /** Returns the newest of them. */
    mailTo: async (to: string) => (await mailsTo(to))[0] ?? { subject: null, text: '', token: '' },
  };
}
