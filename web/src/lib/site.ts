import { defaultSite, type Site } from '@plumbline/contract/kernel/site.ts';

/** What a page served without the server has (`vite dev` alone). */
const defaults: Site = { ...defaultSite, publicUrl: typeof location === 'undefined' ? '' : location.origin };

const read = (): Site => {
  const text = typeof document === 'undefined' ? undefined : document.getElementById('site')?.textContent;
  if (text) return { ...defaults, ...(JSON.parse(text) as Partial<Site>) };
  // No policy comes with such a page. Tests load nothing from elsewhere.
  return { ...defaults, mapBase: import.meta.env.MODE === 'development' ? 'openstreetmap' : '', takesCards: true };
};

/** The settings that the server wrote into this page; they don't change while it is open. */
export const site: Site = read();
