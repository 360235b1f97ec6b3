import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { seeToast, toasts } from './support/toasts.ts';
import { chooseWork, openWizard } from './support/wizard.ts';

const visit = journey();

describe('a toast', () => {
  const failing = async (): Promise<Page> => {
    const page = await openWizard(visit);
    await chooseWork(page, 'HVAC');
    await page.getByRole('button', { name: 'Continue to Contractors' }).click();
    await seeToast(page, 'Please select a city', 'Choose a city from the dropdown.');
    return page;
  };
  const shown = (page: Page) => toasts(page).getByRole('listitem');

  it('replaces the previous one, and disappears after 5 seconds', async () => {
    const page = await failing();
    await page.getByRole('tab', { name: 'Zip Code' }).click();
    await page.getByRole('button', { name: 'Continue to Contractors' }).click();
    await seeToast(page, 'Invalid zip code', 'Please enter a valid 5-digit zip code.');
    expect(await shown(page).count()).toBe(1);
    await sleep(4000);
    expect(await shown(page).count()).toBe(1);
    await shown(page).waitFor({ state: 'detached', timeout: patience(4000) });
  });

  it('can be reached with F8', async () => {
    const page = await failing();
    await page.keyboard.press('F8');
    expect(await toasts(page).evaluate((region) => region.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Dismiss');
    await page.keyboard.press('Enter');
    await shown(page).waitFor({ state: 'detached' });
  });

  it('is dismissed by a swipe to the right of more than 50 pixels', async () => {
    const page = await failing();
    const swipe = async (pixels: number) => {
      const box = await shown(page).boundingBox();
      if (!box) throw new Error('There is no toast');
      await page.mouse.move(box.x + 40, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 40 + pixels, box.y + 20, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(45);
    expect(await shown(page).getAttribute('data-state')).toBe('open');
    await swipe(55);
    await shown(page).waitFor({ state: 'detached', timeout: patience(2000) });
  });
});

it('the chosen theme is kept', async () => {
  const page = await visit.open('/', { size: 'desk', context: { colorScheme: 'light' } });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await page.locator('#theme-popover').getByText('Dark').click();
  expect(await paper()).not.toBe(light);
  await page.keyboard.press('Escape');
  await look(page, 'pages-landing-dark');
  const dark = await paper();
  await page.reload();
  expect(await paper()).toBe(dark);
  const tab = await visit.open('/about', { visitorOf: page });
  expect(await tab.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});
