import { afterAll, expect, it } from 'vitest';
import { PASSWORD } from '../domains/accounts/fixtures.ts';
import { aRequest } from '../domains/service-requests/fixtures.ts';
import { testDatabase } from '../kernel/testing/test-database.ts';
import { createSmtp } from './adapters/smtp.ts';
import { startSmtpServer } from './adapters/testing/smtp-server.ts';
import { accountClient } from './testing/account-client.ts';
import { testApp } from './testing/test-app.ts';

const database = await testDatabase();
const server = await startSmtpServer();
const smtp = createSmtp({ url: server.url, from: 'Plumbline <post@plumbline.example>' });
afterAll(() => {
  smtp.close();
  server.close();
});
const sms = { send: async () => ({ kind: 'sent' as const }) };
const product = await testApp(database, { ports: { messaging: { email: smtp, sms } } });
const { login, post, register } = accountClient(product);

/** Quoted-printable, as mail is sent. */
const decoded = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The mail that the server was given last, and the token of the link in it. */
async function lastMail() {
  await product.runJobs();
  const text = decoded(server.messages.at(-1) ?? '');
  return { text, token: /[?]token=([\w-]+)/.exec(text)?.[1] ?? '' };
}

it('every mail of an account goes out by SMTP, from registering to the new password', async () => {
  const email = 'ana@example.com';
  await register(email);
  const verification = await lastMail();
  expect(verification.text).toContain(`To: ${email}`);
  expect(verification.text).toContain('Subject: Verify your email address');
  expect((await post('/api/auth/verify-email', { token: verification.token })).statusCode).toBe(200);
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

it('the links of open requests go out by SMTP', async () => {
  const request = await aRequest(product.ctx, 1, { customerEmail: 'links@example.com' });
  await post('/api/find-request', { email: 'links@example.com' });
  const { text } = await lastMail();
  expect(text).toContain('To: links@example.com');
  expect(text).toContain(`https://plumbline.example/track/${request.id}`);
});
