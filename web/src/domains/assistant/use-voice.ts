import { useEffect, useRef, useState } from 'react';
import { here } from '../../lib/language.ts';
import { site } from '../../lib/site.ts';
import { toast } from '../../ui/toast-store.ts';
import { transcribe } from './api.ts';
import { assistantWords } from './assistant.words.ts';
import { record } from './record.ts';
import { type Listener, listen } from './speech.ts';

const words = here(assistantWords);

/**
 * Starts listening on one press and stops on the next. `onText` gets the transcript, and a toast reports a failure. If
 * the browser can't listen, records for a server that transcribes, if there is one.
 */
export function useVoice(onText: (text: string) => void): { readonly listening: boolean; readonly toggle: () => void } {
  const [listening, setListening] = useState(false);
  const stop = useRef<(() => void) | null>(null);

  const left = useRef(new AbortController());

  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => {
      leaving.abort();
      stop.current?.();
    };
  }, []);

  const toggle = () => {
    if (listening) {
      stop.current?.();
      return;
    }
    setListening(true);
    const listener: Listener = {
      onText,
      onFailure: () =>
        toast({
          title: words.voiceFailed.title,
          description: words.voiceFailed.text,
          tone: 'destructive',
        }),
      onEnd: () => setListening(false),
    };
    stop.current =
      listen(window, listener) ?? (site.transcribes ? record(window, listener, transcribe, left.current.signal) : null);
    if (stop.current) return;
    setListening(false);
    toast({
      title: words.noVoice.title,
      description: words.noVoice.text,
      tone: 'destructive',
    });
  };

  return { listening, toggle };
}
