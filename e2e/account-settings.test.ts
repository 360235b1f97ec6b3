import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { repository } from '../tools/install.mjs';
import { anOwner, nameInHeader, registered, signedIn } from './support/account.ts';
import { submitByApi } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey({ own: {} });

/** Requested by a page for signed-in users when a visitor opens it. */
const whoAmI = { status: 401, url: '/api/auth/me' } as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
/** Returns the page's text without the typed address. */
const saidTo = async (page: Page, address: string) =>
  (await page.getByRole('main').innerText()).replace(address, 'ADDRESS');
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

describe('Google', () => {
  it('signs in through the identity page, claims the browser’s data, and returns', async () => {
    const owner = { ...anOwner('Greta') };
    const { page, requestNumber } = await submitByApi(visit, { pick: 0 });
    visit.expectRefusal(page, whoAmI);
    await page.goto(`${visit.url}/profile`);
    await heading(page, 'Sign In');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/dev/google**');
    await look(page, 'accounts-google');
    await page.getByLabel(/name/i).fill(`${owner.firstName} Holm`);
    await page.getByLabel(/email/i).fill(owner.email);
    await page.getByRole('button', { name: /continue/i }).click();
    await page.waitForURL('**/dashboard/customer?tab=settings');
    await nameInHeader(page, owner).waitFor();
    await seeToast(page, 'Welcome back!', 'You have been successfully logged in.');
    await page.goto(`${visit.url}/dashboard/customer?tab=requests`);
    await page.getByRole('main').getByText(requestNumber).first().waitFor();
    expect(await kept(page)).not.toContain('held-requests');
  });

  it('is one button away from the landing page’s link; canceling there is reported', async () => {
    const page = await visit.open('/', { size: 'desk' });
    await page.getByRole('link', { name: 'Sign In' }).click();
    await heading(page, 'Sign In');
    await page.getByRole('link', { name: /Google/ }).click();
    await page.waitForURL('**/dev/google**');
    await page.getByRole('button', { name: /cancel/i }).click();
    await heading(page, 'Sign In');
    await page.getByRole('alert').getByText('Signing in with Google was canceled.').waitFor();
    await look(page, 'accounts-google-cancelled');
  });
});

it.each(inTurn('accounts-desk', ['light', 'dark']))(
  'the pages stand on a wide screen in the %s too',
  async (colorScheme) => {
    const page = await visit.open('/login', { size: 'desk', context: { colorScheme } });
    await heading(page, 'Sign In');
    await look(page, `accounts-login-desk-${colorScheme}`);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await heading(page, 'Sign Up');
    await look(page, `accounts-register-desk-${colorScheme}`);
  },
);

it('a lost tracking link is mailed, and a stranger gets the same response', async () => {
  const { email, requestNumber } = await submitByApi(visit, { pick: 1 });
  const page = await visit.open('/login', { size: 'desk' });
  await heading(page, 'Sign In');
  await page.getByRole('link', { name: 'Find My Request' }).click();
  await heading(page, 'Find My Request');
  await look(page, 'accounts-find-request');
  const ask = async (address: string) => {
    await page.getByLabel('Email Address').fill(address);
    await page.getByRole('button', { name: 'Send My Links' }).click();
    await heading(page, 'Check Your Email');
    return saidTo(page, address);
  };
  const toStranger = await ask('nobody-at-all@example.com');
  await page.getByRole('button', { name: 'Try Different Email' }).click();
  expect(await ask(email)).toBe(toStranger);
  await look(page, 'accounts-find-request-sent');
  const mail = await visit.mailbox.wait({ to: email, matching: new RegExp(`${requestNumber}[^]*/track/`) });
  await page.goto(linkIn(mail, '/track/'));
  await page.getByText(requestNumber).first().waitFor();
});

describe('settings', () => {
  it('list the devices and sign them out, change the password, and choose the theme', async () => {
    const owner = await registered(visit, 'Olga');
    appoint(owner.email);
    const page = await signedIn(visit, owner, { at: '/profile', refusals: [whoAmI] });
    const other = await signedIn(visit, owner, { at: '/profile', size: 'desk', refusals: [whoAmI] });
    await heading(page, 'Profile');
    await page.reload();
    await page.getByText('This device').waitFor();
    await look(page, 'accounts-settings');
    await page.getByText('Dark', { exact: true }).filter({ visible: true }).click();
    await look(page, 'accounts-settings-dark');

    await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
    await look(page, 'accounts-settings-confirm');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    visit.expectRefusal(other, { status: 401, url: '/api/' });
    await other.getByLabel('Current Password').fill(owner.password);
    await other.getByLabel('New Password', { exact: true }).fill('brass fitting 9');
    await other.getByLabel('Confirm Password').fill('brass fitting 9');
    await other.getByRole('button', { name: 'Change Password' }).click();
    await heading(other, 'Sign In');

    visit.expectRefusal(page, { status: 400, url: '/api/auth/password' });
    await page.getByLabel('Current Password').fill('not the one at all');
    await page.getByLabel('New Password', { exact: true }).fill('brass fitting 9');
    await page.getByLabel('Confirm Password').fill('brass fitting 9');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('This is not your current password.').waitFor();
    await page.getByLabel('Current Password').fill(owner.password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await seeToast(page, 'Password Changed', 'Your other devices were signed out.');
    await page.reload();
    await heading(page, 'Profile');
    await nameInHeader(page, owner).waitFor();
  });
});

/** Makes a user an operator, with the actual command. */
function appoint(email: string): void {
  const product = visit.product;
  if (!product) throw new Error('The operator is made in a product of this file’s own.');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(repository, 'server/src/app/commands/main.ts'), 'operator', 'add', email],
    {
      cwd: product.dataDir,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: product.dataDir },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}
