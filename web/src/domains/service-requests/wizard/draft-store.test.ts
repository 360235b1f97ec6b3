import { withWorkType } from '@plumbline/contract/domains/service-requests/draft.ts';
import { describe, expect, it, vi } from 'vitest';
import { createDraftStore, type DraftStorage } from './draft-store.ts';

const DAY = 24 * 60 * 60 * 1000;

const inMemory = (): DraftStorage & { readonly values: Map<string, string> } => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

const only = (storage: ReturnType<typeof inMemory>): [string, string] => {
  const [entry] = storage.values;
  if (!entry) throw new Error('nothing is kept');
  return entry;
};

describe('the draft of a device', () => {
  it('is there again after a reload, with the same submission key', () => {
    const storage = inMemory();
    const before = createDraftStore({ storage });
    before.change((draft) => withWorkType(draft, 'hvac'));
    const after = createDraftStore({ storage });
    expect(after.get().workType).toBe('hvac');
    expect(after.get().submissionKey).toBe(before.get().submissionKey);
  });

  it('leaves nothing on the device once cleared, and the next one has another key', () => {
    const storage = inMemory();
    const store = createDraftStore({ storage });
    store.change((draft) => withWorkType(draft, 'hvac'));
    const first = store.get().submissionKey;
    store.clear();
    expect(storage.values.size).toBe(0);
    expect(store.get().workType).toBeNull();
    expect(store.get().submissionKey).not.toBe(first);
  });

  it.each([
    ['not JSON', () => '{'],
    ['of another version', (kept: string) => kept.replace(/"version":\d+/, '"version":99')],
    ['with a work type nobody knows', (kept: string) => kept.replace('"hvac"', '"alchemy"')],
  ])('starts anew from what is %s', (_what, damage) => {
    const storage = inMemory();
    createDraftStore({ storage }).change((draft) => withWorkType(draft, 'hvac'));
    const [key, kept] = only(storage);
    storage.values.set(key, damage(kept));
    expect(createDraftStore({ storage }).get().workType).toBeNull();
  });

  it("is a visitor's until somebody signs in, and then nobody else's", () => {
    const storage = inMemory();
    let owner: string | null = null;
    const store = createDraftStore({ storage, owner: () => owner });
    const signIn = (who: string | null) => {
      owner = who;
      store.changeOwner();
      return store.get().workType;
    };
    store.change((draft) => withWorkType(draft, 'hvac'));
    expect(signIn('us_ana')).toBe('hvac');
    store.change((draft) => withWorkType(draft, 'plumbing'));
    expect(signIn(null)).toBeNull();
    expect(signIn('us_bo')).toBeNull();
    expect(signIn('us_ana')).toBe('plumbing');
  });

  it('is forgotten after thirty days', () => {
    const storage = inMemory();
    createDraftStore({ storage, now: () => 0 }).change((draft) => withWorkType(draft, 'hvac'));
    expect(createDraftStore({ storage, now: () => 29 * DAY }).get().workType).toBe('hvac');
    expect(createDraftStore({ storage, now: () => 30 * DAY }).get().workType).toBeNull();
  });

  it('lives as long as the page where the browser refuses to keep it', () => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
    const store = createDraftStore({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    store.change((draft) => withWorkType(draft, 'hvac'));
    expect(store.get().workType).toBe('hvac');
    store.clear();
    expect(store.get().workType).toBeNull();
  });

  it('follows what another tab has written', () => {
    const storage = inMemory();
    const here = createDraftStore({ storage });
    const listener = vi.fn();
    here.subscribe(listener);
    here.get();
    createDraftStore({ storage }).change((draft) => withWorkType(draft, 'electrical'));
    here.reload();
    expect(here.get().workType).toBe('electrical');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is over here too once another tab has sent it: what is asked for next is another request', () => {
    const storage = inMemory();
    const here = createDraftStore({ storage });
    here.change((draft) => withWorkType(draft, 'hvac'));
    const sent = here.get().submissionKey;
    createDraftStore({ storage }).clear();
    here.reload();
    expect(here.get().workType).toBeNull();
    expect(here.get().submissionKey).not.toBe(sent);
  });
});
