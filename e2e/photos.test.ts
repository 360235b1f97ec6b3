import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { photoWithPlace } from '../server/src/domains/files/testing/hostile-files.ts';
import { openAsContractor, submitByApi } from './support/customer.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';

const visit = journey();

const chosen = async (name: string, width: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photoWithPlace(1, width, 900),
});

/** The photos of a page that have arrived. */
const shown = (page: Page) =>
  page
    .locator('picture img')
    .evaluateAll(
      (images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
    );
const shows = async (page: Page, count: number): Promise<void> => {
  await expect.poll(() => shown(page), { timeout: 30_000 }).toBe(count);
};

it('a customer adds two photos and hides one: the contractor sees the other, and both once they are connected', async () => {
  const { page, requestNumber } = await submitByApi(visit, { pick: 12 });
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos
    .getByLabel('Take or add')
    .setInputFiles([await chosen('trap.jpg', 1200), await chosen('valve.jpg', 700)]);
  await photos.getByRole('button', { name: 'Photo 2: describe or hide it' }).waitFor();
  await photos.scrollIntoViewIfNeeded();
  await shows(page, 2);
  await look(page, 'photos-1-added');

  await photos.getByRole('button', { name: 'Photo 2: describe or hide it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^What it shows/).fill('The shut-off valve');
  await dialog.getByLabel('Contractors may see it before you are connected').uncheck();
  await look(page, 'photos-2-describe');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await photos.getByText('Hidden').waitFor();

  const contractor = await openAsContractor(visit, requestNumber);
  await contractor.getByText('Photos shown once you are connected: 1').waitFor();
  await contractor.getByRole('list', { name: 'Photos' }).scrollIntoViewIfNeeded();
  await shows(contractor, 1);
  await look(contractor, 'photos-3-asked');
  await contractor.getByRole('radio', { name: /^Accept/ }).check();
  await contractor.getByRole('button', { name: /^Accept/ }).click();
  await contractor
    .getByText(/^You are connected with/)
    .first()
    .waitFor();
  await contractor.getByRole('img', { name: 'The shut-off valve' }).scrollIntoViewIfNeeded();
  await shows(contractor, 2);
  await look(contractor, 'photos-4-connected');

  await photos.getByRole('button', { name: 'Remove Photo 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await shows(contractor, 1);

  const desk = await visit.open(page.url(), { size: 'desk' });
  await desk.getByRole('region', { name: 'Photos' }).scrollIntoViewIfNeeded();
  await shows(desk, 1);
  await look(desk, 'photos-5-desk');
});
