import { ContactMethod } from '@plumbline/contract/domains/accounts/contact-method.ts';
import { Urgency } from '@plumbline/contract/domains/assistant/understanding.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { ChosenContractor } from './draft.ts';

/** The data for the pages after submitting. It contains the tracking link, so it never goes into a URL. */
export const Receipt = z.object({
  requestId: z.string(),
  requestNumber: z.string(),
  trackingUrl: z.string(),
  /** 'plumbing', as in a sentence. */
  service: z.string(),
  contractors: z.array(ChosenContractor),
  preferredContactMethod: ContactMethod,
  urgency: Urgency,
  smsConsent: z.boolean(),
  customerEmail: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    receipt?: Receipt;
  }
}

const KEY = 'plumbline.receipt';

const listeners = new Set<() => void>();
/** Undefined until it was looked for. */
let latest: Receipt | null | undefined;

/** Stores the receipt for this tab. It survives a reload, but not closing the tab. Null deletes it. */
export function keepReceipt(receipt: Receipt | null): void {
  latest = receipt;
  try {
    if (receipt) sessionStorage.setItem(KEY, JSON.stringify(receipt));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, the page remembers it until it is reloaded.
  }
  for (const listener of listeners) listener();
}

const read = (): Receipt | null => {
  try {
    const kept = Receipt.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
};

/** The receipt of the request that this tab sent last, or null. */
export function keptReceipt(): Receipt | null {
  if (latest === undefined) latest = read();
  return latest;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The same, current on every change. */
export const useReceipt = (): Receipt | null => useSyncExternalStore(subscribe, keptReceipt);
