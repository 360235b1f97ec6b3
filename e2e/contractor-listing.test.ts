import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Owner, registered, signedIn, takeOver } from './support/account.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { plumblineCommand } from './support/operator.ts';
import { secured, signedInTwice } from './support/second-factor.ts';
import { aSubmission, findPlumbers, submit } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';
import { enterZipCode, openWizard, sayInWords } from './support/wizard.ts';

const visit = journey({ own: {} });

/** Shown without a listing. */
const noListing = { status: 404, url: /\/api\/craftsman\/(?:profile|contact-history)/ } as const;
/** Requested by a page for signed-in users when a visitor opens it. */
const whoAmI = { status: 401, url: '/api/auth/me' } as const;

const codeSentTo = async (to: string): Promise<string> =>
  /\b\d{6}\b/.exec((await visit.mailbox.wait({ to, matching: /\d{6} is your Plumbline code/ })).subject ?? '')?.[0] ??
  '';

/** Claims an existing listing from its public page, with the code sent to it. */
async function claim(page: Page, { slug, email, companyName }: { slug: string; email: string; companyName: string }) {
  await page.goto(`${visit.url}/claim/${slug}`);
  await page.getByRole('heading', { name: `Claim ${companyName}` }).waitFor();
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(email));
  await page.getByRole('button', { name: 'Open my listing' }).click();
  await page.waitForURL(/\/listing\//);
}

/** Signs in a contractor who has claimed the nth plumber of Louisville. */
async function aClaimant(
  firstName: string,
  index: number,
): Promise<{ owner: Owner; page: Page; id: string; email: string }> {
  const contractor = (await findPlumbers(visit.url))[index];
  if (!contractor?.email) throw new Error('There is no listing to claim');
  const owner = await registered(visit, firstName, 'craftsman');
  const page = await signedIn(visit, owner, { refusals: [noListing, whoAmI] });
  await claim(page, { ...contractor, email: contractor.email });
  return { owner, page, id: contractor.id, email: contractor.email };
}

