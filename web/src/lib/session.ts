import { CLAIMS_ROUTE, LOGOUT_ROUTE, ME_ROUTE } from '@plumbline/contract/domains/accounts/pages.ts';
import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';
import { forgetHeldRequests, heldRequests, holdRequest } from './held-requests.ts';
import { serverScope } from './server-scope.ts';
import { renderedViewer } from './viewer.ts';

/**
 * Storage key of the signed-in user, as far as this browser knows. The session is a cookie that scripts can't read.
 * Only the user is stored, so that pages can be shown before the server has responded.
 */
const KEY = 'plumbline.user';

const listeners = new Set<() => void>();
const changeListeners = new Set<(user: User | null) => void>();
const endingListeners = new Set<(isEnding: boolean) => void>();
/** Undefined until storage was read. */
let current: User | null | undefined;
/** The last signed-in user, which a page keeps showing while it is being left. */
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

/** Returns the stored user; null if nobody is signed in, as far as this browser knows. */
export function keptUser(): User | null {
  if (import.meta.env.SSR) return serverScope().viewer ?? null;
  if (current === undefined) {
    // The server knows better than storage who asked for this page.
    current = renderedViewer() === undefined ? read() : (renderedViewer() ?? null);
    if (current) latest = current;
  }
  return current;
}

/** Stores the signed-in user and shows it in every tab; null removes it. */
export function keepUser(user: User | null): void {
  // The server keeps nobody: it renders pages for many people at the same time.
  if (import.meta.env.SSR) return;
  store(user);
  show(user);
}

function store(user: User | null): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable. This page remembers the user until it is reloaded, and then asks the server.
  }
}

/** Calls `listener` when a different user signs in, or the user signs out. Returns a function that unsubscribes. */
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

/** The user on the page as it arrived: nobody on pages that are rendered as anyone sees them. */
const arrivedUser = (): User | null => (import.meta.env.SSR ? keptUser() : (renderedViewer() ?? null));

/** Returns the signed-in user and rerenders on changes; null for visitors and on pages that are rendered for anyone. */
export const useUser = (): User | null => useSyncExternalStore(subscribe, keptUser, arrivedUser);

const lastUser = (): User => {
  const user = keptUser() ?? latest;
  if (!user) throw new Error('This page is for people who are signed in: its route needs requireUser');
  return user;
};

/**
 * Like `useUser`, for pages whose route calls `requireUser`. There is always a user, even while the page is being left.
 */
export const useSignedInUser = (): User => useSyncExternalStore(subscribe, lastUser, () => arrivedUser() ?? lastUser());

/**
 * Remembers a visitor's request, so that it becomes theirs at sign-in. A signed-in user's request is already theirs.
 */
export function rememberRequest(requestId: string): void {
  if (!keptUser()) holdRequest(requestId);
}

/** Calls the server without the contract's schemas, so that the landing page can use it. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** Adds the requests from before the sign-in to the account. Failures aren't shown, because the links still work. */
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
  // Someone has signed in or out since, which is newer than this response.
  if (keptUser() !== before) return keptUser();
  keepUser(user);
  if (user && !before) await claimHeld();
  return user;
}

let asking: Promise<User | null> | undefined;

/**
 * Asks the server who is signed in, and stores the answer. People who return from Google are first recognized here, so
 * this claims their requests. Rejects if the server can't be reached, and keeps the stored user then.
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

/**
 * Stores the user for whom the server rendered this page, or that there is none. Returns whether this browser didn't know
 * the user yet, as after signing in with Google. Then this claims the visitor's requests.
 */
function adoptViewer(viewer: User | null): boolean {
  const isNew = viewer !== null && read() === null;
  store(viewer);
  if (isNew) void claimHeld();
  return isNew;
}

/**
 * Follows other tabs, and checks the stored user once the page has loaded, unless the server has just said who it is.
 * Sends no request for visitors. Returns whether the page is the first one that a user sees after signing in.
 */
export function startSession(): boolean {
  const check = () => {
    if (keptUser()) verifiedUser().catch(() => undefined);
  };
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) show(read());
  });
  // A page restored from the back-forward cache has missed all changes.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    show(read());
    check();
  });
  const viewer = renderedViewer();
  if (viewer !== undefined) return adoptViewer(viewer);
  setTimeout(check, LATER_MS);
  return false;
}
