import { localeOf } from '@plumbline/contract/kernel/language.ts';
import { language } from '../../lib/language.ts';

/** The parts of the browser's speech recognition that we use. TypeScript has no types for it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
type RecognitionConstructor = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  }
}

export interface Listener {
  onText: (text: string) => void;
  /** No speech was recognized, or the microphone is not allowed. */
  onFailure: () => void;
  /** Listening has ended, with or without a result. */
  onEnd: () => void;
}

/**
 * Listens to one utterance in the page's language. Returns a function that stops, or null where the browser can't listen.
 */
export function listen(window: Window, { onText, onFailure, onEnd }: Listener): (() => void) | null {
  const Constructor = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Constructor) return null;

  const recognition = new Constructor();
  recognition.lang = localeOf[language];
  recognition.continuous = false;
  recognition.interimResults = false;
  let heard = false;
  let failed = false;
  let stopped = false;

  recognition.onresult = ({ results }) => {
    const text = results[0]?.[0]?.transcript.trim();
    if (!text || heard) return;
    heard = true;
    onText(text);
  };
  recognition.onerror = ({ error }) => {
    failed = true;
    if (error !== 'aborted') onFailure();
  };
  recognition.onend = () => {
    // Some browsers end in silence, without an error, when nobody spoke.
    if (!heard && !failed && !stopped) onFailure();
    onEnd();
  };
  try {
    recognition.start();
  } catch {
    onFailure();
    onEnd();
  }
  return () => {
    stopped = true;
    recognition.abort();
  };
}
