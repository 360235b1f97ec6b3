import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { createRouter } from './router.ts';

/** Returns the HTML of a page as the browser will first render it. Runs in Node at build time. */
export async function renderPage(path: string): Promise<string> {
  const router = createRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return renderToString(<App router={router} />);
}
