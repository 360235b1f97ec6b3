import { describe, expect, it } from 'vitest';
import { listOperators } from '../../domains/accounts/public.ts';
import type { Context, Ports } from '../../kernel/context.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { startSmtpServer } from '../adapters/testing/smtp-server.ts';
import { readEnv, type Source } from '../env.ts';
import { type Setup, serveSetup } from './serve-setup.ts';
import { completeEnv } from './stored-settings.ts';

const database = await testDatabase();
const ctx: Context = { ...testContext(database.db), actor: { kind: 'system', task: 'setup' }, ports: {} as Ports };

const PRODUCTION = {
  PLUMBLINE_MODE: 'production',
  DATABASE_URL: database.connectionString,
  HOST: '127.0.0.1',
  PORT: '0',
};
const FILLED = {
  PUBLIC_URL: 'https://plumbline.example',
  SENDER_POSTAL_ADDRESS: '1 Main St, Louisville, KY 40202',
  REFERRAL_FEE_CENTS: '0',
  firstName: 'Ann',
  lastName: 'Delgado',
  email: 'ann@plumbline.example',
  password: 'copper pipe 22',
};

async function open(environment: Source = {}, lifetime?: number) {
  const given = { ...PRODUCTION, ...environment };
  const env = readEnv(given, { complete: false });
  const setup = await serveSetup({ ctx, environment: given, env, ...(lifetime !== undefined && { lifetime }) });
  const visit = (path: string, init: RequestInit = {}) => fetch(setup.url + path, { redirect: 'manual', ...init });
  return { ...setup, visit };
}

/** Opens the link and returns what the browser then sends. */
async function enter(setup: Setup): Promise<Record<string, string>> {
  const answer = await fetch(setup.url + setup.path, { redirect: 'manual' });
  expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({ status: 303, to: '/setup' });
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '' };
}

const form = (values: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(values),
});

describe('the setup page', () => {
  it('is opened once by its link, and by no other address', async () => {
    const setup = await open();
    expect((await setup.visit('/setup')).status).toBe(403);
    expect((await setup.visit(`${setup.path}x`)).status).toBe(403);
    const headers = await enter(setup);
    const page = await setup.visit('/setup', { headers });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Set up Plumbline');
    expect((await setup.visit(setup.path)).status).toBe(403);
    expect((await setup.visit('/setup', { ...form(FILLED) })).status).toBe(403);
    expect((await setup.visit('/contractors')).status).toBe(503);
    expect((await setup.visit('/readyz')).status).toBe(200);
    await setup.close();
  });

  it('closes after its time', async () => {
    const setup = await open({}, 0);
    await new Promise((passed) => setTimeout(passed, 5));
    expect((await setup.visit(setup.path)).status).toBe(403);
    await setup.close();
  });

  it('says of each field what is wrong, in the language of the browser, and never sends the password back', async () => {
    const setup = await open();
    const headers = await enter(setup);
    const wrong = {
      ...FILLED,
      PUBLIC_URL: 'plumbline',
      SMTP_URL: 'mail.example',
      REFERRAL_FEE_CENTS: '5',
      password: 'short',
    };
    const page = await (await setup.visit('/setup', { ...form(wrong), headers })).text();
    expect(page).toContain('This must be an address with https');
    expect(page).toContain('This must start with smtp://');
    expect(page).not.toContain('value="short"');
    const spanish = { ...headers, 'accept-language': 'es' };
    const other = await (
      await setup.visit('/setup', { ...form({ ...FILLED, PUBLIC_URL: '' }), headers: spanish })
    ).text();
    expect(other).toContain('<html lang="es">');
    expect(other).toContain('Este dato es obligatorio.');
    const fee = await (
      await setup.visit('/setup', { ...form({ ...FILLED, REFERRAL_FEE_CENTS: '5' }), headers })
    ).text();
    expect(fee).toContain('A fee needs a secret key of Stripe');
    const common = await setup.visit('/setup', { ...form({ ...FILLED, password: 'password1' }), headers });
    expect({ status: common.status, said: (await common.text()).includes('id="password-wrong"') }).toEqual({
      status: 422,
      said: true,
    });
    expect(await listOperators(ctx)).toEqual([]);
    await setup.close();
  });

  it('escapes what was typed', async () => {
    const setup = await open();
    const headers = await enter(setup);
    const page = await (await setup.visit('/setup', { ...form({ ...FILLED, PUBLIC_URL: '"><b>' }), headers })).text();
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;"');
    await setup.close();
  });

  it('tests a mail server with a mail to the operator, and says why one refuses', async () => {
    const server = await startSmtpServer();
    const setup = await open();
    const headers = await enter(setup);
    const test = { ...FILLED, SMTP_URL: server.url, MAIL_FROM: 'post@plumbline.example', action: 'test' };
    expect(await (await setup.visit('/setup', { ...form(test), headers })).text()).toContain('has accepted a mail');
    expect(server.messages).toHaveLength(1);
    server.close();
    expect(await (await setup.visit('/setup', { ...form(test), headers })).text()).toContain('did not accept the mail');
    const without = { ...test, SMTP_URL: '' };
    expect(await (await setup.visit('/setup', { ...form(without), headers })).text()).toContain('A test needs');
    await setup.close();
  });

  it('does not ask for what the environment has, which takes precedence', async () => {
    const setup = await open({ PUBLIC_URL: 'https://other.example', SUPPORT_EMAIL: 'help@other.example' });
    const headers = await enter(setup);
    const page = await (await setup.visit('/setup', { headers })).text();
    expect(page).toContain('Already set by the environment: PUBLIC_URL, SUPPORT_EMAIL.');
    expect(page).not.toContain('name="PUBLIC_URL"');
    await setup.close();
  });

  it('stores everything, once, and opens the account of the operator without a mail', async () => {
    const setup = await open();
    const headers = await enter(setup);
    const both = await Promise.all([1, 2].map(() => setup.visit('/setup', { ...form(FILLED), headers })));
    expect(both.map(({ status }) => status)).toContain(200);
    await setup.done;
    expect(await listOperators(ctx)).toEqual([
      { email: 'ann@plumbline.example', firstName: 'Ann', lastName: 'Delgado' },
    ]);
    const given = readEnv(PRODUCTION, { complete: false });
    const env = await completeEnv(database.connectionString, given, { ...PRODUCTION, HOST: '0.0.0.0' });
    expect(env).toMatchObject({ PUBLIC_URL: FILLED.PUBLIC_URL, REFERRAL_FEE_CENTS: 0, HOST: '0.0.0.0' });
    await setup.close();
  });
});
