import { useEffect, useRef, useState } from 'react';
import { site } from '../../lib/site.ts';
import { toast } from '../../ui/toast-store.ts';
import { transcribe } from './api.ts';
import { record } from './record.ts';
import { type Listener, listen } from './speech.ts';

/**
 * A press starts listening, another one stops it. What was said goes to `onText`; what fails says so in a toast. Where
 * the browser can't listen, it records for a server that can, if there is one.
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
          title: 'Voice Input Error',
          description: 'Unable to process voice input. Please try again or enter manually.',
          tone: 'destructive',
        }),
      onEnd: () => setListening(false),
    };
    stop.current =
      listen(window, listener) ?? (site.transcribes ? record(window, listener, transcribe, left.current.signal) : null);
    if (stop.current) return;
    setListening(false);
    toast({
      title: 'Voice Input Not Supported',
      description: 'Voice input is not supported in this browser. Please enter details manually.',
      tone: 'destructive',
    });
  };

  return { listening, toggle };
}
