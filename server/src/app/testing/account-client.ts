import type { LightMyRequestResponse } from 'fastify';
import { PASSWORD } from '../../domains/accounts/fixtures.ts';
import { readMailbox } from '../../domains/messaging/public.ts';
import type { TestApp } from './test-app.ts';

/** The session's cookie over https. */
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

/** The secret that an answer gave the browser. */
export const cookieOf = (reply: LightMyRequestResponse): string | undefined =>
  reply.cookies.find(({ name }) => name === SESSION_COOKIE)?.value;

/** A call of the browser that holds a session's secret. */
export const as = (token: string | undefined): CallOptions => ({ cookies: { [SESSION_COOKIE]: token ?? '' } });

/** What a person writes into the form to register. */
const registerForm = (email: string, given: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Delgado',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...given,
});

/** A call from the browser that received an answer: it sends that answer's cookies. */
export const browserOf = (reply: LightMyRequestResponse): CallOptions => ({
  cookies: Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value])),
});

/** The calls of a client of accounts, as short as tests want them. */
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
    /** Opens the link in the first mail; without the registering browser's cookies, as on another device. */
    verify: (token: string, options: CallOptions = {}) => post('/api/auth/verify-email', { token }, options),
    /** Mails to an address, newest first, each with the token of its link. */
    mailsTo,
    /** The newest of them. */
    mailTo: async (to: string) => (await mailsTo(to))[0] ?? { subject: null, text: '', token: '' },
  };
}
