import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.tsx';

/** Says a sentence politely when it changes while the page is open; what the page opened with is not repeated. */
export function useAnnounced(sentence: string | undefined): void {
  const last = useRef(sentence);
  useEffect(() => {
    if (sentence === undefined || sentence === last.current) return;
    if (last.current !== undefined) announce(sentence);
    last.current = sentence;
  }, [sentence]);
}
