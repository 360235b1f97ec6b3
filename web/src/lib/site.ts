import type { Site } from '@plumbline/contract/kernel/site.ts';

/** What a page served without the server has (`vite dev` alone): the settings' defaults. */
const defaults: Site = {
  mode: 'demonstration',
  publicUrl: typeof location === 'undefined' ? '' : location.origin,
  referralFeeCents: 500,
  freeReferrals: 1,
  supportPhone: '',
  supportEmail: '',
  googleSignIn: false,
  transcribes: false,
  sendsTexts: true,
  makesCalls: true,
  locationFallback: 'unresolved',
};

const read = (): Site => {
  const text = typeof document === 'undefined' ? undefined : document.getElementById('site')?.textContent;
  if (text) return { ...defaults, ...(JSON.parse(text) as Partial<Site>) };
  // No policy comes with such a page. Tests load nothing from elsewhere.
  return { ...defaults, mapBase: import.meta.env.MODE === 'development' ? 'openstreetmap' : '', takesCards: true };
};

/** The settings that the server wrote into this page; they don't change while it is open. */
export const site: Site = read();
