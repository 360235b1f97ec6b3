import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow, inTurn, retryDelay } from './live.ts';

class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  readonly url: string;
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.all.push(this);
  }
  close() {
    this.closed = true;
  }
}

const last = () => {
  const source = FakeEventSource.all.at(-1);
  if (!source) throw new Error('Nothing was opened');
  return source;
};
const openCount = () => FakeEventSource.all.filter((source) => !source.closed).length;
const show = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.all = [];
  vi.stubGlobal('EventSource', FakeEventSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('following what happens', () => {
  it('tells of every change, and not of the first contact', () => {
    const onChange = vi.fn();
    const stop = follow('/api/live', onChange);
    last().onopen?.();
    expect(onChange).not.toHaveBeenCalled();
    last().onmessage?.();
    last().dispatchEvent(new Event('changed'));
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    expect(openCount()).toBe(0);
  });

  it('comes back after a break, waiting longer each time, and then looks what was missed', () => {
    const onChange = vi.fn();
    const stop = follow('/api/live', onChange);
    last().onerror?.();
    expect(openCount()).toBe(0);
    vi.advanceTimersByTime(1300);
    expect(openCount()).toBe(1);
    last().onerror?.();
    vi.advanceTimersByTime(1300);
    expect(openCount()).toBe(0);
    vi.advanceTimersByTime(1300);
    expect(openCount()).toBe(1);
    last().onopen?.();
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
  });

  it('rests while the page is hidden', () => {
    const onChange = vi.fn();
    const stop = follow('/api/live', onChange);
    show('hidden');
    expect(openCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(openCount()).toBe(0);
    show('visible');
    expect(openCount()).toBe(1);
    last().onopen?.();
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    show('visible');
    expect(openCount()).toBe(0);
  });

  it('polls with every try while it gets no stream, and stops once it has one', () => {
    const onChange = vi.fn();
    const stop = follow('/api/live', onChange);
    for (let failure = 1; failure < 3; failure += 1) {
      last().onerror?.();
      vi.advanceTimersByTime(5000);
    }
    expect(onChange).not.toHaveBeenCalled();
    for (let polls = 1; polls <= 4; polls += 1) {
      last().onerror?.();
      vi.advanceTimersByTime(40_000);
      expect(onChange).toHaveBeenCalledTimes(polls);
    }
    last().onopen?.();
    expect(onChange).toHaveBeenCalledTimes(5);
    vi.advanceTimersByTime(120_000);
    expect(onChange).toHaveBeenCalledTimes(5);
    stop();
  });

  it('never waits more than about half a minute', () => {
    expect(retryDelay(0, () => 0.5)).toBe(1000);
    expect(retryDelay(3, () => 0.5)).toBe(8000);
    expect(retryDelay(50, () => 1)).toBeLessThanOrEqual(37_500);
  });
});

describe('the consequences of a change', () => {
  /** Returns work that ends when the test says so. */
  const slowWork = () => {
    const ends: (() => void)[] = [];
    return { ends, work: vi.fn(() => new Promise<void>((resolve) => ends.push(resolve))) };
  };

  it('is done at once, and for all changes of the next while together once more', async () => {
    const work = vi.fn();
    const { call } = inTurn(work, 3000);
    for (let change = 0; change < 10; change += 1) call();
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2900);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledTimes(2);
    call();
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('is not begun again before it has ended, however long it takes, nor forgotten when it fails', async () => {
    const { ends, work } = slowWork();
    work.mockRejectedValueOnce(new Error('broken'));
    const { call } = inTurn(work, 500);
    call();
    await vi.advanceTimersByTimeAsync(600);
    call();
    call();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(2);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('is skipped after unsubscribing', async () => {
    const { ends, work } = slowWork();
    const { call, stop } = inTurn(work, 500);
    call();
    call();
    stop();
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(60_000);
    call();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
