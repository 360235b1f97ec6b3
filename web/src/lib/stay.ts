import { type Stay, stayAt } from '@plumbline/contract/domains/leads/stay.ts';
import { STAY_PATH } from '@plumbline/contract/domains/leads/stay-address.ts';
import { splitPath } from '@plumbline/contract/kernel/language.ts';
import { keptUser } from './session.ts';

/** Storage key of a visitor's last stay. Contractors who are signed in have theirs in the account, for all devices. */
const KEY = 'plumbline.stay';
const NOTED_EVERY_MS = 60_000;
/** The parts of pages that mark what is new listen to this (`new-since.ts`). */
export const NEW_SINCE_CHANGED = 'new-since';

/** Returns since when projects are new to the reader; null if none is, or it isn't known yet. */
export const keptNewSince = (): string | null => document.documentElement.dataset.newSince ?? null;

/** Says since when projects are new to the reader. */
export function keepNewSince(since: string | null): void {
  const { dataset } = document.documentElement;
  if (since === null) delete dataset.newSince;
  else dataset.newSince = since;
  dispatchEvent(new Event(NEW_SINCE_CHANGED));
}

let noted = { at: 0, by: '' };

/** Returns whether the account, rather than this browser, knows when the reader was here last. */
export const isInAccount = (): boolean => keptUser()?.role === 'craftsman';

const momentIn = (kept: unknown): Date | null => {
  const moment = new Date(typeof kept === 'string' ? kept : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
};

/** Returns this browser's last stay; null if there was none, or it can't be read. */
export function keptStay(): Stay | null {
  try {
    const { newSince, activeAt } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const active = momentIn(activeAt);
    return active && { newSince: momentIn(newSince), activeAt: active };
  } catch {
    return null;
  }
}

/** Returns whether the reader has looked at projects before, as far as this browser knows. */
export const hasStayed = (): boolean => isInAccount() || keptStay() !== null;

function keepStay(): string | null {
  const stay = stayAt(keptStay(), new Date());
  try {
    localStorage.setItem(KEY, JSON.stringify(stay));
  } catch {
    // Storage is unavailable, so nothing will be new next time.
  }
  return stay.newSince?.toISOString() ?? null;
}

async function askServer(): Promise<string | null> {
  const response = await fetch(STAY_PATH, { method: 'POST', credentials: 'include' });
  if (!response.ok) return keptNewSince();
  return ((await response.json()) as { newSince: string | null }).newSince;
}

/** Notes that the reader looks at projects, at most once a minute. */
async function recordStay(): Promise<void> {
  const [at, by] = [Date.now(), keptUser()?.id ?? ''];
  if (by === noted.by && at - noted.at < NOTED_EVERY_MS) return;
  noted = { at, by };
  // Without a connection, the page shows what it knew.
  keepNewSince(isInAccount() ? await askServer().catch(keptNewSince) : keepStay());
}

const ACTIVITY = ['pointerdown', 'keydown', 'scroll', 'pageshow'] as const;
/** The pages with projects. */
const WITH_PROJECTS = /^\/(?:map|plumbing|projects)(?:\/|$)/;

/** Notes that the reader looks at projects, if the page that they are on shows some. */
export function noteStay(): void {
  if (WITH_PROJECTS.test(splitPath(location.pathname)[1])) void recordStay();
}

/** Keeps the reader's stay going with whatever they do. */
export function startStay(): void {
  for (const name of ACTIVITY) addEventListener(name, noteStay, { passive: true });
}
