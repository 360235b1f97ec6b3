import { CLAIMS_ROUTE, LOGOUT_ROUTE, ME_ROUTE } from '@plumbline/contract/domains/accounts/pages.ts';
import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';
import { forgetHeldRequests, heldRequests, holdRequest } from './held-requests.ts';

/**
 * Who is signed in, as far as this browser knows. The session itself is a cookie that no script can read; what is kept
 * here is the user alone, so that pages know whom they are for before the server has answered.
 */
const KEY = 'plumbline.user';

const listeners = new Set<() => void>();
const changeListeners = new Set<(user: User | null) => void>();
const endingListeners = new Set<(isEnding: boolean) => void>();
/** Undefined until it was looked for. */
let current: User | null | undefined;
/** The last one there was: what a page goes on showing while it is being left. */
let latest: User | null = null;

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'firstName', 'lastName', 'email', 'role', 'language'].every(
    (name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string',
  );

const read = (): User | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isUser(kept) ? kept : null;
  } catch {
    return null;
  }
};

function show(user: User | null): void {
  const isAnother = keptUser()?.id !== user?.id;
  current = user;
  if (user) latest = user;
  for (const listener of listeners) listener();
  if (isAnother) for (const listener of changeListeners) listener(user);
}

/** The user that this browser keeps; null when nobody is signed in, as far as it knows. */
export function keptUser(): User | null {
  if (current === undefined) {
    current = read();
    if (current) latest = current;
  }
  return current;
}

/** Shows and keeps who is signed in from now on, in every tab; null forgets it. */
export function keepUser(user: User | null): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, this page remembers until it is reloaded, and then asks the server.
  }
  show(user);
}

/** Calls back when somebody else is signed in than before, or nobody any more. Returns a function that ends it. */
export function onUserChange(listener: (user: User | null) => void): () => void {
  changeListeners.add(listener);
  return () => {
    changeListeners.delete(listener);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Who is signed in, current on every change; null for visitors, and where pages are rendered ahead. */
export const useUser = (): User | null => useSyncExternalStore(subscribe, keptUser, () => null);

const lastUser = (): User => {
  const user = keptUser() ?? latest;
  if (!user) throw new Error('This page is for people who are signed in: its route needs requireUser');
  return user;
};

/** The same on a page whose route calls `requireUser`: there is always somebody, also while the page is being left. */
export const useSignedInUser = (): User => useSyncExternalStore(subscribe, lastUser);

/** A visitor's browser holds the link of a request: it is theirs once they sign in. Who is signed in has theirs. */
export function rememberRequest(requestId: string): void {
  if (!keptUser()) holdRequest(requestId);
}

/** A call that needs nothing of the contract's schemas, so that it can be made from the landing page. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** What was done before signing in goes to the account. A failure is none of the user's business: links still work. */
async function claimHeld(): Promise<void> {
  const serviceRequestIds = heldRequests();
  if (serviceRequestIds.length === 0) return;
  const body = JSON.stringify({ serviceRequestIds });
  await ask(CLAIMS_ROUTE, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).then(
    forgetHeldRequests,
    () => undefined,
  );
}

let isEnding = false;
/** Cancels the request in flight that asks who is signed in. */
let question = new AbortController();

async function askServer(): Promise<User | null> {
  const before = keptUser();
  question = new AbortController();
  let user: User | null;
  try {
    user = (await (await ask(ME_ROUTE, { signal: question.signal })).json()) as User;
  } catch (error) {
    if (isEnding) return keptUser();
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    user = null;
  }
  // Whoever has signed in or out meanwhile knows better.
  if (keptUser() !== before) return keptUser();
  keepUser(user);
  if (user && !before) await claimHeld();
  return user;
}

let asking: Promise<User | null> | undefined;

/**
 * Asks the server who is signed in, and keeps the answer. Who comes from Google is met here for the first time: their
 * requests are claimed then. Rejects when there is no answer, with what was kept still kept.
 */
export function verifiedUser(): Promise<User | null> {
  // The server would refuse to answer, and the page being left would redirect to signing in.
  if (isEnding) return Promise.resolve(keptUser());
  asking ??= askServer().finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Calls back with true before the server is told to end the session, and with false afterwards, whether or not it did.
 * Returns a function that unsubscribes.
 */
export function onSessionEnding(listener: (isEnding: boolean) => void): () => void {
  endingListeners.add(listener);
  return () => {
    endingListeners.delete(listener);
  };
}

function setEnding(value: boolean): void {
  isEnding = value;
  for (const listener of endingListeners) listener(value);
}

/**
 * Ends the session at the server, calls `leave` to navigate away from pages only the user may see, and then forgets the
 * user. No requests go out in between, since they would be refused. Rejects when the server did not end it: the user is
 * still signed in then.
 */
export async function endSession(leave: () => Promise<void>): Promise<void> {
  setEnding(true);
  question.abort();
  try {
    await ask(LOGOUT_ROUTE, { method: 'POST' });
    await leave();
    keepUser(null);
  } finally {
    setEnding(false);
  }
}

const LATER_MS = 1500;

/** Other tabs follow, and what is kept is checked once the page is there. Asks nothing for visitors. */
export function startSession(): void {
  const check = () => {
    if (keptUser()) verifiedUser().catch(() => undefined);
  };
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) show(read());
  });
  // A page that comes back out of the browser's memory has heard of nothing.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    show(read());
    check();
  });
  setTimeout(check, LATER_MS);
}
