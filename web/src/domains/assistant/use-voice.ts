import { useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { listen } from './speech.ts';

/** A press starts listening, another one stops it. What was said goes to `onText`; what fails says so in a toast. */
export function useVoice(onText: (text: string) => void): { readonly listening: boolean; readonly toggle: () => void } {
  const [listening, setListening] = useState(false);
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => () => stop.current?.(), []);

  const toggle = () => {
    if (listening) {
      stop.current?.();
      return;
    }
    setListening(true);
    stop.current = listen(window, {
      onText,
      onFailure: () =>
        toast({
          title: 'Voice Input Error',
          description: 'Unable to process voice input. Please try again or enter manually.',
          tone: 'destructive',
        }),
      onEnd: () => setListening(false),
    });
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
