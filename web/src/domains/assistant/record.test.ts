import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RecordingBrowser, record } from './record.ts';

afterEach(() => void vi.useRealTimers());

/** A fake browser recorder that hears one word, controlled by the test. */
class FakeRecorder {
  static isTypeSupported = (type: string) => type === 'audio/mp4';
  state = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  onerror: (() => void) | null = null;
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['drip']) });
    this.onstop?.();
  }
}

function begin(given: { said?: string; refused?: boolean; fails?: boolean; devices?: boolean } = {}) {
  const released = vi.fn();
  const heard = { onText: vi.fn(), onFailure: vi.fn(), onEnd: vi.fn() };
  const getUserMedia = async () => {
    if (given.refused) throw new DOMException('', 'NotAllowedError');
    return { getTracks: () => [{ stop: released }] };
  };
  const browser = {
    navigator: given.devices === false ? {} : { mediaDevices: { getUserMedia } },
    MediaRecorder: FakeRecorder,
  } as unknown as RecordingBrowser;
  const sent: Blob[] = [];
  const transcribe = async (recording: Blob) => {
    sent.push(recording);
    if (given.fails) throw new Error('503');
    return given.said ?? 'My faucet drips';
  };
  const leaving = new AbortController();
  const stop = record(browser, heard, transcribe, leaving.signal);
  return { ...heard, stop, sent, released, leave: () => leaving.abort() };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('recording', () => {
  it('sends what was said when it is stopped, and hands on the text', async () => {
    const { stop, sent, released, onText, onEnd, onFailure } = begin();
    await settle();
    expect(sent).toEqual([]);
    stop?.();
    await settle();
    expect(await sent[0]?.text()).toBe('drip');
    expect(sent[0]?.type).toBe('audio/mp4');
    expect(onText.mock.calls).toEqual([['My faucet drips']]);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onFailure).not.toHaveBeenCalled();
    expect(released).toHaveBeenCalledOnce();
  });

  it('ends by itself after a minute', async () => {
    vi.useFakeTimers();
    const { onText } = begin();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(onText).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onText).toHaveBeenCalledOnce();
  });

  it.each([
    ['the microphone may not be used', { refused: true }],
    ['nothing was said', { said: '' }],
    ['the server fails', { fails: true }],
  ])('fails when %s', async (_, given) => {
    const { stop, onFailure, onEnd, onText } = begin(given);
    await settle();
    stop?.();
    await settle();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onText).not.toHaveBeenCalled();
  });

  it('is not a failure if it is stopped before the microphone is ready', async () => {
    const { stop, sent, onFailure, onEnd } = begin();
    stop?.();
    await settle();
    expect(sent).toEqual([]);
    expect(onFailure).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('sends nothing when the page is left', async () => {
    const { leave, sent, released, onText, onFailure, onEnd } = begin();
    await settle();
    leave();
    await settle();
    expect(sent).toEqual([]);
    expect(released).toHaveBeenCalledOnce();
    for (const told of [onText, onFailure, onEnd]) expect(told).not.toHaveBeenCalled();
  });

  it('is not possible everywhere', () => {
    expect(begin({ devices: false }).stop).toBeNull();
  });
});
