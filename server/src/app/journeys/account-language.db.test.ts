import { expect, it } from 'vitest';
import { aUser } from '../../domains/accounts/fixtures.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { contactOf } from '../../domains/directory/public.ts';
import { aSilentRequest } from '../../domains/service-requests/fixtures.ts';
import { claimRequests } from '../../domains/service-requests/public.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, browserOf, cookieOf } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const product = await testApp(await testDatabase());
const { ctx } = product;
const { get, login, mailTo, post, verify } = accountClient(product);
const spanish = { headers: { 'accept-language': 'es' } };
const password = 'correct horse battery';

const register = (email: string) =>
  post(
    '/api/auth/register',
    { firstName: 'Ana', lastName: 'Delgado', email, password, confirmPassword: password },
    spanish,
  );
const languageKept = (reply: Awaited<ReturnType<typeof login>>) =>
  reply.cookies.find(({ name }) => name === 'plumbline_language')?.value;

it('is that of the registration: mails use it, link to its pages, and signing in keeps it', async () => {
  const registered = await register('ana@example.com');
  expect(registered.json().message).toBe('Revise su correo para verificar su cuenta.');
  const mail = await mailTo('ana@example.com');
  expect(mail.subject).toBe('Verifique su correo electrónico');
  expect(mail.text).toContain('https://plumbline.example/es/verify-email?token=');
  // The browser prefers English, but the account keeps its language.
  await verify(mail.token, browserOf(registered));
  expect((await login('ana@example.com', { password: 'a wrong password' })).json().message).toMatch(/^Invalid email/);
  const signedIn = await login('ana@example.com', { password });
  expect([signedIn.json().user.language, languageKept(signedIn)]).toEqual(['es', 'es']);
  await login('ana@example.com', { password, headers: { 'user-agent': 'Firefox/140.0 Windows' } });
  const notice = await mailTo('ana@example.com');
  expect(notice.subject).toBe('Nuevo inicio de sesión en su cuenta');
  expect(notice.text).toContain('Firefox en Windows');
  expect(notice.text).toContain('https://plumbline.example/es/forgot-password');
  const sessions = await get('/api/auth/sessions', { ...as(cookieOf(signedIn)), ...spanish });
  expect(sessions.json().map(({ device }: { device: string }) => device)).toContain('Firefox en Windows');
});

it('can be changed in the settings, for mails and for this browser’s pages', async () => {
  const registered = await register('kim@example.com');
  await verify((await mailTo('kim@example.com')).token, browserOf(registered));
  const session = as(cookieOf(await login('kim@example.com', { password })));
  const changed = await product.app.inject({
    method: 'PATCH',
    url: '/api/account/profile',
    payload: { language: 'en' },
    ...session,
  });
  expect([changed.json().language, languageKept(changed)]).toEqual(['en', 'en']);
  await post('/api/auth/forgot-password', { email: 'kim@example.com' }, spanish);
  const mail = await mailTo('kim@example.com');
  expect(mail.subject).toBe('Set a new password');
  expect(mail.text).toContain('https://plumbline.example/reset-password?token=');
});

it('also applies to the account’s listing and requests', async () => {
  const user = await aUser(ctx);
  const contractor = await aContractor(ctx, { ownerId: user.id });
  const request = await aSilentRequest(ctx, { selectedPlumberIds: [contractor.id] });
  await claimRequests(ctx, user.id, [request.id]);
  await product.app.inject({
    method: 'PATCH',
    url: '/api/account/profile',
    payload: { language: 'es' },
    ...as(cookieOf(await login(user.email))),
  });
  await product.runJobs();
  const contact = await contactOf(ctx, contractor.id);
  expect([contact?.language, (await request.request()).language]).toEqual(['es', 'es']);
});

it('must be one of ours', async () => {
  const session = as(cookieOf(await login('ana@example.com', { password })));
  const refused = await product.app.inject({
    method: 'PATCH',
    url: '/api/account/profile',
    payload: { language: 'fr' },
    ...session,
  });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['language']]);
});
