import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EXPIRED, MOST_TAPS, type Outcome, type Tap } from './tap.ts';
import { createTapQueue, type TapWorld } from './tap-queue.ts';
import type { TapStore } from './tap-store.ts';

const DONE: Outcome = { status: 200, text: '{}' };
const REFUSED: Outcome = { status: 409, text: '{"code":"already-happened","message":"Taken"}' };

const aCall = (key: string, path = `/api/${key}`) => ({
  key,
  name: 'startWork',
  method: 'POST',
  path,
  body: '{}',
  language: 'en',
});

/** The storage, lock and connection that all tabs of a browser share. */
function aBrowser() {
  const taps = new Map<string, Tap>();
  const store: TapStore = {
    all: async () => [...taps.values()].toSorted((one, other) => one.at - other.at),
    put: async (tap) => void taps.set(tap.key, tap),
    take: async (key) => taps.delete(key),
  };
  const sent: string[] = [];
  const state = { online: false, owner: 'user-1' as string | null, now: 0, reply: async (_: Tap) => DONE };
  const tabs: ReturnType<typeof createTapQueue>[] = [];
  let lock = Promise.resolve();
  const openTab = () => {
    const shown = vi.fn<TapWorld['show']>();
    const count = vi.fn<TapWorld['count']>();
    const queue = createTapQueue({
      store,
      owner: () => state.owner,
      now: () => ++state.now,
      send: async (tap) => {
        if (!state.online) throw new TypeError('Failed to fetch');
        sent.push(tap.key);
        return state.reply(tap);
      },
      alone: (work) => {
        lock = lock.then(work);
        return lock;
      },
      report: (key, outcome) => {
        for (const tab of tabs) if (tab !== queue) void tab.hear(key, outcome);
      },
      grace: async () => undefined,
      show: shown,
      count,
    });
    tabs.push(queue);
    const close = () => void tabs.splice(tabs.indexOf(queue), 1);
    return { ...queue, shown, count, close };
  };
  return { state, sent, store, openTab };
}

let browser = aBrowser();
beforeEach(() => {
  browser = aBrowser();
});

describe('taps without a connection', () => {
  it('are sent once each, in their order, when there is one', async () => {
    const tab = browser.openTab();
    const outcomes = [await tab.add(aCall('one')), await tab.add(aCall('two'))];
    expect(await tab.send()).toBe(true);
    expect(tab.count).toHaveBeenLastCalledWith(2);
    browser.state.online = true;
    expect(await tab.send()).toBe(false);
    await tab.send();
    expect(browser.sent).toEqual(['one', 'two']);
    expect(await Promise.all(outcomes.map((wait) => wait()))).toEqual([DONE, DONE]);
    expect(tab.count).toHaveBeenLastCalledWith(0);
    expect(tab.shown).not.toHaveBeenCalled();
  });

  it('wait behind one that the server is too busy for', async () => {
    const tab = browser.openTab();
    await tab.add(aCall('one'));
    await tab.add(aCall('two'));
    browser.state.online = true;
    browser.state.reply = async () => ({ status: 503, text: '' });
    expect(await tab.send()).toBe(true);
    expect(browser.sent).toEqual(['one']);
    browser.state.reply = async () => DONE;
    await tab.send();
    expect(browser.sent).toEqual(['one', 'one', 'two']);
  });

  it('are sent by one tab at a time, also if all find the connection at once', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()];
    const outcome = await here.add(aCall('one'));
    browser.state.online = true;
    await Promise.all([there.send(), here.send()]);
    expect(browser.sent).toEqual(['one']);
    expect(await outcome()).toEqual(DONE);
    expect([here.shown.mock.calls, there.shown.mock.calls]).toEqual([[], []]);
  });

  it('are told of once if their page was closed, also what was refused', async () => {
    const closed = browser.openTab();
    await closed.add(aCall('one'));
    await closed.add(aCall('two'));
    closed.close();
    browser.state.online = true;
    browser.state.reply = async ({ key }) => (key === 'two' ? REFUSED : DONE);
    const later = browser.openTab();
    await later.send();
    await later.send();
    expect(later.shown).toHaveBeenCalledTimes(1);
    expect(later.shown.mock.calls[0]?.[0].map(({ key, outcome }) => [key, outcome])).toEqual([
      ['one', DONE],
      ['two', REFUSED],
    ]);
    expect(await browser.store.all()).toEqual([]);
  });

  it('are not sent again if the service worker has sent them, but told of', async () => {
    const closed = browser.openTab();
    await closed.add(aCall('one'));
    closed.close();
    const [tap] = await browser.store.all();
    await browser.store.put({ ...(tap as Tap), outcome: DONE });
    browser.state.online = true;
    const later = browser.openTab();
    await later.send();
    expect(browser.sent).toEqual([]);
    expect(later.shown).toHaveBeenCalledTimes(1);
  });

  it('count once if the same thing is tapped again', async () => {
    const tab = browser.openTab();
    const outcomes = [await tab.add(aCall('one', '/api/same')), await tab.add(aCall('two', '/api/same'))];
    browser.state.online = true;
    await tab.send();
    expect(browser.sent).toEqual(['one']);
    expect(await Promise.all(outcomes.map((wait) => wait()))).toEqual([DONE, DONE]);
  });

  it('are not sent after a day', async () => {
    const tab = browser.openTab();
    const outcome = await tab.add(aCall('one'));
    browser.state.now += 24 * 60 * 60 * 1000;
    browser.state.online = true;
    await tab.send();
    expect(browser.sent).toEqual([]);
    expect(await outcome()).toEqual(EXPIRED);
  });

  it('are at most fifty', async () => {
    const tab = browser.openTab();
    for (let at = 0; at < MOST_TAPS; at += 1) await tab.add(aCall(`tap-${at}`));
    await expect(tab.add(aCall('one-more'))).rejects.toThrow('Too many');
    expect(await browser.store.all()).toHaveLength(MOST_TAPS);
  });
});

describe("another person's taps", () => {
  it('are never sent, and deleted', async () => {
    const tab = browser.openTab();
    await tab.add(aCall('one'));
    browser.state.owner = null;
    browser.state.online = true;
    await tab.send();
    expect(browser.sent).toEqual([]);
    expect(await browser.store.all()).toEqual([]);
  });

  it('are deleted as soon as somebody signs in or out', async () => {
    const tab = browser.openTab();
    await tab.add(aCall('one'));
    browser.state.owner = 'user-2';
    await tab.add(aCall('two'));
    await tab.forgetOthers();
    expect((await browser.store.all()).map(({ key }) => key)).toEqual(['two']);
    expect(tab.count).toHaveBeenLastCalledWith(1);
  });
});
