import { describe, expect, it, vi } from 'vitest';
import { listen } from './speech.ts';

/** A fake browser recognizer, controlled by the test. */
class FakeRecognition {
  static latest: FakeRecognition;
  lang = '';
  continuous = true;
  interimResults = true;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  constructor() {
    FakeRecognition.latest = this;
  }
  start() {}
  abort() {
    this.onerror?.({ error: 'aborted' });
    this.onend?.();
  }
}

const begin = () => {
  const heard = { onText: vi.fn(), onFailure: vi.fn(), onEnd: vi.fn() };
  const stop = listen({ webkitSpeechRecognition: FakeRecognition } as unknown as Window, heard);
  return { ...heard, stop, recognition: FakeRecognition.latest };
};

describe('listening', () => {
  it('takes one utterance in US English without interim results', () => {
    const { recognition } = begin();
    expect(recognition).toMatchObject({ lang: 'en-US', continuous: false, interimResults: false });
  });

  it('hands on what was said, once', () => {
    const { recognition, onText, onEnd, onFailure } = begin();
    recognition.onresult?.({ results: [[{ transcript: ' the faucet leaks ' }]] });
    recognition.onresult?.({ results: [[{ transcript: 'again' }]] });
    recognition.onend?.();
    expect(onText.mock.calls).toEqual([['the faucet leaks']]);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('fails when the microphone may not be used, and when nobody spoke', () => {
    const refused = begin();
    refused.recognition.onerror?.({ error: 'not-allowed' });
    refused.recognition.onend?.();
    expect(refused.onFailure).toHaveBeenCalledOnce();
    const silent = begin();
    silent.recognition.onend?.();
    expect(silent.onFailure).toHaveBeenCalledOnce();
  });

  it('is not a failure if the person stops it', () => {
    const { stop, onFailure, onEnd } = begin();
    stop?.();
    expect(onFailure).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is not possible where the browser has no recognizer', () => {
    expect(listen({} as Window, { onText: vi.fn(), onFailure: vi.fn(), onEnd: vi.fn() })).toBeNull();
  });
});
