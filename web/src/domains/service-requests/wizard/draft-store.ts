import { WORK_TYPES } from '@plumbline/contract/domains/assistant/understanding.ts';
import { type Draft, emptyDraft, takenOver } from '@plumbline/contract/domains/service-requests/draft.ts';
import { EMPTY_DETAILS } from '@plumbline/contract/domains/service-requests/draft-details.ts';
import { isLike } from '../../../lib/is-like.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { keptUser, onUserChange } from '../../../lib/session.ts';

const KEY = 'plumbline.service-request-draft';
/** Increased when the shape of drafts changes. Older drafts are dropped: misread answers are worse than none. */
const VERSION = 1;
/** A draft holds a name and a phone number: it doesn't stay on a device forever. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

interface Kept {
  readonly version: number;
  readonly savedAt: number;
  readonly draft: Draft;
  /**
   * The account that was signed in when the draft was written; null for a visitor's draft, which the next account to
   * sign in takes over.
   */
  readonly owner: string | null;
}

const EMPTY: Kept = { version: VERSION, savedAt: 0, draft: emptyDraft(''), owner: null };

/** Completes what an earlier release has kept. Returns undefined for anything that can't be read. */
function keptIn(text: string): Kept | undefined {
  const stored = { ...EMPTY, ...(parsed(text) as Partial<Kept>) };
  const { details, understood } = { ...EMPTY.draft, ...stored.draft };
  const draft = {
    ...EMPTY.draft,
    ...stored.draft,
    details: { ...EMPTY_DETAILS, ...details },
    understood: understood && { ...understood, said: understood.said ?? [] },
  };
  const kept = { ...stored, draft };
  const isReadable = kept.version === VERSION && isLike(kept, EMPTY);
  return isReadable && (draft.workType === null || WORK_TYPES.includes(draft.workType)) ? kept : undefined;
}

/** The storage for drafts: `localStorage` or a compatible object. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftStore {
  get(): Draft;
  /** Changes the draft and keeps it. */
  change(edit: (draft: Draft) => Draft): void;
  /** Keeps the answers that were given before the scripts had arrived. */
  takeOver(kept: Draft): void;
  /** Forgets every answer; the next draft is another request, under another key. */
  clear(): void;
  /** Reads again what another tab has written, or that it has sent or forgotten the draft: its key is used up then. */
  reload(): void;
  /** Called after signing in or out, so that nobody sees someone else's draft. */
  changeOwner(): void;
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
}

interface DraftStoreOptions {
  /** Null where the browser allows none. Its methods may throw. */
  storage: DraftStorage | null;
  now?: () => number;
  newKey?: () => string;
  /** The account that is signed in. */
  owner?: () => string | null;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The kept draft of this device. Without storage, or when it is full, the draft lives as long as the page. */
export function createDraftStore({
  storage,
  now = Date.now,
  newKey = randomKey,
  owner = noOwner,
}: DraftStoreOptions): DraftStore {
  const listeners = new Set<() => void>();
  let draft: Draft | undefined;

  const read = (): Draft | undefined => {
    try {
      const text = storage?.getItem(KEY);
      if (!text) return undefined;
      const kept = keptIn(text);
      if (!kept || now() - kept.savedAt >= KEPT_FOR_MS) return undefined;
      return kept.owner === null || kept.owner === owner() ? kept.draft : undefined;
    } catch {
      return undefined;
    }
  };

  const write = (value: Draft) => {
    try {
      storage?.setItem(KEY, JSON.stringify({ version: VERSION, savedAt: now(), draft: value, owner: owner() }));
    } catch {
      // Private windows and full disks refuse: the draft is then kept by this page alone.
    }
  };

  const show = (value: Draft) => {
    draft = value;
    for (const listener of listeners) listener();
  };

  const get = (): Draft => {
    draft ??= read() ?? emptyDraft(newKey());
    return draft;
  };

  const readAgain = () => show(read() ?? emptyDraft(newKey()));

  const change = (edit: (draft: Draft) => Draft) => {
    const edited = edit(get());
    if (edited === draft) return;
    write(edited);
    show(edited);
  };

  return {
    get,
    change,
    takeOver: (kept) => change((onDevice) => takenOver(onDevice, kept)),
    clear: () => {
      try {
        storage?.removeItem(KEY);
      } catch {
        // Nothing was stored in that case.
      }
      show(emptyDraft(newKey()));
    },
    reload: readAgain,
    changeOwner: readAgain,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const noOwner = () => null;

const ownStorage = (): DraftStorage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** The draft of this device. */
export const draftStore: DraftStore = createDraftStore({
  storage: ownStorage(),
  owner: () => keptUser()?.id ?? null,
});

onUserChange(() => draftStore.changeOwner());

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) draftStore.reload();
  });
}
