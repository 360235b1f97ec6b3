import { describe, expect, it } from 'vitest';
import { registered } from './support/account.ts';
import { aCustomerEmail, submitByApi } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey, type OpenOptions } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { fetchPage } from './support/page-source.ts';
import { plainClient } from './support/plain-forms.ts';
import { api } from './support/submissions.ts';
import { fillContact } from './support/wizard.ts';

const visit = journey();

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const SCRIPTS = /\/assets\/.*\.js$/;
const refusals = [{ status: 'unreachable', url: SCRIPTS }] as const;
const withoutScripts = { context: { javaScriptEnabled: false }, refusals } as const;
/** For looks, which run scripts of their own. */
const beforeScripts: OpenOptions = {
  early: true,
  refusals,
  before: (page) => page.route(SCRIPTS, (route) => route.abort()),
};

describe('a form posted by a plain client', () => {
  it('signs in, and says at the field what is wrong', async () => {
    const owner = await registered(visit, 'Plain');
    const client = plainClient(visit.url);
    const page = await client.open('/login?to=/projects');
    const invalid = await client.post('/login?to=/projects', page, { email: 'plain', password: 'copper pipe 99' });
    expect(invalid.status).toBe(400);
    expect(invalid.errorOf('email')).toMatch(/email/i);
    expect(invalid.document.querySelector<HTMLInputElement>('#email')?.value).toBe('plain');
    expect(invalid.document.documentElement.outerHTML).not.toContain('copper pipe');

    const wrong = await client.post('/login?to=/projects', invalid, { email: owner.email, password: 'copper pipe 99' });
    expect(wrong.status).toBe(401);
    expect(wrong.document.querySelector('main [role=alert], main form')?.textContent).toContain('password');
    expect(wrong.document.documentElement.outerHTML).not.toContain('copper pipe');

    const right = await client.post('/login?to=/projects', wrong, { email: owner.email, password: owner.password });
    expect({ status: right.status, leadsTo: right.leadsTo }).toEqual({ status: 303, leadsTo: '/projects' });
    const { status, body } = await api<{ email: string }>(visit.url, '/api/auth/me', {
      headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect({ status, email: body.email }).toEqual({ status: 200, email: owner.email });
  });

  it('stays in the language of its page', async () => {
    const client = plainClient(visit.url);
    const page = await client.open('/es/find-request');
    const invalid = await client.post('/es/find-request', page, { email: '' });
    expect(invalid.document.documentElement.lang).toBe('es');
    expect(invalid.errorOf('email')).toMatch(/correo/i);
    const sent = await client.post('/es/find-request', page, { email: 'nobody@example.com' });
    expect({ status: sent.status, leadsTo: sent.leadsTo }).toEqual({
      status: 303,
      leadsTo: '/es/find-request?sent=yes',
    });
    const { document } = await client.open('/es/find-request?sent=yes');
    expect(document.querySelector('h1')?.textContent).toBe('Revise su correo');
  });

  it('is refused from another site, and does nothing on a page that has no such form', async () => {
    const client = plainClient(visit.url);
    const page = await client.open('/find-request');
    const ana = { email: 'ana@example.com' };
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await client.post('/find-request', page, ana, { headers: foreign })).status).toBe(403);
    const hidden = { origin: 'null', 'sec-fetch-site': 'cross-site' };
    expect((await client.post('/find-request', page, ana, { headers: hidden })).status).toBe(403);
    expect((await client.post('/find-request', page, ana, { headers: { origin: 'null' } })).status).toBe(403);
    expect((await client.post('/about', page, ana)).status).toBe(409);
    expect((await client.post('/no-such-page', page, ana)).status).toBe(404);
  });

  it('donates the amount that was typed, not the preset that is chosen in the form as it arrives', async () => {
    const client = plainClient(visit.url);
    const page = await client.open('/about');
    const small = await client.post('/about', page, { amount: '0.5' });
    expect({ status: small.status, error: small.errorOf('amount') }).toEqual({
      status: 400,
      error: expect.stringContaining('donation'),
    });
    const { status, leadsTo } = await client.post('/about', small, { amount: '30', email: 'donor@example.com' });
    expect({ status, leadsTo }).toEqual({ status: 303, leadsTo: '/checkout?amount=30&type=donation' });
    const preset = await client.post('/about', page, {});
    expect(preset.leadsTo).toBe('/checkout?amount=25&type=donation');
  });

  it('answers a request once, however often it is sent', async () => {
    const { requestNumber } = await submitByApi(visit, { pick: 3 });
    const offer = await visit.mailbox.wait({ channel: 'sms', matching: new RegExp(requestNumber) });
    const { pathname } = new URL(linkIn(offer, '/respond'));
    const client = plainClient(visit.url);
    const page = await client.open(pathname);
    const none = await client.post(pathname, page, {});
    expect({ status: none.status, error: none.errorOf('response') }).toMatchObject({ status: 400 });
    expect(none.errorOf('response')).toBeTruthy();
    const late = await client.post(pathname, none, { response: 'propose', proposedDate: '2020-01-01' });
    expect(late.status).toBe(400);
    expect(late.errorOf('proposedTime')).toBeTruthy();
    const both = await Promise.all(
      ['deny', 'deny'].map((response) => client.post(pathname, page, { response, message: 'Booked\r\nsolid' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, expect.toBeOneOf([303, 409])]);
    const { document } = await client.open(pathname);
    expect(document.querySelector('main form[method=post]')).toBeNull();
  });
});

describe('a browser without scripts', () => {
  it('lets a customer send a request, and follow it from the mail', async () => {
    const email = aCustomerEmail();
    const page = await visit.open('/find-plumbers?near=Louisville%2C+KY', withoutScripts);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const card = page.getByRole('article').first();
    const company = (await card.getByRole('heading').getByRole('link').textContent()) ?? '';
    await card.getByRole('link', { name: /^Request/ }).click();
    await heading('Service Location');
    await page.getByRole('tab', { name: 'Zip Code' }).click();
    await page.getByRole('textbox', { name: 'Zip Code' }).fill('40204');
    await page.getByRole('button', { name: 'Continue to Contractors' }).click();
    await heading('Select Your Contractor');
    await page
      .getByRole('button', { name: `Select ${company}` })
      .first()
      .click();
    await page.getByRole('region', { name: 'Select Craftsman' }).getByRole('button').click();
    await heading('Complete Your Request');
    await page.getByLabel('Project Description').fill('The kitchen sink trap drips into the cabinet.');
    await fillContact(page, email);
    await page.getByRole('button', { name: `Submit Request to ${company}` }).click();
    await heading('Request Submitted Successfully!');

    const mail = await visit.mailbox.wait({ to: email, matching: /Your request was sent/ });
    await page.goto(linkIn(mail, '/track'));
    const { status, html } = await fetchPage(visit.url, new URL(page.url()).pathname);
    expect([status, html.length > 0]).toEqual([200, true]);
  });

  it('lets a contractor propose a time from a text message', async () => {
    const { requestNumber } = await submitByApi(visit, { pick: 4 });
    const offer = await visit.mailbox.wait({ channel: 'sms', matching: new RegExp(requestNumber) });
    const link = linkIn(offer, '/respond');
    const nextWeek = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10);
    const seen = await visit.open(link, beforeScripts);
    await look(seen, 'forms-respond-arrived');
    await seen.getByRole('radio', { name: /Propose/ }).check();
    await look(seen, 'forms-respond-propose');

    const page = await visit.open(link, withoutScripts);
    expect(await page.getByLabel('Proposed date').isVisible()).toBe(false);
    await page.getByRole('radio', { name: /Propose/ }).check();
    await page.getByLabel('Proposed date').fill(nextWeek);
    await page.getByLabel('Proposed time').fill('09:30');
    await page.getByRole('main').locator('button[type=submit]').click();
    await page.getByText('9:30 AM').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(link).pathname);
    await seen.reload();
    await look(seen, 'forms-respond-proposed');
  });

  it('connects a customer and a contractor, who then asks nothing but whether the work has really begun', async () => {
    const lexington = { city: 'Lexington', state: 'KY', zipCode: '40507' };
    const { requestNumber, email } = await submitByApi(visit, { ...lexington, pick: 5 });
    const offer = await visit.mailbox.wait({ channel: 'sms', matching: new RegExp(requestNumber) });
    const nextWeek = new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10);
    const contractor = await visit.open(linkIn(offer, '/respond'), withoutScripts);
    await contractor.getByRole('radio', { name: /Propose/ }).check();
    await contractor.getByLabel('Proposed date').fill(nextWeek);
    await contractor.getByLabel('Proposed time').fill('09:30');
    await contractor.getByRole('main').locator('button[type=submit]').click();

    const mail = await visit.mailbox.wait({ to: email, matching: /proposes a time/ });
    const customer = await visit.open(linkIn(mail, '/response'), withoutScripts);
    await customer.getByRole('button', { name: /^Approve/ }).click();
    await customer.getByRole('button', { name: 'Send Response' }).click();
    await customer.getByRole('button', { name: 'Send Response' }).waitFor({ state: 'detached' });

    await contractor.reload();
    await contractor.getByRole('heading', { name: 'Ana Delgado' }).waitFor();
    await contractor.getByRole('button', { name: 'Start work' }).click();
    const question = contractor.getByRole('dialog', { name: 'Have you already started?' });
    await question.getByRole('button', { name: 'Not yet' }).click();
    await question.waitFor({ state: 'hidden' });
    await contractor.getByRole('button', { name: 'Start work' }).click();
    await question.getByRole('button', { name: 'Start work' }).click();
    await contractor.getByRole('button', { name: 'Complete' }).waitFor();
  });
});

it('what was typed before the scripts had loaded is kept', async () => {
  const page = await visit.open('/about');
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${visit.url}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ana@example.com');
  release?.();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#email') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator('#password-error').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('ana@example.com');
  expect(await page.locator('#email-error').count()).toBe(0);
});

it('a form that is sent while the app takes its page over is checked without posting the page', async () => {
  const pages: string[] = [];
  const page = await visit.open('/login', {
    before: async (opened) => {
      opened.on('request', (request) => {
        if (request.isNavigationRequest()) pages.push(request.method());
      });
      // The app's code has started when it calls this.
      await opened.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          const early: { keepAll: () => void } = Reflect.get(globalThis, 'earlyPress');
          const { keepAll } = early;
          early.keepAll = () => {
            keepAll();
            document.querySelector<HTMLElement>('main [type=submit]')?.click();
          };
        }),
      );
    },
  });
  await page.locator('#password-error').waitFor();
  expect(pages).toEqual(['GET']);
});
