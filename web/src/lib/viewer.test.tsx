import { VIEWER_ID } from '@plumbline/contract/kernel/site.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '../testing/a-user.ts';
import { fakeServer, ok } from '../testing/fake-server.ts';
import { holdRequest } from './held-requests.ts';

const KEY = 'plumbline.user';

/** Opens a page that the server has rendered for somebody, in a browser that has stored somebody. */
async function arrive(viewer: object | null | undefined, stored: object | null) {
  vi.resetModules();
  localStorage.clear();
  if (stored) localStorage.setItem(KEY, JSON.stringify(stored));
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = VIEWER_ID;
  element.textContent = JSON.stringify(viewer);
  if (viewer !== undefined) document.body.append(element);
  return import('./session.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const anna = aUser({ firstName: 'Anna' });

it('the user of a rendered page is who the server says, and is stored', async () => {
  const { keptUser, startSession } = await arrive(anna, aUser({ firstName: 'Old name' }));
  expect(startSession()).toBe(false);
  expect(keptUser()?.firstName).toBe('Anna');
  expect(localStorage.getItem(KEY)).toContain('Anna');
});

it('somebody whose session has ended is forgotten, and the server is not asked', async () => {
  const { keptUser, startSession } = await arrive(null, anna);
  const asked = fakeServer({});
  startSession();
  await vi.runAllTimersAsync();
  expect(keptUser()).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(asked.sentBy('GET')).toEqual([]);
});

it('somebody whom the browser does not know yet is welcome, and gets the requests from before', async () => {
  const asked = fakeServer({ 'POST /api/auth/claims': ok({ success: true }) });
  const { startSession } = await arrive(anna, null);
  holdRequest('rq_1');
  expect(startSession()).toBe(true);
  await vi.runAllTimersAsync();
  expect(asked.sentBy('POST')).toHaveLength(1);
});

it('the stored user counts on a page that is rendered as anyone sees it', async () => {
  const { keptUser } = await arrive(undefined, anna);
  expect(keptUser()?.firstName).toBe('Anna');
});

it('a page for anyone is rendered without the stored user, as the server has rendered it', async () => {
  const { useUser } = await arrive(undefined, anna);
  const Name = () => useUser()?.firstName ?? 'nobody';
  expect(renderToString(<Name />)).toBe('nobody');
});
