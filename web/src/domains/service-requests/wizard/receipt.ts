import type { RequestReceipt } from '@plumbline/contract/domains/service-requests/request-receipt.ts';
import { useSyncExternalStore } from 'react';
import { isLike } from '../../../lib/is-like.ts';
import { useKeptDraft } from './draft-query.ts';

export type Receipt = RequestReceipt;

declare module '@tanstack/react-router' {
  interface HistoryState {
    receipt?: Receipt;
  }
}

const KEY = 'plumbline.receipt';

const EXAMPLE: Receipt = {
  requestId: '',
  requestNumber: '',
  trackingUrl: '',
  workType: 'plumbing',
  contractors: [],
  preferredContactMethod: 'email',
  urgency: 'medium',
  smsConsent: false,
  customerEmail: '',
};

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
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isLike(kept, EXAMPLE) ? kept : null;
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

/** The same, current on every change. As the page arrives, it is the one that the server keeps for this browser. */
export function useReceipt(): Receipt | null {
  const receipt = useKeptDraft()?.receipt ?? null;
  return useSyncExternalStore(subscribe, keptReceipt, () => receipt);
}
