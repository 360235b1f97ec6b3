import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { logOut, nameInHeader, type Owner, registered, sendLogin, signedIn } from './support/account.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { plumblineCommand } from './support/operator.ts';
import {
  appCode,
  giveRecoveryCode,
  type Secured,
  secured,
  signedInTwice,
  virtualAuthenticator,
} from './support/second-factor.ts';
import { api } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey({ own: {} });
const dialog = (page: Page) => page.getByRole('dialog');
const security = (page: Page) => page.getByRole('region', { name: 'Sign-in and security' });
const SETTINGS = '/dashboard/customer?tab=settings';

function dataDir(): string {
  if (!visit.product) throw new Error('The product is this file’s own');
  return visit.product.dataDir;
}
const command = (verb: string, { email }: Owner) => plumblineCommand(dataDir(), ['operator', verb, email]);

let database: EmbeddedPostgres;
beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir: dataDir() });
});
afterAll(() => database.stop());

/** Ages the proofs of identity of all sessions. */
async function letProofsGrowOld(): Promise<void> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(`update sessions set factor_at = factor_at - interval '1 hour',
    authenticated_at = authenticated_at - interval '1 hour'`);
  await client.end();
}

const codesShown = async (page: Page) => {
  const shown = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await shown.first().waitFor();
  const codes = await shown.allInnerTexts();
  expect(codes).toHaveLength(10);
  return codes;
};

