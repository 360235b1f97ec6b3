import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { Locator, Page, Route } from 'playwright-core';
import type { Journey, OpenOptions } from './journey.ts';
import { api } from './submissions.ts';

export const desk = { size: 'desk' } as const;
/** Patience with a busy machine. */
export const SOON = { timeout: patience(15_000) };
export const cards = (page: Page): Locator => page.getByRole('list', { name: 'Projects' }).getByRole('article');
export const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
export const matching = (page: Page) => page.getByText(/^[\d,]+ projects? match(es)?$/);
export const showing = (count: number) => `Showing 1-${Math.min(count, 20)} of ${count} projects`;

/** Waits until the list shows what the page requested. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await matching(page).or(page.getByText('No Projects Found')).first().waitFor();
}

/** Opens the list of projects in the journeys of a file. */
export function projectList(visit: Journey) {
  return {
    listed: async (query: string) => (await api<Project[]>(visit.url, `/api/projects?${query}`)).body,

    openList: async (address = '/projects', options: OpenOptions = desk) => {
      const page = await visit.open(address, options);
      await settled(page);
      return page;
    },

    /** Opens a page whose calls get no response until they are refused; later ones are answered. */
    openHeld: async (address: string, calls: RegExp, options: OpenOptions = {}) => {
      const held: Route[] = [];
      let holds = true;
      const page = await visit.open(address, {
        ...options,
        refusals: [{ status: 503, url: calls }],
        before: (page) => page.route(calls, (route) => (holds ? void held.push(route) : route.continue())),
      });
      const refuse = async () => {
        holds = false;
        const busy = { status: 503, json: { code: 'unavailable', message: 'Busy.', traceId: 'req_test' } };
        await Promise.all(held.map((route) => route.fulfill(busy)));
      };
      return { page, refuse };
    },
  };
}
