import { defaultSite, type Site } from '@plumbline/contract/kernel/site.ts';
import { serverScope } from './server-scope.ts';

/** The settings of a page served without the server (only `vite dev`). */
const defaults: Site = { ...defaultSite, publicUrl: typeof location === 'undefined' ? '' : location.origin };

const read = (): Site => {
  const text = typeof document === 'undefined' ? undefined : document.getElementById('site')?.textContent;
  if (text) return { ...defaults, ...(JSON.parse(text) as Partial<Site>) };
  // Such a page has no content security policy. Tests load nothing from other origins.
  return { ...defaults, mapBase: import.meta.env.MODE === 'development' ? 'openstreetmap' : '', takesCards: true };
};

/** The settings of the page that the server is rendering. */
const ofServer = (): Site => new Proxy({} as Site, { get: (_, name) => Reflect.get(serverScope().site, name) });

/** The settings that the server rendered into this page. They don't change while it is open. */
export const site: Site = import.meta.env.SSR ? ofServer() : read();
