import { ContactMethod } from '@plumbline/contract/domains/service-requests/service-request.ts';
import * as z from 'zod';
import { ChosenContractor } from './draft.ts';

/** What the pages after submitting show. It holds the way to the tracking page, so it never goes into a URL. */
export const Receipt = z.object({
  requestNumber: z.string(),
  trackingUrl: z.string(),
  /** 'plumbing', as in a sentence. */
  service: z.string(),
  contractors: z.array(ChosenContractor),
  preferredContactMethod: ContactMethod,
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

let latest: Receipt | null = null;

/** Keeps the receipt for this tab: over a reload, not over its end. */
export function keepReceipt(receipt: Receipt | null): void {
  latest = receipt;
  try {
    if (receipt) sessionStorage.setItem(KEY, JSON.stringify(receipt));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, the page itself remembers until it is reloaded.
  }
}

/** The receipt of the request that this tab sent last, or null. */
export function keptReceipt(): Receipt | null {
  if (latest) return latest;
  try {
    const kept = Receipt.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}
