import type { Page } from 'playwright-core';
import { demoPages } from '../../bench/demo-pages.ts';
import type { Expected } from './bounds.ts';

export interface LighthousePage extends Expected {
  readonly path: string;
  /** Makes the browser what the page needs, such as one with a draft. */
  readonly prepare?: (tab: Page) => Promise<unknown>;
}

const WIZARD = '/request-service';

/**
 * A step of the wizard, which needs answers to the steps before it. They are given before any script has arrived, so the
 * server has them: a browser that keeps them itself shows each step after the first without loading a page.
 */
const wizardStep = (step: string, answers: readonly ((tab: Page) => Promise<unknown>)[]): LighthousePage => ({
  name: `wizard ${step}`,
  path: `${WIZARD}?step=${step}`,
  hasMap: false,
  isIndexed: true,
  prepare: async (tab) => {
    await tab.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await tab.goto(WIZARD);
    for (const answer of answers) await answer(tab);
  },
});

async function answerWork(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: /^Plumbing/ }).click();
  await tab.getByRole('heading', { name: 'Service Location' }).waitFor();
}

async function answerPlace(tab: Page): Promise<void> {
  await tab.getByRole('tab', { name: 'Zip Code' }).click();
  await tab.getByRole('textbox', { name: 'Zip Code' }).fill('40204');
  await tab.getByRole('button', { name: 'Continue to Contractors' }).click();
  await tab.getByRole('article').first().waitFor();
}

async function answerContractor(tab: Page): Promise<void> {
  await tab
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Select / })
    .click();
  await tab.getByRole('button', { name: 'Select Craftsman', exact: true }).click();
  await tab.getByRole('heading', { name: 'Complete Your Request' }).waitFor();
}

/** The pages to measure, with demonstration data. */
export async function lighthousePages(url: string): Promise<readonly LighthousePage[]> {
  const { contractor, project, respond, track } = await demoPages(url);
  const shown = { hasMap: false, isIndexed: true };
  const secret = { hasMap: false, isIndexed: false };
  return [
    { name: 'landing', path: '/', ...shown },
    { name: 'wizard workType', path: WIZARD, ...shown },
    wizardStep('location', [answerWork]),
    wizardStep('selectPlumber', [answerWork, answerPlace]),
    wizardStep('details', [answerWork, answerPlace, answerContractor]),
    { name: 'find-plumbers', path: '/find-plumbers?city=Louisville&state=KY', ...shown },
    { name: 'contractor', path: contractor, ...shown },
    { name: 'projects', path: '/projects', ...shown },
    { name: 'project', path: project, ...shown },
    { name: 'map', path: '/map', hasMap: true, isIndexed: true },
    { name: 'respond', path: respond, ...secret },
    { name: 'track', path: track, ...secret },
    { name: 'login', path: '/login', ...shown },
  ];
}
