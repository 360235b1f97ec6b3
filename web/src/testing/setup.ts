import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// vitest runs without globals, so the library can't do this by itself.
afterEach(cleanup);

// The files of a worker share the libraries, whose loading takes most of a file's time, and the window. Everything else
// starts fresh for each file: our modules, some of which keep a session or a toast, and what they leave in the window.
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

// These tests must not depend on how long a busy machine takes to render.
configure({ asyncUtilTimeout: patience(5000) });

// jsdom has no layout, so it can't scroll and elements never change their size.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Pages also work on a phone that opens a laptop's address without TLS, where browsers have no `randomUUID`.
Object.defineProperty(crypto, 'randomUUID', { value: undefined });
