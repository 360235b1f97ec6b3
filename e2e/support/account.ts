import type { Page } from 'playwright-core';
import type { Journey, OpenOptions } from './journey.ts';
import { linkIn } from './mailbox.ts';
import { api } from './submissions.ts';

/** An account for tests, with its owner's data. */
export interface Owner {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
}

let owners = 0;

/** Returns a person that no other test uses. */
export function anOwner(firstName: string): Owner {
  owners += 1;
  return {
    email: `${firstName.toLowerCase()}-${process.pid}-${owners}@example.com`,
    password: 'copper pipe 22',
    firstName,
  };
}

/** Registers and verifies an account through the API, for tests about other things. */
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
  // No browser registered, so the link requires a password.
  await post(visit, 'verify-email', { token, password, confirmPassword: password });
  return owner;
}

async function post({ url }: Journey, call: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
}

/** Returns the API headers of a signed-in contractor. */
export async function contractorHeaders(
  visit: Journey,
  { email, password }: Pick<Owner, 'email' | 'password'>,
): Promise<Record<string, string>> {
  const { body } = await api<{ token: string }>(visit.url, '/api/auth/login', { body: { email, password } });
  return { authorization: `Bearer ${body.token}` };
}

/** Confirms the phone of a contractor's listing, in E.164, with the code texted to it. */
export async function provePhone(visit: Journey, headers: Record<string, string>, phone: string): Promise<void> {
  const change = { channel: 'phone', address: phone };
  const sent = await api<{ changeId: string }>(visit.url, '/api/craftsman/contact-changes', { body: change, headers });
  const text = await visit.mailbox.wait({ to: phone, matching: /is your Plumbline code/ });
  const code = /\d{6}/.exec(text.text)?.[0];
  const { status } = await api(visit.url, `/api/craftsman/contact-changes/${sent.body.changeId}/confirm`, {
    body: { code },
    headers,
  });
  if (status !== 200) throw new Error(`The code was answered ${status}`);
}

/** Takes a listing over with the code that is mailed to it, and into the contractor's account. */
export async function takeOver(
  visit: Journey,
  owner: Owner,
  { id, email }: { readonly id: string; readonly email: string | null },
): Promise<void> {
  if (email === null) throw new Error('The listing has no email address');
  const body = { channel: 'email' };
  const claim = await api<{ claimId: string }>(visit.url, `/api/contractors/${id}/claims`, { body });
  const mail = await visit.mailbox.wait({ to: email, matching: /is your Plumbline code/ });
  const code = /\d{6}/.exec(mail.subject ?? '')?.[0];
  const confirmed = await api<{ listingKey: string }>(visit.url, `/api/listing-claims/${claim.body.claimId}/confirm`, {
    body: { code },
  });
  const headers = await contractorHeaders(visit, owner);
  const { status } = await api(visit.url, '/api/craftsman/listing-keys', { body: confirmed.body, headers });
  if (status !== 200) throw new Error(`The listing was not taken over: ${status}`);
}

/** Fills and sends the sign-in form. */
export async function sendLogin(page: Page, { email, password }: Pick<Owner, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in the visitor of a page through the API, for tests about other things. */
export async function logIn({ url }: Journey, page: Page, { email, password }: Owner): Promise<void> {
  const reply = await page.request.post(`${url}/api/auth/login`, { data: { email, password } });
  if (!reply.ok()) throw new Error(`The sign-in was answered ${reply.status()}: ${await reply.text()}`);
}

/** Signs in on a new device through the API, for tests about other things, and opens a page for signed-in people. */
export async function signedIn(
  visit: Journey,
  owner: Owner,
  { at = '/dashboard', ...options }: OpenOptions & { at?: string } = {},
): Promise<Page> {
  const page = await visit.open(at, { ...options, before: (opened) => logIn(visit, opened, owner) });
  await nameInHeader(page, owner).waitFor();
  return page;
}

/** Returns the link to the user's own dashboard. */
export const nameInHeader = (page: Page, { firstName }: Pick<Owner, 'firstName'>) =>
  page.getByRole('banner').getByRole('link', { name: `${firstName}, your dashboard` });

/** Signs out; on a phone, through the menu. */
export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
}
