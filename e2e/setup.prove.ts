import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ensureWebBuilt } from '../tools/build-web.mjs';
import { findChromium } from '../tools/chromium.ts';
import { freePort, type Product, startProduct } from '../tools/product.ts';
import { checkAxe } from './support/axe.ts';
import { virtualAuthenticator } from './support/second-factor.ts';

const PATIENCE = patience(60_000);
const WIDTHS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

let folder: string;
let browser: Browser;
let product: Product;
beforeAll(async () => {
  ensureWebBuilt({ node: process.execPath });
  folder = await mkdtemp(join(tmpdir(), 'plumbline-setup-'));
  const { path, args } = await findChromium();
  browser = await chromium.launch({ executablePath: path, args: [...args] });
  const port = await freePort();
  const env = { PLUMBLINE_MODE: 'production', PORT: String(port), SOURCES_ONLINE: 'false' };
  product = await startProduct({ port, dataDir: folder, env, patience: PATIENCE });
}, PATIENCE * 3);
afterAll(async () => {
  await product?.stop();
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
}, PATIENCE);

const pathPrinted = () => /(\/setup\?token=\S+)/.exec(product.output())?.[1] ?? '';

/** Checks the page in both color schemes, and draws it if SCREENS names a folder. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, viewport] of Object.entries(WIDTHS)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect({ name, size, overflow }).toEqual({ name, size, overflow: false });
      const path = process.env.SCREENS && join(process.env.SCREENS, `${name}-${size}-${colorScheme}.png`);
      if (path) await page.screenshot({ path, fullPage: true });
    }
    await checkAxe(page);
  }
}

it('production is set up in a browser without scripts, and its operator signs in with a passkey', async () => {
  // Scripts of the page are blocked by its policy in any case; those of the test are not.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(product.url + pathPrinted());
  await page.getByRole('heading', { name: 'Set up Plumbline' }).waitFor();
  await look(page, 'setup');

  await page.getByRole('button', { name: 'Save and start' }).click();
  await page.getByText('Some of it needs another look.').waitFor();
  await look(page, 'setup-wrong');

  const spanish = await browser.newContext({
    locale: 'es-US',
    bypassCSP: true,
    storageState: await context.storageState(),
  });
  const other = await spanish.newPage();
  await other.goto(`${product.url}/setup`);
  await other.getByRole('heading', { name: 'Configurar Plumbline' }).waitFor();
  await look(other, 'setup-es');
  await spanish.close();

  await page.getByLabel('Postal address').fill('1 Main St, Louisville, KY 40202');
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Delgado');
  await page.getByLabel('Email address').fill('ann@plumbline.example');
  await page.getByLabel('Password').fill('copper pipe 22');
  await page.getByRole('button', { name: 'Save and start' }).click();
  await page.getByRole('heading', { name: 'Plumbline is starting' }).waitFor();
  await look(page, 'setup-done');
  await vi.waitFor(() => expect(product.output()).toContain('Plumbline is ready'), { timeout: PATIENCE });
  expect(product.output()).toContain('SMTP_URL is not set: no mail is sent.');

  await virtualAuthenticator(page);
  await page.getByRole('link', { name: 'Open the site' }).click();
  await page.getByLabel('Email').first().fill('ann@plumbline.example');
  await page.getByLabel('Password', { exact: true }).fill('copper pipe 22');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/operator', { timeout: PATIENCE });
  await page.getByText('Set up a second factor first').waitFor();
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ann’s laptop');
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await dialog.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
});

it('nobody can open the setup page again, and no link can be mailed', async () => {
  expect((await fetch(product.url + pathPrinted())).status).toBe(404);
  const answer = await fetch(`${product.url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@plumbline.example' }),
  });
  expect(answer.status).toBe(503);
  expect(((await answer.json()) as { message: string }).message).toContain('cannot send email yet');
});
