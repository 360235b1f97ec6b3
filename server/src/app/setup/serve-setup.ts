import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createOperator, listOperators } from '../../domains/accounts/public.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { requestLanguage } from '../../kernel/http/request-language.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { createSmtp } from '../adapters/smtp.ts';
import { type Env, isValidSetting, publicUrlOf, readEnv, type Source, settingsOf } from '../env.ts';
import { listenAt } from '../processes/listen-at.ts';
import { readSetup, readTyped, type SetupFacts, type SetupField, type Typed } from './setup-form.ts';
import { donePage, type MailTest, refusalPage, type SetupState, setupPage } from './setup-page.ts';
import { setupWords } from './setup-page.words.ts';
import { SETUP_POLICY } from './setup-style.ts';
import { mergedSettings, storeSettings } from './stored-settings.ts';

export interface SetupOptions {
  readonly ctx: Context;
  readonly environment: Source;
  readonly env: Env;
  /** Milliseconds for which the link works. */
  readonly lifetime?: number;
}

export interface Setup {
  /** The address of this process. */
  readonly url: string;
  /** The path with the token that opens the page once. */
  readonly path: string;
  /** Resolves when the settings are stored and the answer is sent. */
  readonly done: Promise<void>;
  close(): Promise<void>;
}

const COOKIE = 'plumbline_setup';
const AN_HOUR = 3_600_000;

/**
 * Serves the setup page and nothing else, until its form has been sent. The link opens it in one browser, within an hour.
 * Probes are answered as ready, so that load balancers let the page through.
 */
export async function serveSetup({ ctx, environment, env: given, lifetime = AN_HOUR }: SetupOptions): Promise<Setup> {
  const app = Fastify({ bodyLimit: 64 * 1024 });
  const token = randomBytes(32).toString('base64url');
  const until = Date.now() + lifetime;
  /** What the browser that has opened the link holds; null before. */
  let holder: string | null = null;
  /** Whether everything is stored. A second tap on the button gets the same answer. */
  let isSaved = false;
  const done = Promise.withResolvers<void>();
  await app.register(cookie);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, next) =>
    next(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  for (const path of ['/healthz', '/readyz']) app.get(path, async () => ({ status: 'setup' }));

  const isHolder = (request: FastifyRequest) => holder !== null && isSame(request.cookies[COOKIE], holder);
  const facts = async (): Promise<SetupFacts> => ({
    environment,
    asksForOperator: (await listOperators(ctx)).length === 0,
  });

  app.get<{ Querystring: { token?: unknown } }>('/setup', async (request, reply) => {
    const language = requestLanguage(request);
    if (isHolder(request)) return send(reply, 200, setupPage(emptyState(request), await facts(), language));
    if (holder !== null || Date.now() > until || !isSame(request.query.token, token))
      return send(reply, 403, refusalPage('closed', language));
    holder = randomBytes(32).toString('base64url');
    return reply.setCookie(COOKIE, holder, { path: '/setup', httpOnly: true, sameSite: 'lax' }).redirect('/setup', 303);
  });

  app.post('/setup', async (request, reply) => {
    const language = requestLanguage(request);
    if (!isHolder(request)) return send(reply, 403, refusalPage('closed', language));
    const typed = readTyped(request.body);
    const isTest = (request.body as { action?: unknown } | undefined)?.action === 'test';
    const state = isTest
      ? { typed, problems: new Map(), mailTest: await testMail(typed, environment, language) }
      : isSaved
        ? null
        : await save(typed, language);
    if (state === null) {
      isSaved = true;
      reply.raw.once('finish', () => done.resolve());
      const publicUrl = environment.PUBLIC_URL ?? typed.PUBLIC_URL;
      return send(
        reply.header('connection', 'close'),
        200,
        donePage(`${publicUrl.replace(/\/+$/, '')}/operator`, language),
      );
    }
    return send(reply, isTest ? 200 : 422, setupPage(state, await facts(), language));
  });

  /** Stores everything or nothing. Returns what to show if something is wrong. */
  const save = async (typed: Typed, language: Language): Promise<SetupState | null> => {
    const reading = readSetup(typed, await facts(), language);
    if ('problems' in reading) return { typed, problems: reading.problems, mailTest: null };
    const { settings, operator } = reading;
    const env = readEnv(mergedSettings(settings, environment));
    try {
      await inTransaction({ ...ctx, language, settings: settingsOf(env, publicUrlOf(env)) }, async (ctx) => {
        await storeSettings(ctx.db, settings);
        if (operator !== null) await createOperator(ctx, operator);
      });
      return null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { message, fields = { email: message } } = error.in(language);
      return { typed, problems: new Map(Object.entries(fields)) as Map<SetupField, string>, mailTest: null };
    }
  };

  app.setNotFoundHandler((request, reply) =>
    send(reply.header('retry-after', '60'), 503, refusalPage('notYet', requestLanguage(request))),
  );
  await listenAt(app, given);
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : given.PORT;
  return {
    url: `http://localhost:${port}`,
    path: `/setup?token=${token}`,
    done: done.promise,
    close: () => app.close(),
  };
}

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .status(status)
    .header('content-security-policy', SETUP_POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);

/** Starts with the address under which the page was opened. */
const emptyState = ({ headers }: FastifyRequest): SetupState => {
  const host = headers.host ?? '';
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(host);
  const typed = readTyped({ PUBLIC_URL: `${isLocal ? 'http' : 'https'}://${host}`, REFERRAL_FEE_CENTS: '0' });
  return { typed, problems: new Map(), mailTest: null };
};

/** Sends a mail through the server that was typed or is set, to the operator's address. */
async function testMail(typed: Typed, environment: Source, language: Language): Promise<MailTest> {
  const words = setupWords[language];
  const url = environment.SMTP_URL || typed.SMTP_URL;
  const from = environment.MAIL_FROM || typed.MAIL_FROM;
  const { email: to } = typed;
  if (!(isValidSetting('SMTP_URL', url) && isValidSetting('MAIL_FROM', from) && isValidSetting('SUPPORT_EMAIL', to)))
    return { kind: 'incomplete', words: words.testNeeds };
  const smtp = createSmtp({ url, from });
  try {
    const text = words.testText;
    const mail = { id: randomBytes(12).toString('hex'), to, subject: words.testSubject, text, html: `<p>${text}</p>` };
    const delivery = await smtp.send(mail);
    if (delivery.kind === 'sent') return { kind: 'sent', words: words.testSent(to) };
    const { reason } = delivery;
    return { kind: 'failed', words: words.testFailed(typeof reason === 'string' ? reason : reason.kind) };
  } finally {
    smtp.close();
  }
}

const isSame = (given: unknown, expected: string): boolean =>
  typeof given === 'string' && timingSafeEqual(hashOf(given), hashOf(expected));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
