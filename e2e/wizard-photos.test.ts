import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { photoWithPlace } from '../server/src/domains/files/testing/hostile-files.ts';
import { aCustomerEmail } from './support/customer.ts';
import { look, lookAround } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { fillContact, openWizard, reachDetails } from './support/wizard.ts';

const visit = journey();

const UPLOADS = /\/api\/service-requests\/[^/]+\/photos\?/;

const chosen = async (name: string, width: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photoWithPlace(1, width, 900),
});

/** Returns how many photos wait in the browser's storage. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('plumbline-photos');
        opening.onsuccess = () => {
          const count = opening.result.transaction('photos').objectStore('photos').count();
          count.onsuccess = () => resolve(count.result);
          opening.result.close();
        };
      }),
  );

/** Returns whether the middle of a shown photo is black. */
const isBlackInside = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt }).evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('No image');
    await image.decode();
    const paper = document.createElement('canvas').getContext('2d');
    paper?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return [...(paper?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).every((value) => value < 16);
  });

it('photos chosen in the wizard stay on the device until the request is sent, and then each is added once', async () => {
  const page = await openWizard(visit);
  const uploads: string[] = [];
  page.on(
    'request',
    (request) => UPLOADS.test(request.url()) && uploads.push(request.headers()['idempotency-key'] ?? ''),
  );
  await reachDetails(page);
  const photos = page.getByRole('group', { name: /^Photos/ });
  await photos
    .getByLabel('Take or add')
    .setInputFiles([await chosen('trap.jpg', 1200), await chosen('valve.jpg', 700)]);
  await photos.getByText('2 photos wait on this device').waitFor();

  await photos.getByRole('button', { name: 'Black out parts of Photo 1' }).click();
  const blackOut = page.getByRole('dialog', { name: 'Black out parts' });
  await blackOut.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await blackOut.getByText('1 part is black.').waitFor();
  await blackOut.getByRole('button', { name: 'Save' }).click();
  await photos.getByRole('button', { name: 'Photo 2: describe or hide it' }).click();
  const dialog = page.getByRole('dialog', { name: 'This photo' });
  await dialog.getByLabel(/^What it shows/).fill('The shut-off valve');
  await dialog.getByLabel('Contractors may see it before you are connected').uncheck();
  await look(page, 'wizard-photos-1-describe');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await photos.getByText('Hidden').waitFor();

  await page.reload();
  await photos.getByRole('button', { name: 'The shut-off valve: describe or hide it' }).waitFor();
  await page.getByRole('link', { name: 'Back to Contractor Selection' }).click();
  await page.getByRole('heading', { name: 'Select Your Contractor' }).waitFor();
  await page.goForward();
  await photos.getByText('2 photos wait on this device').waitFor();
  await lookAround(page, 'wizard-photos-2-chosen');

  await page.getByLabel('Project Description').fill('The kitchen sink trap drips into the cabinet.');
  await fillContact(page, aCustomerEmail());
  expect(uploads).toEqual([]);
  // The first photo arrives, and its answer is lost; the second one never arrives.
  visit.expectRefusal(page, { status: 'unreachable', url: UPLOADS });
  let tries = 0;
  await page.route(UPLOADS, async (route) => {
    tries += 1;
    if (tries === 1) await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: /^Submit Request/ }).click();
  await page.getByRole('heading', { name: 'Request Submitted Successfully!' }).waitFor();
  const following = page.getByRole('region', { name: 'Photos' });
  await following.getByText('0 added').or(following.getByText('2 not sent')).first().waitFor();
  await following.getByText(/the connection broke before its photos were/).waitFor();
  await lookAround(page, 'wizard-photos-3-not-sent');

  await page.reload();
  await following.getByRole('button', { name: 'Retry Photo 1' }).waitFor();
  expect(await layoutShifts(page)).toEqual([]);
  expect(await waiting(page)).toBe(2);
  await page.unroute(UPLOADS);
  await following.getByRole('button', { name: 'Retry Photo 1' }).click();
  await following.getByText('Your 2 photos are added.').waitFor();
  await look(page, 'wizard-photos-4-added');
  expect(await waiting(page)).toBe(0);
  expect(new Set(uploads).size).toBe(2);

  await page.getByRole('link', { name: 'Track your request' }).click();
  const stored = page.getByRole('region', { name: 'Photos' });
  await stored.getByRole('button', { name: 'The shut-off valve: describe or hide it' }).waitFor();
  await stored.getByRole('button', { name: 'Photo 1: describe or hide it' }).click();
  expect(await isBlackInside(page, 'Photo 1')).toBe(true);
  await page.keyboard.press('Escape');
  expect(await stored.getByRole('button', { name: /describe or hide it/ }).count()).toBe(2);
  expect(await stored.getByText('Hidden').count()).toBe(1);
});
