import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// vitest runs without globals, so the library can't do this by itself.
afterEach(cleanup);

// The files of one worker share libraries, which are most of the time of a file, and the window. All else begins anew with
// each file: our modules, some of which keep a session or a toast, and what they leave in the window.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});

// How long a busy machine takes to draw is no matter of these tests.
configure({ asyncUtilTimeout: patience(5000) });

// jsdom lays nothing out, so it has nowhere to scroll to.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

// Pages also work on a phone that opens a laptop's address without TLS: browsers have no `randomUUID` there.
Object.defineProperty(crypto, 'randomUUID', { value: undefined });
