import type { Page } from 'playwright-core';
import type { Journey, OpenOptions } from './journey.ts';

/** Opens the wizard's first step. */
export async function openWizard(visit: Journey, options: OpenOptions = {}): Promise<Page> {
  const page = await visit.open('/request-service', options);
  await page.getByRole('heading', { name: 'What do you need done?' }).waitFor();
  return page;
}

/** Types a description and lets the assistant find the trade; leads to the location. */
export async function sayInWords(page: Page, sentence: string): Promise<void> {
  await page.getByRole('button', { name: 'Type Text' }).click();
  await page.getByLabel('What needs to be done?').fill(sentence);
  await page.getByRole('button', { name: 'Process with AI' }).click();
  await page.getByRole('heading', { name: 'Service Location' }).waitFor();
}

/** Picks one of the four cards; leads to the location. */
export async function chooseWork(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('heading', { name: 'Service Location' }).waitFor();
}

/** Types a ZIP code; leads to the contractors, once they have loaded. */
export async function enterZipCode(page: Page, zipCode: string): Promise<void> {
  await page.getByRole('tab', { name: 'Zip Code' }).click();
  await page.getByRole('textbox', { name: 'Zip Code' }).fill(zipCode);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Select Your Contractor' }).waitFor();
  await page.getByRole('article').first().waitFor();
}

/** Presses the nth contractor's card, which asks for a confirmation. Returns the company's name. */
export async function askAbout(page: Page, pick: number): Promise<string> {
  const card = page.getByRole('article').nth(pick);
  const company = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Select ${company}` }).click();
  await page.getByRole('dialog', { name: 'Select Craftsman' }).waitFor();
  return company;
}

/** Takes the shortest way to the last step, with a plumber in Louisville. Returns the company's name. */
export async function reachDetails(page: Page): Promise<string> {
  await chooseWork(page, 'Plumbing');
  await enterZipCode(page, '40204');
  const company = await askAbout(page, 0);
  await page.getByRole('button', { name: 'Select Craftsman', exact: true }).click();
  await page.getByRole('heading', { name: 'Complete Your Request' }).waitFor();
  return company;
}

/** Fills in the customer's details in the wizard's last step. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your Name').fill('Ana Delgado');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('502 555 0177');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Street Address').fill('1127 Cherokee Rd');
}
