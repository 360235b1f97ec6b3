import { NIGHT_FROM, NIGHT_UNTIL } from '@plumbline/contract/domains/messaging/quiet-hours.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { registered, signedIn } from './support/account.ts';
import { look } from './support/inspect.ts';
import { journey, type OpenOptions } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { NO_SPEECH, SPEECH } from './support/speech.ts';
import { api } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const visit = journey({ own: {} });

const desk = { size: 'desk' } as const;
/** Shown without a listing. */
const noListing = { status: 404, url: /\/api\/craftsman\/(?:profile|contact-history)/ } as const;

/** Requested by a page for signed-in users when a visitor opens it. */
const whoAmI = { status: 401, url: '/api/auth/me' } as const;

/** Open projects with such a contact, each used once. */
const given = new Set<string>();
async function aProject(contact: RegExp): Promise<Project> {
  const { body } = await api<Project[]>(visit.url, '/api/projects?limit=500');
  const found = body.find(
    ({ id, contactInfo, status }) => status === 'bidding-open' && contact.test(contactInfo ?? '') && !given.has(id),
  );
  if (!found) throw new Error(`No open sample project has a contact that matches ${contact}`);
  given.add(found.id);
  return found;
}

/** Returns whether it is night in Louisville, where the sample projects' contacts are. */
function isNight(): boolean {
  const hour = new Date().toLocaleString('en-US', {
    timeZone: 'America/Kentucky/Louisville',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return Number(hour) >= NIGHT_FROM || Number(hour) < NIGHT_UNTIL;
}

const EMAIL = /^(?!.*text).*@/;
const PHONE_ALONE = /^[^@]*\(\d{3}\)[^@]*$/;
const TEXTS = /\btext\b.*\d/;
const NOBODY = /plan room/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Secure This Job' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const message = (page: Page) => dialog(page).getByLabel('Message Content').inputValue();

/** Opens a project's page and its dialog. */
async function openDialog({ id }: Project, options: OpenOptions & { speech?: string } = {}): Promise<Page> {
  const { speech, ...how } = options;
  const before = async (page: Page) => speech && page.addInitScript(speech);
  const page = await visit.open(`/projects/${id}`, { ...how, before });
  await page.getByRole('button', { name: 'AI Outreach' }).click();
  await dialog(page).waitFor();
  return page;
}

let bidders = 0;
/** Fills in the first step as a new bidder. Returns their address. */
async function fill(page: Page, { email = `ann${++bidders}@acme.example.com` } = {}): Promise<string> {
  await dialog(page).getByLabel('Your Name*').fill('Ann Lee');
  await dialog(page).getByLabel('Company Name*').fill('Acme Plumbing');
  await dialog(page)
    .getByLabel('Phone Number', { exact: true })
    .fill(`(502) 555-01${String(10 + bidders).padStart(2, '0')}`);
  await dialog(page).getByLabel('Email Address*').fill(email);
  return email;
}

const generate = async (page: Page) => {
  await button(page, 'Generate AI Outreach Script').click();
  await dialog(page).getByRole('heading', { name: 'Review the message' }).waitFor();
};

async function send(page: Page): Promise<void> {
  await button(page, 'Send Outreach').click();
  await dialog(page).getByRole('heading', { name: 'Outreach Successful!' }).waitFor();
  await seeToast(page, 'Outreach Campaign Complete', 'AI agent successfully executed outreach campaign');
}

describe('an email to the contact of a listing', () => {
  it('goes by voice from the list to the mailbox, exactly as previewed, and stops after its link is clicked', async () => {
    const project = await aProject(EMAIL);
    const [contact = ''] = /\S+@[\w.]+\w/.exec(project.contactInfo ?? '') ?? [];
    const page = await visit.open(`/projects?search=${encodeURIComponent(project.title)}`, {
      before: (page) => page.addInitScript(SPEECH),
    });
    const card = page.getByRole('article', { name: project.title });
    await card.getByRole('button', { name: 'AI Outreach' }).click();
    await button(page, 'Generate AI Outreach Script').waitFor();
    await look(page, 'outreach-1-setup-phone');

    await button(page, 'Generate AI Outreach Script').click();
    await seeToast(page, 'Missing Information', 'Please fill in all required fields.');
    await look(page, 'outreach-1-missing-phone');

    await button(page, 'Use Voice').click();
    await button(page, 'Listening...').waitFor();
    expect(await page.evaluate('listening')).toEqual({ lang: 'en-US', continuous: false, interimResults: false });
    await page.evaluate("hear('my name is ann from acme plumbing')");
    await button(page, 'Use Voice').waitFor();
    await dialog(page).getByText('We heard: “my name is ann from acme plumbing”').waitFor();
    expect(await dialog(page).getByLabel('Your Name*').inputValue()).toBe('Ann');
    expect(await dialog(page).getByLabel('Company Name*').inputValue()).toBe('Acme Plumbing');
    await dialog(page).getByLabel('Email Address*').fill('ann@acme.example.com');
    await generate(page);
    const medium = await message(page);
    await look(page, 'outreach-2-preview-phone');

    await button(page, 'Edit Details').click();
    await dialog(page).getByRole('radio', { name: 'High Priority' }).check();
    await generate(page);
    const shown = await message(page);
    expect(shown).not.toBe(medium);
    await send(page);
    await dialog(page).getByText(`Your email is on its way to ${contact}`).waitFor();
    await look(page, 'outreach-3-results-phone');
    await button(page, 'Done').click();
    await dialog(page).waitFor({ state: 'detached' });

    const mail = await visit.mailbox.wait({ to: contact, matching: /Acme Plumbing/ });
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    expect(plain(mail.text)).toContain(plain(shown));

    // A second time on the same day: announced before anything is typed.
    await card.getByRole('button', { name: 'AI Outreach' }).click();
    await dialog(page).getByText('You already wrote about this project today. You can write again tomorrow.').waitFor();
    expect(await dialog(page).getByRole('textbox').count()).toBe(0);
    await look(page, 'outreach-again-phone');
    await button(page, 'Close').last().click();

    const stop = await visit.open(linkIn(mail, '/outreach/stop/'));
    expect(await stop.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await stop.getByRole('heading', { level: 1, name: 'Stop messages from bidders?' }).waitFor();
    await look(stop, 'outreach-stop-phone');
    await stop.getByRole('button', { name: 'Stop Messages' }).click();
    await stop.getByRole('heading', { level: 1, name: 'You will get no more messages' }).waitFor();
    await look(stop, 'outreach-stopped-phone');
    const other = await openDialog(project);
    await dialog(other)
      .getByText(/names no contact whom we can write to|The contact has asked for no more messages/)
      .first()
      .waitFor();
    await look(other, 'outreach-contact-stopped-phone');

    const wrong = await visit.open('/outreach/stop/ost_nothing', {
      ...desk,
      refusals: [{ status: 404, url: '/outreach' }],
    });
    await wrong.getByRole('heading', { level: 1, name: "This Link Doesn't Work" }).waitFor();
    await look(wrong, 'outreach-stop-wrong-desk');
  });

  it('is refused if another visitor with the same address has written meanwhile, and keeps the entered text', async () => {
    const project = await aProject(EMAIL);
    const first = await openDialog(project, desk);
    const email = await fill(first);
    await generate(first);
    const second = await openDialog(project, desk);
    await fill(second, { email });
    await generate(second);
    await send(first);
    visit.expectRefusal(second, { status: 409, url: '/api/bot/outreach' });
    await button(second, 'Send Outreach').click();
    await seeToast(
      second,
      'Outreach Failed',
      'You already wrote about this project today. You can write again tomorrow.',
    );
    await dialog(second).getByText('Failed to execute outreach').waitFor();
    expect(await message(second)).not.toBe('');
    await look(second, 'outreach-2-refused-desk');
  });
});

describe('the other channels', () => {
  it('a call: the bidder is mailed the script, and the dialog says that nobody was called', async () => {
    const project = await aProject(PHONE_ALONE);
    const page = await openDialog(project, desk);
    await button(page, 'Generate AI Outreach Script').waitFor();
    expect(
      await dialog(page)
        .getByRole('radio', { name: /^Email/ })
        .isDisabled(),
    ).toBe(true);
    await look(page, 'outreach-1-setup-desk');
    const email = await fill(page);
    await dialog(page)
      .getByRole('radio', { name: /^Phone Call/ })
      .check();
    await generate(page);
    await look(page, 'outreach-2-preview-desk');
    await send(page);
    await dialog(page)
      .getByText(/^The contact was not called/)
      .waitFor();
    await look(page, 'outreach-3-results-desk');
    const mail = await visit.mailbox.wait({ to: email, channel: 'email', matching: /call script/i });
    expect(mail.text).toContain('Acme Plumbing');
  });

  it('a text goes to a number at which the listing asks for texts', async () => {
    const project = await aProject(TEXTS);
    const [number = ''] = /\(\d{3}\) \d{3}-\d{4}/.exec(project.contactInfo ?? '') ?? [];
    const page = await openDialog(project);
    await fill(page);
    await dialog(page).getByRole('radio', { name: /^SMS/ }).check();
    await generate(page);
    const shown = await message(page);
    await look(page, 'outreach-2-sms-phone');
    await send(page);
    const said = isNight() ? `Your text message goes to ${number} on` : `Your text message is on its way to ${number}`;
    await dialog(page).getByText(said).waitFor();
    await look(page, 'outreach-3-sms-phone');
    const to = `+1${number.replace(/\D/g, '')}`;
    // An offer of services wakes no one: at night, it waits until morning.
    const texts = async () => (await visit.mailbox.read({ to, channel: 'sms' })).map(({ text }) => text);
    await expect.poll(texts, { timeout: patience(15_000) }).toEqual(isNight() ? [] : [shown]);
  });

  it('a listing without a usable contact says so before anything is typed', async () => {
    const page = await openDialog(await aProject(NOBODY), { ...desk, context: { colorScheme: 'dark' } });
    await dialog(page)
      .getByText('The listing of this project names no contact whom we can write to or call.')
      .waitFor();
    expect(await dialog(page).getByRole('textbox').count()).toBe(0);
    await look(page, 'outreach-nobody-desk-dark');
  });
});

describe('voice', () => {
  it('reports a browser without speech recognition', async () => {
    const page = await openDialog(await aProject(EMAIL), { speech: NO_SPEECH });
    await button(page, 'Use Voice').click();
    await seeToast(
      page,
      'Voice Input Not Supported',
      'Voice input is not supported in this browser. Please enter details manually.',
    );
  });

  it('reports a denied microphone, and keeps what was typed', async () => {
    const page = await openDialog(await aProject(EMAIL), { speech: SPEECH });
    await fill(page);
    await button(page, 'Use Voice').click();
    await button(page, 'Listening...').waitFor();
    await page.evaluate("fail('not-allowed')");
    await seeToast(page, 'Voice Input Error', 'Unable to process voice input. Please try again or enter manually.');
    await button(page, 'Use Voice').waitFor();
    expect(await dialog(page).getByLabel('Your Name*').inputValue()).toBe('Ann Lee');
  });
});

describe('a contractor', () => {
  it('finds their details filled in from the street map, and follows the message in My Outreach', async () => {
    const project = await aProject(EMAIL);
    const owner = await registered(visit, 'Rosa', 'craftsman');
    const page = await signedIn(visit, owner, { ...desk, refusals: [noListing] });
    const dashboard = await signedIn(visit, owner, {
      refusals: [noListing, whoAmI],
      at: '/dashboard/craftsman?tab=outreach',
    });
    await dashboard.getByRole('heading', { name: 'No Outreach Yet' }).waitFor();
    await look(dashboard, 'own-outreach-none-phone');

    await page.goto(`${visit.url}/map?selected=${project.id}&search=${encodeURIComponent(project.title)}`);
    await page.getByRole('region', { name: project.title }).getByRole('button', { name: 'AI Outreach' }).waitFor();
    await look(page, 'outreach-popup-desk');
    await page.getByRole('region', { name: project.title }).getByRole('button', { name: 'AI Outreach' }).click();
    await button(page, 'Generate AI Outreach Script').waitFor();
    expect(await dialog(page).getByLabel('Your Name*').inputValue()).toBe('Rosa Delgado');
    expect(await dialog(page).getByLabel('Email Address*').inputValue()).toBe(owner.email);
    await dialog(page).getByLabel('Company Name*').fill('Delgado Plumbing');
    await generate(page);
    await send(page);
    // The other tab updates by itself.
    await dashboard.getByRole('article', { name: project.title }).getByText('Sent', { exact: true }).waitFor();
    await dashboard.getByRole('article', { name: project.title }).locator('summary').click();
    await look(dashboard, 'own-outreach-phone');
    await dialog(page).getByRole('link', { name: 'See My Outreach' }).click();
    await page.getByRole('article', { name: project.title }).waitFor();
    await look(page, 'own-outreach-desk');
  });
});
