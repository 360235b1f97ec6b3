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

/** Remembers the photos that the page sends from now on. */
const rememberSent = (page: Page) =>
  page.evaluate(() => {
    const sent: Blob[] = [];
    Reflect.set(globalThis, 'sent', sent);
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function remember(body) {
      if (body instanceof Blob) sent.push(body);
      send.call(this, body);
    };
  });

/** Returns where each sent photo is black, and whether it says where it was taken. */
const sentPhotos = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      (Reflect.get(globalThis, 'sent') as Blob[]).map(async (blob) => {
        const image = await createImageBitmap(blob);
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        const paper = canvas.getContext('2d');
        if (paper === null) throw new Error('Nothing can be drawn');
        paper.drawImage(image, 0, 0);
        const isBlack = (x: number) => {
          const pixel = paper.getImageData(image.width * x, image.height / 2, 1, 1).data;
          return pixel.slice(0, 3).every((value) => value < 16);
        };
        const saysPlace = (await blob.text()).includes('Quixworth');
        return { middle: isBlack(0.5), left: isBlack(0.04), elsewhere: isBlack(0.85), saysPlace };
      }),
    ),
  );

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

  // Blacked out with keys in the middle, and with a finger at the left: neither leaves the device.
  await rememberSent(page);
  await photos.getByLabel('Black out parts of a photo first').setInputFiles(await chosen('letter.jpg', 1000));
  const blackOut = page.getByRole('dialog', { name: 'Black out parts' });
  const canvas = blackOut.getByRole('application');
  await canvas.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const { x, y, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 12, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 16, y + height / 2, { steps: 3 });
  await page.mouse.up();
  await blackOut.getByText('2 parts are black.').waitFor();
  await look(page, 'photos-2b-black-out');
  await blackOut.getByRole('button', { name: 'Add photo' }).click();
  await photos.getByRole('button', { name: 'Photo 3: describe or hide it' }).waitFor();
  expect(await sentPhotos(page)).toEqual([{ middle: true, left: true, elsewhere: false, saysPlace: false }]);
  await photos.getByRole('button', { name: 'Remove Photo 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await shows(page, 2);

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