/** Adds a passkey on the open settings page. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Add Passkey' }).click();
  await dialog(page).getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
}

describe('a passkey', () => {
  it.each(inTurn('passkey', ['phone', 'desk']))(
    'is added in the settings and then signs in alone, on a %s',
    async (size) => {
      const owner = await registered(visit, 'Kay');
      const page = await signedIn(visit, owner, { size });
      const authenticator = await virtualAuthenticator(page);
      await page.goto(visit.url + SETTINGS);
      await page.getByRole('button', { name: 'Add a Passkey' }).click();
      await dialog(page).getByRole('button', { name: 'Add Passkey' }).click();
      await dialog(page).getByText('Give it a name').waitFor();
      await look(page, `second-factor-passkey-add-${size}`);
      await dialog(page).getByLabel('Name').fill('Kay’s laptop');
      await dialog(page).getByRole('button', { name: 'Add Passkey' }).click();
      await codesShown(page);
      await look(page, `second-factor-codes-${size}`);
      await dialog(page).getByRole('button', { name: 'I Have Saved Them' }).click();
      await security(page).getByText('Kay’s laptop').waitFor();
      await security(page).getByText('10 codes are left').waitFor();
      await look(page, `second-factor-settings-${size}`);
      expect(await authenticator.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

      await logOut(page);
      await page.goto(`${visit.url}/login`);
      await look(page, `second-factor-login-${size}`);
      const inside = nameInHeader(page, owner);
      const button = page.getByRole('button', { name: 'Sign In with a Passkey' });
      // A browser that suggests passkeys in the address field signs in automatically if its authenticator needs no
      // confirmation.
      await button.or(inside).first().waitFor();
      await button.click({ timeout: 3000 }).catch(() => undefined);
      await inside.waitFor();
    },
  );

  it('that stays locked signs no one in, and says so', async () => {
    const owner = await registered(visit, 'Lou');
    const page = await signedIn(visit, owner);
    const authenticator = await virtualAuthenticator(page);
    await page.goto(visit.url + SETTINGS);
    await addPasskey(page, 'Lou’s phone');
    await dialog(page).getByRole('button', { name: 'I Have Saved Them' }).click();
    await authenticator.setVerified(false);
    await logOut(page);
    await page.goto(`${visit.url}/login`);
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
    await page.getByText('The passkey was not used').waitFor();
    await look(page, 'second-factor-passkey-refused');
  });

  it('is the second step after the password, and is removed', async () => {
    const owner = await registered(visit, 'Max');
    const page = await signedIn(visit, owner);
    await virtualAuthenticator(page);
    await page.goto(visit.url + SETTINGS);
    await addPasskey(page, 'Max’s key');
    await dialog(page).getByRole('button', { name: 'I Have Saved Them' }).click();
    await letProofsGrowOld();
    visit.expectRefusal(page, { status: 403, url: '/api/auth/passkeys/' });
    await security(page).getByRole('button', { name: 'Remove Max’s key' }).click();
    await dialog(page).getByRole('button', { name: 'Remove Passkey' }).click();
    await dialog(page).getByRole('heading', { name: "Confirm it's you" }).waitFor();
    await look(page, 'second-factor-step-up-passkey');
    await dialog(page).getByRole('button', { name: 'Use a Passkey' }).click();
    await security(page).getByText('Max’s key').waitFor({ state: 'detached' });
    expect(await security(page).getByRole('heading', { name: 'Recovery codes' }).count()).toBe(0);
  });
});

describe('an authenticator app', () => {
  it('is set up with a QR code, and its code is requested at the next sign-in', async () => {
    const owner = await registered(visit, 'Tia');
    const page = await signedIn(visit, owner, {
      at: SETTINGS,
      size: 'desk',
      context: { colorScheme: 'dark' },
      refusals: [{ status: 401, url: '/api/auth/me' }],
    });
    await letProofsGrowOld();
    visit.expectRefusal(page, { status: 403, url: '/api/auth/authenticator-app/secret' });
    await page.getByRole('button', { name: 'Set Up an App' }).click();
    // The session is old and there is no second factor yet, so the password is requested.
    await page.getByRole('dialog', { name: "Confirm it's you" }).getByLabel('Your password').fill(owner.password);
    await look(page, 'second-factor-step-up-password-dark');
    await page.getByRole('dialog', { name: "Confirm it's you" }).getByRole('button', { name: 'Confirm' }).click();
    await dialog(page).getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    await look(page, 'second-factor-app-dark');
    const secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '');
    visit.expectRefusal(page, { status: 400, url: '/api/auth/authenticator-app' });
    await dialog(page).getByLabel('Code', { exact: true }).fill('000000');
    await dialog(page).getByRole('button', { name: 'Set Up' }).click();
    await dialog(page).getByText('This code is wrong').waitFor();
    await dialog(page).getByLabel('Code', { exact: true }).fill(appCode(secret));
    await dialog(page).getByRole('button', { name: 'Set Up' }).click();
    const codes = await codesShown(page);
    await look(page, 'second-factor-codes-dark');
    await dialog(page).getByRole('button', { name: 'I Have Saved Them' }).click();
    await look(page, 'second-factor-settings-dark');

    const other = await visit.open('/login', { refusals: [{ status: 401, url: '/api/auth/login' }] });
    await sendLogin(other, owner);
    await other.getByRole('heading', { level: 1, name: "Confirm It's You" }).waitFor();
    await look(other, 'second-factor-code-phone');
    await other.getByRole('button', { name: 'Sign In', exact: true }).click();
    await other.getByText('Enter the code').waitFor();
    visit.expectRefusal(other, { status: 400, url: '/api/auth/second-factor' });
    await other.getByRole('textbox', { name: 'Code' }).fill('123');
    await other.getByRole('button', { name: 'Sign In', exact: true }).click();
    await other.getByText('This code is wrong').waitFor();
    await look(other, 'second-factor-code-wrong-phone');
    await other.getByRole('textbox', { name: 'Code' }).fill(appCode(secret, 1));
    await other.getByRole('button', { name: 'Sign In', exact: true }).click();
    await nameInHeader(other, owner).waitFor();

    const third = await signedInTwice(visit, { ...owner, secret, recoveryCodes: codes.slice(0, 1) });
    await third.goto(visit.url + SETTINGS);
    await security(third).getByText('9 codes are left').waitFor();
    await third.getByRole('button', { name: 'Remove the authenticator app' }).click();
    await look(third, 'second-factor-app-remove-phone');
    await dialog(third).getByRole('button', { name: 'Remove App' }).click();
    await third.getByRole('button', { name: 'Set Up an App' }).waitFor();
  });
});

describe('an operator', () => {
  let operator: Secured;

  it('without a second factor must set one up before anything else', async () => {
    const owner = await registered(visit, 'Ola');
    await command('add', owner);
    const page = await signedIn(visit, owner);
    await page.waitForURL('**/operator');
    await page.getByText('Set up a second factor first').waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    await look(page, 'second-factor-operator-enroll-phone');
    visit.expectRefusal(page, { status: 403, url: '/api/operator/health' });
    const refused = await page.evaluate(() => fetch('/api/operator/health').then((answer) => answer.json()));
    expect(refused).toMatchObject({ code: 'second-factor-required' });
    await virtualAuthenticator(page);
    await addPasskey(page, 'Ola’s phone');
    await dialog(page).getByRole('button', { name: 'I Have Saved Them' }).click();
    await look(page, 'second-factor-operator-enrolled-phone');
    await page.getByRole('button', { name: 'Go to the Operator Page' }).click();
    await page.getByRole('tab', { name: 'Health' }).waitFor();
  });

  it('proves it again before a refund, which then needs no second click', async () => {
    operator = await secured(visit, await registered(visit, 'Otto'));
    await command('add', operator);
    const page = await signedInTwice(visit, operator, { size: 'desk' });
    const given = await api<{ clientSecret: string }>(visit.url, '/api/create-payment-intent', {
      body: { amount: 35 },
    });
    const card = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
    const body = { clientSecret: given.body.clientSecret, ...card };
    expect((await api(visit.url, '/api/sandbox/payments', { body })).status).toBe(200);
    const refund = page.getByRole('button', { name: 'Refund $35.00: Donation to Plumbline' });
    await expect
      .poll(async () => {
        await page.goto(`${visit.url}/operator?tab=money`);
        await page.getByRole('heading', { name: 'Payments' }).waitFor();
        return refund.count();
      })
      .toBe(1);
    await letProofsGrowOld();
    await refund.click();
    visit.expectRefusal(page, { status: 403, url: '/refund' });
    await dialog(page).getByLabel('Why?').fill('Given by mistake.');
    await dialog(page).getByRole('button', { name: 'Refund' }).click();
    await page.getByRole('heading', { name: "Confirm it's you" }).waitFor();
    await look(page, 'second-factor-step-up-desk');
    await page.keyboard.press('Escape');
    await dialog(page).getByText("Please confirm that it's you, with your passkey or a code.").waitFor();
    await dialog(page).getByRole('button', { name: 'Refund' }).click();
    await giveRecoveryCode(page, operator, 'Confirm');
    await seeToast(page, 'Refund on its way', '$35.00 is being refunded to the card.');
  });

  it('is reset by the command on the server after losing theirs, and sets up a new one', async () => {
    const said = await command('reset-factor', operator);
    expect(said).toContain('has no second factor any more');
    const page = await signedIn(visit, operator);
    await page.getByText('Set up a second factor first').waitFor();
  });
});
