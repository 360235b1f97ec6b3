import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import type { Page } from 'playwright-core';
import { logIn, type Owner } from './account.ts';
import type { Journey } from './journey.ts';
import { api } from './submissions.ts';

/**
 * Prepares a page whose visitor signs in in another tab: the server has rendered it for nobody, and it hears of the
 * session once the app has taken over its heading.
 */
export const signsInElsewhere = (visit: Journey, owner: Owner, path: string) => async (page: Page) => {
  const { email, password } = owner;
  const { body } = await api<{ user: User }>(visit.url, '/api/auth/login', { body: { email, password } });
  await page.route(`${visit.url}${path}`, async (route) => {
    const response = await route.fetch();
    await logIn(visit, page, owner);
    await route.fulfill({ response });
  });
  await page.addInitScript((session) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const heading = document.querySelector('#root h1');
      const isTakenOver = heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
      if (!isTakenOver) return port2.postMessage('');
      localStorage.setItem('plumbline.user', session);
      dispatchEvent(new StorageEvent('storage', { key: 'plumbline.user' }));
    };
    port2.postMessage('');
  }, JSON.stringify(body.user));
};
