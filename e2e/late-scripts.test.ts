import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { holdScripts, OF_THE_MAP } from './support/held-scripts.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { api } from './support/submissions.ts';

const visit = journey();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it.each(inTurn('late scripts', [320, 390, 1440]))(
  'scripts that arrive late take the answers over, and move nothing, at %i px',
  async (width) => {
    const scripts = /\/assets\/.*\.js$/;
    const page = await visit.open('/request-service', {
      early: true,
      size: width > 1000 ? 'desk' : 'phone',
      context: { viewport: { width, height: 844 } },
      refusals: [{ status: 'unreachable', url: scripts }],
      before: (opened) => opened.route(scripts, (route) => route.abort()),
    });
    const seen = (step: string) => look(page, `wizard-early-${step}-${width}`);
    await page.getByRole('button', { name: /^Plumbing/ }).click();
    await heading(page, 'Service Location');
    await seen('location');
    await page.getByRole('tab', { name: 'Zip Code' }).click();
    await page.getByRole('textbox', { name: 'Zip Code' }).fill('40204');
    await page.getByRole('button', { name: 'Continue to Contractors' }).click();
    await heading(page, 'Select Your Contractor');
    await seen('contractors');
    await page.getByRole('button', { name: 'Let contractors come to me' }).locator('visible=true').click();
    const confirm = page.getByRole('button', { name: 'Let them come' });
    await confirm.waitFor();
    await seen('confirm');
    await confirm.click();
    await heading(page, 'Complete Your Request');
    await page.getByLabel('Your Name').fill('Ana Delgado');
    const isTakenOver = () => localStorage.getItem('plumbline.service-request-draft') !== null;
    expect(await page.evaluate(isTakenOver)).toBe(false);

    await page.unroute(scripts);
    await page.reload();
    await page.waitForFunction(isTakenOver);
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Contractor Selection' }).click();
    await heading(page, 'Select Your Contractor');
    await page.getByText('Contractors come to you with proposals').locator('visible=true').first().waitFor();
    const { draft } = await page.evaluate(async () => (await fetch('/api/service-request-draft')).json());
    expect(draft).toBeNull();
    await page.reload();
    await heading(page, 'Select Your Contractor');
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
  },
);

it('a button that was pressed before its scripts had loaded is answered, once', async () => {
  const { body: projects } = await api<{ id: string }[]>(visit.url, '/api/projects?limit=1');
  const held: Route[] = [];
  let holds = true;
  const page = await visit.open('/about', { size: 'desk' });
  await page.route(/\/assets\/.*\.js$/, (route) => (holds ? void held.push(route) : route.continue()));
  await page.goto(`${visit.url}/projects/${projects[0]?.id}`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'AI Outreach' });
  await button.click();
  await button.click();
  expect(await button.getAttribute('aria-busy')).toBe('true');
  holds = false;
  await Promise.all(held.map((route) => route.continue()));
  await page.getByRole('dialog', { name: 'Secure This Job' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await page.locator('[aria-busy=true]').count()).toBe(0);
});

it('a button of a part whose scripts come later than the page’s is answered', async () => {
  const page = await visit.open('/about', { size: 'desk' });
  const release = await holdScripts(page, OF_THE_MAP);
  await page.goto(`${visit.url}/projects?projectType=all`, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  const map = page.getByRole('region', { name: 'Louisville Metro Area' });
  const button = map.getByRole('button', { name: 'Zoom In' });
  await button.click();
  expect(await button.getAttribute('aria-busy')).toBe('true');
  await release();
  await map.getByText('150%').waitFor();
  expect(await button.getAttribute('aria-busy')).toBe(null);
});
