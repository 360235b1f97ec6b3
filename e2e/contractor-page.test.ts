import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAsContractor, submitByApi } from './support/customer.ts';
import { near, unfold } from './support/finder.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn } from './support/mailbox.ts';
import { api, findPlumbers } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';
import { enterZipCode } from './support/wizard.ts';

const visit = journey();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** Returns the cards with a company's name in their heading. */
const cardOf = (page: Page, company: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: company, exact: true }) });

it('all reviews of a contractor can be read, and a link opens them', async () => {
  const reviewed = (await findPlumbers(visit.url)).find(({ reviews }) => reviews.length > 0);
  if (!reviewed) throw new Error('Nobody has reviews');
  const page = await visit.open(near('Louisville, KY'), { size: 'desk' });
  const all = `View All ${reviewed.reviewCount} Reviews`;
  const card = cardOf(page, reviewed.companyName);
  await unfold(card);
  await card.getByRole('button', { name: all }).click();
  const dialog = page.getByRole('dialog', { name: `Reviews of ${reviewed.companyName}` });
  await dialog.getByText(`Showing ${reviewed.reviewCount} of ${reviewed.reviewCount} reviews`).waitFor();
  expect(await dialog.getByRole('article').count()).toBe(reviewed.reviewCount);
  await dialog
    .getByText('The rating is the average of these stars, rounded to a tenth. Each review counts the same.')
    .waitFor();
  await look(page, 'directory-7-reviews');
  const phone = await visit.open(page.url());
  const shown = phone.getByRole('dialog').getByText(/^Showing \d+ of/);
  await shown.waitFor();
  await look(phone, 'directory-7-reviews-phone');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('reviews=');
});

describe('the page of a contractor', () => {
  it('shows the evidence; an unknown one shows the not-found page', async () => {
    const found = await findPlumbers(visit.url);
    const verified = found.find(({ isVerified }) => isVerified);
    if (!verified) throw new Error('Nobody is verified');
    const page = await visit.open(near('Louisville, KY'), { size: 'desk' });
    await cardOf(page, verified.companyName).getByRole('link', { name: verified.companyName, exact: true }).click();
    await heading(page, verified.companyName);
    await page.waitForFunction((name) => document.title.includes(name), verified.companyName);
    const license = page.getByRole('region', { name: 'License' });
    await license.getByText(verified.licenseNumber ?? '').waitFor();
    await license.getByText('Last checked').waitFor();
    await page.getByRole('region', { name: 'Reviews' }).waitFor();
    await look(page, 'directory-8-page-desk');
    const phone = await visit.open(page.url());
    await phone.getByRole('region', { name: 'Reviews' }).getByRole('article').first().waitFor();
    await look(phone, 'directory-8-page-phone');

    // The content for search engines: as served, and after navigating through the site.
    const served = await (await fetch(page.url())).text();
    const [, asServed = 'null'] = /<script type="application\/ld\+json" id="about">([^<]*)</.exec(served) ?? [];
    for (const text of [asServed, await page.locator('script#about').textContent()]) {
      const business = JSON.parse(text ?? 'null');
      expect(business).toMatchObject({ '@type': ['LocalBusiness', 'Plumber'], name: verified.companyName });
      expect(business.areaServed.map(({ name }: { name: string }) => name)).toEqual(verified.serviceAreas);
      expect(business, 'the ratings of a demonstration').not.toHaveProperty('aggregateRating');
    }

    const unknown = { status: 404, url: /nobody-here/ } as const;
    const none = await visit.open('/contractors/nobody-here', { refusals: [unknown] });
    await heading(none, '404 Page Not Found');
  });

  it('leads into the wizard with the contractor chosen, after asking for the location', async () => {
    const contractor = (await findPlumbers(visit.url))[3];
    if (!contractor) throw new Error('There is no contractor to ask');
    const page = await visit.open(`/contractors/${contractor.slug}`);
    await page.getByRole('link', { name: 'Request this contractor' }).click();
    await heading(page, 'Service Location');
    await enterZipCode(page, '40204');
    await page.getByText('Your choice').last().waitFor();
    await page.getByRole('button', { name: `${contractor.companyName}, selected` }).waitFor();
    await look(page, 'directory-9-chosen');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: `Submit Request to ${contractor.companyName}` }).waitFor();
    await page.goBack();
    await heading(page, 'Select Your Contractor');
    await page.goBack();
    await heading(page, 'Service Location');
    await page.goBack();
    await heading(page, contractor.companyName);

    // A known location isn't asked for again.
    const [another] = (await findPlumbers(visit.url)).slice(5);
    await page.goto(`${visit.url}/contractors/${another?.slug}`);
    await page.getByRole('link', { name: 'Request this contractor' }).click();
    await heading(page, 'Select Your Contractor');
    await page.getByRole('button', { name: `${another?.companyName}, selected` }).waitFor();
  });
});

