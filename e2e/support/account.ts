import type { Page } from 'playwright-core';
import type { Journey, OpenOptions } from './journey.ts';
import { linkIn } from './mailbox.ts';

/** An account of a test: what its owner knows. */
export interface Owner {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
}

let owners = 0;

/** Somebody whom no other test knows. */
export function anOwner(firstName: string): Owner {
  owners += 1;
  return {
    email: `${firstName.toLowerCase()}-${process.pid}-${owners}@example.com`,
    password: 'copper pipe 22',
    firstName,
  };
}

/** Registers and verifies by the API, for tests that are not about that. */
export async function registered(
  visit: Journey,
  firstName: string,
  role: 'customer' | 'craftsman' = 'customer',
): Promise<Owner> {
  const owner = anOwner(firstName);
  const { email, password } = owner;
  await post(visit, 'register', { email, password, confirmPassword: password, firstName, lastName: 'Delgado', role });
  const mail = await visit.mailbox.wait({ to: email, matching: /verify-email/ });
  const token = new URL(linkIn(mail, '/verify-email')).searchParams.get('token');
  await post(visit, 'verify-email', { token });
  return owner;
}

async function post({ url }: Journey, call: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
}

/** Fills and sends the sign-in form. */
export async function sendLogin(page: Page, { email, password }: Pick<Owner, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in on a new device, at the sign-in page; or at another page, which leads there. */
export async function signedIn(
  visit: Journey,
  owner: Owner,
  { at = '/login', ...options }: OpenOptions & { at?: string } = {},
): Promise<Page> {
  const page = await visit.open(at, options);
  await sendLogin(page, owner);
  await nameInHeader(page, owner).waitFor();
  return page;
}

/** The link to one's own dashboard. */
export const nameInHeader = (page: Page, { firstName }: Pick<Owner, 'firstName'>) =>
  page.getByRole('banner').getByRole('link', { name: `${firstName}, your dashboard` });

/** Signs out, on a phone by the menu. */
export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
}
