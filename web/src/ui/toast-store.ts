import type { ReactNode } from 'react';

export type ToastTone = 'plain' | 'success' | 'destructive';

export interface Toast {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  tone: ToastTone;
  open: boolean;
}

export interface ToastInput {
  title: ReactNode;
  description?: ReactNode;
  /** `destructive` for failures. */
  tone?: ToastTone;
}

// Specification, section 9.
const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

const replace = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => toasts,
};

const remove = (id: string) => replace(toasts.filter((toast) => toast.id !== id));

/** Closes a toast. It stays in the list much longer, so that its exit animation is visible. */
export function dismissToast(id: string): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  replace(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(remove, TOAST_REMOVE_DELAY_MS, id);
}

/**
 * Shows a short message for 5 s. A newer one replaces it. Can be called anywhere: from components, mutations, plain
 * functions. Returns a function that closes it.
 */
export function toast({ title, description, tone = 'plain' }: ToastInput): () => void {
  count += 1;
  const id = String(count);
  const next: Toast = { id, title, ...(description === undefined ? {} : { description }), tone, open: true };
  replace([next, ...toasts].slice(0, TOAST_LIMIT));
  return () => dismissToast(id);
}