it('a completed request is reviewed by its customer, answered once, edited and withdrawn', async () => {
  const { page, requestNumber, company, email } = await submitByApi(visit, {
    city: 'Nashville',
    state: 'TN',
    zipCode: '37201',
    pick: 0,
  });
  const contractor = await openAsContractor(visit, requestNumber, '?action=accept');
  await contractor.getByRole('button', { name: /^Accept/ }).click();
  await contractor.getByRole('button', { name: 'Start work' }).click();
  await contractor.getByRole('dialog').getByRole('button', { name: 'Start work' }).click();
  await contractor.getByRole('button', { name: 'Complete' }).click();
  await contractor.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await page.getByText('Your service has been completed!').first().waitFor();
  await page.getByRole('button', { name: "Yes, it's done" }).click();

  const invitation = await visit.mailbox.wait({ to: email, matching: /\/review\// });
  const customer = await visit.open(linkIn(invitation, '/review/'));
  await heading(customer, `How was ${company}?`);
  await customer.getByRole('button', { name: 'Publish review' }).click();
  await customer.getByRole('alert', { name: 'Two answers need another look' }).waitFor();
  await look(customer, 'directory-10-review-errors');
  await customer.keyboard.press('Tab');
  await customer.keyboard.press('Enter');
  // With the keyboard, arrow keys move among the stars.
  await customer.keyboard.press('Space');
  for (let stars = 1; stars < 4; stars++) await customer.keyboard.press('ArrowRight');
  expect(await customer.getByRole('radio', { name: '4 of 5 stars: Very good' }).isChecked()).toBe(true);
  await customer.getByLabel('Your review').fill('They came on time and left the kitchen clean.');
  await look(customer, 'directory-11-review');
  await customer.getByRole('button', { name: 'Publish review' }).click();
  await customer.getByText('Your review is public', { exact: true }).waitFor();
  await look(customer, 'directory-12-reviewed');

  const told = await visit.mailbox.wait({ matching: /left the kitchen clean[^]*\/answer-review\// });
  const answering = await visit.open(linkIn(told, '/answer-review/'));
  await heading(answering, 'A review of your work');
  await answering.getByLabel('Your answer').fill('Thank you, call any time.');
  await look(answering, 'directory-13-answer');
  await answering.getByRole('button', { name: 'Publish answer' }).click();
  await heading(answering, 'Your answer is public');

  await customer.reload();
  await customer.getByText('Thank you, call any time.').waitFor();
  await customer.getByRole('button', { name: 'Edit' }).click();
  await customer.locator('label', { hasText: '5 of 5 stars: Excellent' }).click();
  await customer.getByRole('button', { name: 'Save changes' }).click();
  await customer.getByText(/it was 4 of 5 stars before/).waitFor();
  await customer.getByRole('link', { name: 'See it on their page' }).click();
  await heading(customer, company);
  const reviews = customer.getByRole('list', { name: 'Reviews', exact: true });
  await reviews.getByText('They came on time and left the kitchen clean.').waitFor();
  await reviews.getByText(/^Edited .*it was 4 of 5 stars before/).waitFor();

  await customer.goto(linkIn(invitation, '/review/'));
  await customer.getByRole('button', { name: 'Take it back' }).click();
  await look(customer, 'directory-14-take-back');
  await customer.getByRole('button', { name: 'Take it back for good' }).click();
  await customer.getByText('You took this review back').waitFor();
  await look(customer, 'directory-15-taken-back');
  const answer = await visit.open(answering.url(), { refusals: [{ status: 404, url: '/answer-review/' }] });
  await heading(answer, 'Review Not Found');
});

it('a listing is claimed with a code sent to it, and edited', async () => {
  const contractor = (await findPlumbers(visit.url, { city: 'Memphis', state: 'TN' }))[1];
  if (!contractor?.email) throw new Error('There is no listing to claim');
  const page = await visit.open(`/contractors/${contractor.slug}`);
  await page.getByRole('link', { name: /this listing$/ }).click();
  await heading(page, `Claim ${contractor.companyName}`);
  await look(page, 'directory-16-claim');
  await page.getByRole('button', { name: 'Send the code' }).click();
  const mail = await visit.mailbox.wait({ to: contractor.email, matching: /\d{6} is your Plumbline code/ });
  const code = /\d{6}/.exec(mail.subject ?? '')?.[0] ?? '';

  visit.expectRefusal(page, { status: 403, url: '/api/listing-claims/' });
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Open my listing' }).click();
  await page.locator('#code-error').waitFor();
  await look(page, 'directory-17-wrong-code');
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Open my listing' }).click();
  await heading(page, contractor.companyName);
  await look(page, 'directory-18-listing');

  await page.getByLabel('Monday').fill('after lunch');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('alert', { name: 'One answer needs another look' }).waitFor();
  await page.getByLabel('Monday').fill('10:00 AM - 2:00 PM');
  await page.getByLabel('Specialties').fill('Drain cleaning, Sump pumps');
  await page.getByRole('checkbox', { name: /^Show our email address/ }).uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await seeToast(page, 'Listing saved', 'Searches show the change within a second.');

  const { body } = await api<FoundContractor>(visit.url, `/api/contractors/${contractor.id}`);
  expect(body.businessHours.Monday).toBe('10:00 AM - 2:00 PM');
  expect(body.specialties).toEqual(['Drain cleaning', 'Sump pumps']);
  expect(body.email).toBeNull();
  await page.getByRole('link', { name: 'See the public page' }).click();
  await page.getByText('10:00 AM - 2:00 PM').waitFor();

  const dead = await visit.open('/listing/never-issued', { refusals: [{ status: 404, url: '/listing/' }] });
  await heading(dead, 'Listing Not Found');
  await look(dead, 'directory-19-dead-listing');
});
