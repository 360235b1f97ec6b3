import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.tsx';

/** Announces a sentence politely when it changes, but not its initial value. */
export function useAnnounced(sentence: string | undefined): void {
  const last = useRef(sentence);
  useEffect(() => {
    if (sentence === undefined || sentence === last.current) return;
    if (last.current !== undefined) announce(sentence);
    last.current = sentence;
  }, [sentence]);
}
