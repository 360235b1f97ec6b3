import { afterAll, expect, it } from 'vitest';
import { aUser, PASSWORD } from '../../domains/accounts/fixtures.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { aRequest } from '../../domains/service-requests/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { createSmtp } from '../adapters/smtp.ts';
import { startSmtpServer } from '../adapters/testing/smtp-server.ts';
import { accountClient, as, browserOf, cookieOf } from '../testing/account-client.ts';
import { startOidcServer } from '../testing/oidc-server.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const server = await startSmtpServer();
const smtp = createSmtp({ url: server.url, from: 'Plumbline <post@plumbline.example>' });
afterAll(() => {
  smtp.close();
  server.close();
});
const PUBLIC_URL = 'https://plumbline.example';
const google = await startOidcServer(`${PUBLIC_URL}/api/auth/google/callback`);
afterAll(() => google.close());
const sms = { send: async () => ({ kind: 'sent' as const }) };
const product = await testApp(database, {
  ports: { messaging: { email: smtp, sms } },
  env: { GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: google.clientId, GOOGLE_CLIENT_SECRET: google.clientSecret },
});
const { app, ctx } = product;
const { login, post, register, verify } = accountClient(product);

/** Quoted-printable, as mail is sent. */
const decoded = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns the latest mail that the server received, and the token of its link. */
async function lastMail() {
  await product.runJobs();
  const text = decoded(server.messages.at(-1) ?? '');
  return { text, token: /[?]token=([\w-]+)/.exec(text)?.[1] ?? '' };
}

it('every account mail is sent by SMTP, from the registration to a new password', async () => {
  const email = 'ana@example.com';
  const browser = browserOf(await register(email));
  const verification = await lastMail();
  expect(verification.text).toContain(`To: ${email}`);
  expect(verification.text).toContain('Subject: Verify your email address');
  expect((await verify(verification.token, browser)).json().outcome).toBe('verified');
  expect((await login(email)).statusCode).toBe(200);

  await register(email);
  expect((await lastMail()).text).toContain('Subject: You already have an account');

  await post('/api/auth/forgot-password', { email });
  const reset = await lastMail();
  expect(reset.text).toContain('Subject: Set a new password');
  const password = `${PASSWORD} too`;
  await post('/api/auth/reset-password', { token: reset.token, password, confirmPassword: password });
  expect((await lastMail()).text).toContain('Subject: Your password was changed');
  expect((await login(email, { password })).statusCode).toBe(200);
});

it('the notice that Google now opens an account is sent by SMTP', async () => {
  const { email } = await aUser(ctx);
  google.next({ claims: { sub: 'g-1', email, email_verified: true, given_name: 'Kim', family_name: 'Lee' } });
  const there = await app.inject({ url: '/api/auth/google' });
  const back = await google.visit(String(there.headers.location));
  const cookies = Object.fromEntries(there.cookies.map(({ name, value }) => [name, value]));
  await app.inject({ url: `/api/auth/google/callback${back.search}`, cookies });
  const { text } = await lastMail();
  expect(text).toContain(`To: ${email}`);
  expect(text).toContain('Subject: You can now sign in with Google');
});

it('the codes of listings, and the notice of a changed address, are sent by SMTP', async () => {
  const { id, email: listed } = await aContractor(ctx);
  await post(`/api/contractors/${id}/claims`, { channel: 'email' });
  const claim = await lastMail();
  expect(claim.text).toContain(`To: ${listed}`);
  expect(claim.text).toMatch(/\b\d{6}\b/);

  const owner = await aUser(ctx, { role: 'craftsman' });
  const own = await aContractor(ctx, { ownerId: owner.id });
  const session = as(cookieOf(await login(owner.email)));
  const change = { channel: 'email', address: 'office@example.com' };
  const { changeId } = (await post('/api/craftsman/contact-changes', change, session)).json();
  const asked = await lastMail();
  expect(asked.text).toContain('To: office@example.com');
  const [code] = /\b\d{6}\b/.exec(asked.text.slice(asked.text.indexOf('To: '))) ?? [];
  const confirmed = await post(`/api/craftsman/contact-changes/${changeId}/confirm`, { code }, session);
  expect(confirmed.statusCode).toBe(200);
  expect((await lastMail()).text).toContain(`To: ${own.email}`);
});

it('the links of open requests are sent by SMTP', async () => {
  const request = await aRequest(product.ctx, 1, { customerEmail: 'links@example.com' });
  await post('/api/find-request', { email: 'links@example.com' });
  const { text } = await lastMail();
  expect(text).toContain('To: links@example.com');
  expect(text).toContain(`https://plumbline.example/track/${request.id}`);
});
