import { isLike } from '../../../lib/is-like.ts';
import { keptUser } from '../../../lib/session.ts';

/** A sent draft, under the key it was sent with. It holds the link to the tracking page. */
export interface SentDraft {
  readonly key: string;
  readonly requestId: string;
  readonly requestNumber: string;
  /** 'Beargrass Plumbing', '3 contractors'; '' when it was left open to proposals. */
  readonly sentTo: string;
  /** ISO 8601. */
  readonly sentAt: string;
  /** The account that was signed in; null for a visitor. */
  readonly owner: string | null;
}

const LIST: readonly SentDraft[] = [{ key: '', requestId: '', requestNumber: '', sentTo: '', sentAt: '', owner: null }];

const SENT = 'plumbline.sent-drafts';
const OF_TAB = 'plumbline.draft-of-tab';
/** Nobody keeps more tabs open with the same draft. */
const MOST = 10;

const readJson = (storage: () => Storage, key: string): unknown => {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
const writeJson = (storage: () => Storage, key: string, value: unknown): void => {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, no other tab shares the draft either.
  }
};
const device = () => localStorage;
const tab = () => sessionStorage;

const all = (): readonly SentDraft[] => {
  const kept = readJson(device, SENT);
  return isLike(kept, LIST) ? kept : [];
};

/** Records that a draft was sent, before its answers are forgotten: other tabs may still show it. */
export function noteSent(sent: Omit<SentDraft, 'owner'>): void {
  const owner = keptUser()?.id ?? null;
  writeJson(device, SENT, [{ ...sent, owner }, ...all().filter(({ key }) => key !== sent.key)].slice(0, MOST));
  tell();
}

/** Returns the request that this draft has become; null if it was not sent, or belonged to someone else. */
export function sentUnder(key: string | null): SentDraft | null {
  const owner = keptUser()?.id ?? null;
  return all().find((sent) => sent.key === key && (sent.owner === null || sent.owner === owner)) ?? null;
}

/** The key of this tab's draft, kept across reloads; null before there is one. */
export const draftOfTab = (): string | null => {
  const key = readJson(tab, OF_TAB);
  return typeof key === 'string' ? key : null;
};

/** Assigns this tab another draft. */
export function setDraftOfTab(key: string | null): void {
  if (draftOfTab() === key) return;
  writeJson(tab, OF_TAB, key);
  tell();
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Has all listeners check again what was sent. */
export const refreshSent = (): void => tell();

/** For `useSyncExternalStore`: listens to other tabs, and to the return of a frozen tab. */
export function subscribeToSent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
