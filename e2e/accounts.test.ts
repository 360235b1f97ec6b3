import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anOwner, logOut, nameInHeader, registered, sendLogin, signedIn } from './support/account.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey({ own: {} });

/** Requested by a page for signed-in users when a visitor opens it. */
const whoAmI = { status: 401, url: '/api/auth/me' } as const;
const refusedLogin = { status: 401, url: '/api/auth/login' } as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const path = (page: Page) => new URL(page.url()).pathname;
/** Returns the page's text without the typed address. */
const saidTo = async (page: Page, address: string) =>
  (await page.getByRole('main').innerText()).replace(address, 'ADDRESS');
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

describe('registering', () => {
  it('leads through the mailbox and the sign-in page to the role’s dashboard', async () => {
    const owner = anOwner('Rosa');
    const page = await visit.open('/login');
    await heading(page, 'Sign In');
    await look(page, 'accounts-login');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await heading(page, 'Sign Up');
    await look(page, 'accounts-register');

    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'First name is required' }).waitFor();
    await page.getByText('Password must be at least 8 characters').first().waitFor();
    await look(page, 'accounts-register-errors');

    await page.getByText('I do the work').click();
    await page.getByLabel('First Name').fill(owner.firstName);
    await page.getByLabel('Last Name').fill('Delgado');
    await page.getByLabel('Email Address').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByLabel('Confirm Password').fill('something else');
    await page.getByLabel('Phone Number').pressSequentially('5025550134');
    expect(await page.getByLabel('Phone Number').inputValue()).toBe('(502) 555-0134');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('alert').getByRole('link', { name: "Passwords don't match" }).click();
    await page.getByLabel('Confirm Password').fill(owner.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await seeToast(page, 'Account Created Successfully!', 'Please check your email to verify your account.');
    await heading(page, 'Sign In');
    await page.getByText(`We sent a link to ${owner.email}`).waitFor();
    await look(page, 'accounts-login-after-registering');

    const mail = await visit.mailbox.wait({ to: owner.email });
    await page.goto(linkIn(mail, '/verify-email'));
    await heading(page, 'Email Verified');
    await look(page, 'accounts-verified');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    // This contractor has no listing yet.
    visit.expectRefusal(page, { status: 404, url: '/api/craftsman/' });
    await sendLogin(page, owner);
    await seeToast(page, 'Welcome back!', 'You have been successfully logged in.');
    await nameInHeader(page, owner).waitFor();
    expect(path(page)).toBe('/dashboard/craftsman');
    expect(await kept(page)).toContain(owner.email);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const [session] = (await page.context().cookies()).filter(({ name }) => name.includes('session'));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(await kept(page)).not.toContain(session?.value);
  });

  it('the link asks for a new password on another device, and says why', async () => {
    const owner = anOwner('Vera');
    const page = await visit.open('/register', { size: 'desk' });
    await page.getByLabel('First Name').fill(owner.firstName);
    await page.getByLabel('Last Name').fill('Delgado');
    await page.getByLabel('Email Address').fill(owner.email);
    visit.expectRefusal(page, { status: 400, url: '/api/auth/register' });
    for (const label of ['Password', 'Confirm Password'])
      await page.getByLabel(label, { exact: true }).fill('password123');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('This is one of the most common passwords').first().waitFor();
    await look(page, 'accounts-register-common-password');
    for (const label of ['Password', 'Confirm Password'])
      await page.getByLabel(label, { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await heading(page, 'Sign In');

    const link = linkIn(await visit.mailbox.wait({ to: owner.email }), '/verify-email');
    const phone = await visit.open(link);
    await heading(phone, 'Choose a Password');
    await phone.getByText('Your address was registered in a different browser').waitFor();
    await look(phone, 'accounts-verify-elsewhere');
    const dark = await visit.open(link, { size: 'desk', context: { colorScheme: 'dark' } });
    await heading(dark, 'Choose a Password');
    await look(dark, 'accounts-verify-elsewhere-desk-dark');
    await phone.getByLabel('New Password', { exact: true }).fill('brass fitting 7');
    await phone.getByLabel('Confirm Password').fill('brass fitting 7');
    await phone.getByRole('button', { name: 'Verify and Set Password' }).click();
    await heading(phone, 'Email Verified');

    visit.expectRefusal(page, refusedLogin);
    await sendLogin(page, owner);
    await seeToast(page, 'Login Failed', 'Invalid email or password');
    await sendLogin(page, { ...owner, password: 'brass fitting 7' });
    await nameInHeader(page, owner).waitFor();
    const told = await visit.mailbox.wait({ to: owner.email, matching: /New sign-in to your account/ });
    expect(told).toBeDefined();
  });

  it('an invalid link says so, and what to do', async () => {
    const page = await visit.open('/verify-email?token=never-sent', {
      refusals: [{ status: 404, url: '/api/auth/verify-email' }],
    });
    await heading(page, "This Link Doesn't Work");
    await look(page, 'accounts-dead-link');
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await heading(page, 'Sign Up');
  });
});

describe('signing in', () => {
  it('gives the same response to a wrong password, an unknown and an unverified address', async () => {
    const owner = await registered(visit, 'Wade');
    const unverified = anOwner('Una');
    const form = { ...unverified, lastName: 'Delgado', confirmPassword: unverified.password };
    await fetch(`${visit.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    const page = await visit.open('/login', { refusals: [refusedLogin] });
    const words = new Set<string>();
    for (const tried of [{ ...owner, password: 'a wrong one' }, anOwner('Nobody'), unverified]) {
      await page.reload();
      await sendLogin(page, tried);
      await seeToast(page, 'Login Failed', 'Invalid email or password');
      words.add(await page.getByRole('form', { name: 'Sign in' }).innerText());
    }
    expect([...words]).toHaveLength(1);
    await look(page, 'accounts-login-failed');
  });

  it('returns a visitor to the requested page, and keeps Back and Forward working', async () => {
    const owner = await registered(visit, 'Bea');
    const page = await visit.open('/about', { refusals: [whoAmI] });
    await page.goto(`${visit.url}/profile`);
    await heading(page, 'Sign In');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/profile');
    await look(page, 'accounts-login-asked');
    await sendLogin(page, owner);
    await nameInHeader(page, owner).waitFor();
    await page.waitForURL('**/dashboard/customer?tab=settings');
    await page.goBack();
    await page.waitForURL('**/about');
    await nameInHeader(page, owner).waitFor();
    await page.goForward();
    await page.waitForURL('**/dashboard/customer?tab=settings');
  });

  it('applies to every tab, and so does signing out', async () => {
    const owner = await registered(visit, 'Tess');
    const first = await visit.open('/login', { size: 'desk' });
    const second = await visit.open('/projects', { size: 'desk', visitorOf: first });
    await sendLogin(first, owner);
    await nameInHeader(second, owner).waitFor();
    await look(second, 'accounts-header-desk');
    await second.goto(`${visit.url}/dashboard`);
    await second.waitForURL('**/dashboard/customer');
    visit.expectRefusal(second, whoAmI);
    // The dashboard may still be requesting its lists.
    visit.expectRefusal(second, { status: 401, url: '/api/customer/' });
    // The tab that signs out must make no requests afterwards, so its own dashboard has to load first.
    await first.waitForURL('**/dashboard/customer');
    await first.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/customer/projects')),
    );
    await logOut(first);
    expect(path(first)).toBe('/');
    await second.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    expect(await kept(first)).not.toContain(owner.email);
    expect((await first.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
    await heading(second, 'Sign In');
    await second.goto(`${visit.url}/dashboard`);
    await heading(second, 'Sign In');
  });

  it('signs out from a phone’s menu, and Back does not show the previous page', async () => {
    const owner = await registered(visit, 'Moe');
    const page = await signedIn(visit, owner);
    await page.goto(`${visit.url}/`);
    await nameInHeader(page, owner).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await look(page, 'accounts-menu');
    await page.keyboard.press('Escape');
    await nameInHeader(page, owner).click();
    await page.waitForURL('**/dashboard/customer', { waitUntil: 'networkidle' });
    await logOut(page);
    visit.expectRefusal(page, whoAmI);
    await page.goto(`${visit.url}/dashboard`);
    await heading(page, 'Sign In');
  });

  it('a session that the server has ended is detected', async () => {
    const owner = await registered(visit, 'Ed');
    const page = await signedIn(visit, owner);
    await page.context().clearCookies({ name: /session/ });
    visit.expectRefusal(page, whoAmI);
    await page.goto(`${visit.url}/about`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  });
});

describe('a forgotten password', () => {
  it('is reset with a mailed link, and every session ends', async () => {
    const owner = await registered(visit, 'Fay');
    const elsewhere = await signedIn(visit, owner, { size: 'desk' });
    const page = await visit.open('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await heading(page, 'Forgot Password');
    await look(page, 'accounts-forgot');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByLabel('Email Address').fill('nobody-at-all@example.com');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await heading(page, 'Check Your Email');
    await seeToast(page, 'Reset Link Sent', '');
    await look(page, 'accounts-forgot-sent');
    const toStranger = await saidTo(page, 'nobody-at-all@example.com');
    await page.getByRole('button', { name: 'Try Different Email' }).click();
    await page.getByLabel('Email Address').fill(owner.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await heading(page, 'Check Your Email');
    expect(await saidTo(page, owner.email)).toBe(toStranger);

    const mail = await visit.mailbox.wait({ to: owner.email, matching: /reset-password/ });
    await page.goto(linkIn(mail, '/reset-password'));
    await heading(page, 'Set a New Password');
    await look(page, 'accounts-reset');
    await page.getByLabel('New Password', { exact: true }).fill('brass fitting 7');
    await page.getByLabel('Confirm Password').fill('brass fitting 7');
    await page.getByRole('button', { name: 'Set Password' }).click();
    await heading(page, 'Sign In');
    await page.getByText('Sign in with the new password.').waitFor();

    visit.expectRefusal(elsewhere, whoAmI);
    // The list may ask for them before the browser knows that its session has ended.
    visit.expectRefusal(elsewhere, { status: 401, url: '/api/account/pipeline/stages' });
    await elsewhere.goto(`${visit.url}/projects`);
    await elsewhere.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    visit.expectRefusal(page, refusedLogin);
    await sendLogin(page, owner);
    await seeToast(page, 'Login Failed', 'Invalid email or password');
    await sendLogin(page, { ...owner, password: 'brass fitting 7' });
    await nameInHeader(page, owner).waitFor();

    visit.expectRefusal(page, { status: 404, url: '/api/auth/reset-password' });
    await page.goto(linkIn(mail, '/reset-password'));
    await page.getByLabel('New Password', { exact: true }).fill('brass fitting 8');
    await page.getByLabel('Confirm Password').fill('brass fitting 8');
    await page.getByRole('button', { name: 'Set Password' }).click();
    await heading(page, "This Link Doesn't Work");
  });
});