describe('a contractor whose firm is already listed', () => {
  it('claims it with a code, changes its contacts, and answers waiting offers', async () => {
    const { page, id, email, owner } = await aClaimant('Hal', 0);
    await page.goto(`${visit.url}/account-craftsman`);
    await page.getByRole('heading', { level: 1, name: 'Craftsman Account' }).waitFor();
    const contact = page.getByRole('region', { name: 'Phone and email' });
    await contact.getByText(email).waitFor();

    visit.expectRefusal(page, { status: 403, url: '/api/craftsman/contact-changes' });
    await contact.getByRole('button', { name: 'Change Email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the email address' });
    const address = `desk-${owner.email}`;
    await dialog.getByLabel('New email address').fill(address);
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    await dialog.getByLabel('Code').fill('000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('This code is wrong or has expired.').first().waitFor();
    await look(page, 'craftsman-contact-wrong-code-phone');
    await dialog.getByLabel('Code').fill(await codeSentTo(address));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await seeToast(page, 'Email changed', 'From now on, we send requests there.');
    await contact.getByText(address).waitFor();
    await visit.mailbox.wait({ to: email, matching: /was changed/ });
    await look(page, 'craftsman-contact-changed-phone');

    const description = 'Kitchen sink trap drips into the cabinet.';
    const submission = aSubmission({ description, selectedPlumberId: id });
    expect((await submit(visit.url, submission)).status).toBe(201);
    await visit.mailbox.wait({ to: address, matching: /New request/ });
    await page.goto(`${visit.url}/dashboard/craftsman`);
    const waiting = page.getByRole('region', { name: 'Waiting for your answer, 1' });
    await waiting.getByText(/answer by/).waitFor();
    await look(page, 'craftsman-overview-waiting-phone');
    const desk = await signedIn(visit, owner, { size: 'desk' });
    await desk.getByRole('region', { name: 'Waiting for your answer, 1' }).waitFor();
    await look(desk, 'craftsman-overview-waiting-desk');
    await waiting.getByRole('link', { name: /Kitchen sink trap drips/ }).click();
    await page.waitForURL(/\/respond\//);
    await page.getByText(description).first().waitFor();
  });

  it('is emailed once about matching open requests, and finds them', async () => {
    const { page, email } = await aClaimant('Gus', 1);
    await submit(
      visit.url,
      aSubmission({ description: 'Replace the sump pump.', openToProposals: true, urgency: 'high' }),
    );
    const mail = await visit.mailbox.wait({ to: email, matching: /New opportunity/ });
    expect(mail.text).toContain('Replace the sump pump');
    expect(mail.text).not.toMatch(/Delgado|555-0177|Cherokee/);
    await submit(visit.url, aSubmission({ description: 'Move the washer box.', openToProposals: true }));
    await page.goto(linkIn(mail, '/dashboard/craftsman'));
    await page.getByRole('article', { name: 'Replace the sump pump' }).waitFor();
    await page.getByLabel('Sort by').selectOption('Newest');
    await page.getByRole('article').first().filter({ hasText: 'Move the washer box' }).waitFor();
    // The demonstration's samples are marked as such.
    await page
      .getByRole('article', { name: /Water heater replacement/ })
      .getByText('Sample')
      .waitFor();
    const digests = (await visit.mailbox.read({ to: email })).filter(({ subject }) =>
      /opportunit/i.test(subject ?? ''),
    );
    expect(digests).toHaveLength(1);
  });
});

const MY_PERMITS = '/dashboard/craftsman?tab=permits';
const panel = (page: Page) => page.getByRole('tabpanel');

function dataDir(): string {
  if (!visit.product) throw new Error('The product is this file’s own');
  return visit.product.dataDir;
}

async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why?').fill(reason);
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('a contractor who answers emergencies at night comes first in one', async () => {
  const { page, id } = await aClaimant('Nia', 3);
  await page.goto(`${visit.url}/dashboard/craftsman?tab=settings`);
  const settings = page.getByRole('region', { name: 'Emergencies at night' });
  for (const day of WEEKDAYS) await settings.getByLabel(day).fill('Open 24 hours');
  await settings.getByRole('button', { name: 'Save night hours' }).click();
  await seeToast(page, 'Night hours saved', 'Customers with an emergency see that you answer then.');
  await look(page, 'lane-1-settings');

  const { companyName = '' } = (await findPlumbers(visit.url)).find((found) => found.id === id) ?? {};
  const customer = await openWizard(visit);
  await sayInWords(customer, 'A pipe burst and water is flooding my basement right now');
  await enterZipCode(customer, '40204');
  const answers = /^(?:Answers emergencies at night|Open now), answer due by /;
  await customer.getByRole('article').filter({ hasText: companyName }).getByText(answers).waitFor();
  await customer.getByRole('article').first().getByText(answers).waitFor();
  expect(await customer.getByText('Call for help first').count()).toBe(0);
  await look(customer, 'lane-2-soonest');
  const desk = await customer.context().newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.goto(`${visit.url}/request-service?step=selectPlumber`);
  await desk.getByRole('article').first().waitFor();
  await look(desk, 'lane-3-soonest-desk');
  await desk.close();
});

describe('the permits that name a contractor', () => {
  it('are on the page and the card, until their contractor says that they are another firm’s and an operator agrees', async () => {
    const proven = async () => (await findPlumbers(visit.url)).find(({ permitRecord }) => permitRecord);
    await expect.poll(async () => (await proven())?.permitRecord?.permits, { timeout: 60_000 }).toBe(2);
    const contractor = await proven();
    if (!contractor) throw new Error('Permits name nobody');
    const { companyName, slug } = contractor;
    const owner = await registered(visit, 'Pia', 'craftsman');
    await takeOver(visit, owner, contractor);
    for (const size of inTurn('permit-record', ['phone', 'desk'] as const)) {
      const page = await visit.open(`/contractors/${slug}`, { size });
      await page.getByRole('region', { name: 'Permits' }).getByText('2 permits in Jefferson County').waitFor();
      await page.getByText('How this is counted').click();
      await look(page, `permit-record-page-${size}`);
      await page.getByRole('link', { name: `See the 2 permits of ${companyName}` }).click();
      await page.waitForURL(/\/firms\/.*#permits$/);
    }

    const plain = { at: MY_PERMITS, context: { javaScriptEnabled: false } };
    const own = await signedIn(visit, owner, plain);
    // The open tab is in view, although it is one of the last.
    const tab = await own.getByRole('tab', { name: 'My Permits' }).boundingBox();
    expect((tab?.x ?? Number.NaN) + (tab?.width ?? 0)).toBeLessThanOrEqual(own.viewportSize()?.width ?? 0);
    await own.getByRole('button', { name: `These permits aren’t mine: ${companyName}` }).click();
    await own.getByLabel('How do you know?').fill('Theirs is in Bullitt County');
    await own.getByRole('button', { name: 'Hide Them and Ask an Operator' }).click();
    await own.getByText('Hidden until an operator decides').waitFor();
    expect(await proven()).toBeUndefined();
    await look(await signedIn(visit, owner, { at: MY_PERMITS }), 'permit-record-disputed-phone');

    const operator = await secured(visit, await registered(visit, 'Ola'));
    await plumblineCommand(dataDir(), ['operator', 'add', operator.email]);
    const [size = 'desk'] = inTurn('operator-permits', ['phone', 'desk'] as const);
    const desk = await signedInTwice(visit, operator, { size });
    await desk.goto(`${visit.url}/operator?tab=firms`);
    await panel(desk).getByText('Theirs is in Bullitt County').waitFor();
    await look(desk, `operator-permits-${size}`);
    await panel(desk)
      .getByRole('button', { name: `Their Permits: ${companyName}` })
      .click();
    await giveReason(desk, 'The same license', 'Their Permits');
    await visit.mailbox.wait({ to: owner.email, matching: /count again/ });
    expect((await proven())?.slug).toBe(slug);
    await desk.getByLabel('Find a firm').fill(companyName.slice(0, 6));
    await panel(desk).getByRole('button', { name: 'Find' }).click();
    await panel(desk)
      .getByRole('button', { name: `Not Theirs: ${companyName}` })
      .click();
    await giveReason(desk, 'Another license after all', 'Not Theirs');
    expect(await proven()).toBeUndefined();
    await panel(desk).getByText('An operator decided that it is not this one').waitFor();
  });
});

describe('dashboards on the smallest phone, and in dark mode', () => {
  const small = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' } as const;
  const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

  async function lookAtTabs(page: Page, names: readonly string[], pictures: string): Promise<void> {
    for (const name of names) {
      await tab(page, name).click();
      await page.getByRole('tabpanel', { name: new RegExp(`^${name}`) }).waitFor();
      await page.getByRole('status', { name: /Loading/ }).waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
      await look(page, `${pictures}-${name.toLowerCase().replace(' ', '-')}`);
    }
  }

  it('fit the screen and are accessible', async () => {
    const { owner, id } = await aClaimant('Ned', 2);
    for (const description of ['Garbage disposal hums but does not turn.', 'Hose bib froze and split.']) {
      await submit(visit.url, aSubmission({ description, selectedPlumberId: id }));
    }
    const contractorUser = await signedIn(visit, owner, { context: small });
    await lookAtTabs(
      contractorUser,
      ['Overview', 'Opportunities', 'My Bids', 'Active Projects', 'Settings'],
      'craftsman-dark-320',
    );
    const customer = await signedIn(visit, await registered(visit, 'Pia'), { context: small });
    await lookAtTabs(customer, ['Overview', 'My Projects', 'Service Requests', 'Settings'], 'customer-dark-320');
  });
});
