import { type RefObject, useEffect, useRef, useState } from 'react';

/** A closing dialog gives the focus back to what had opened it; only then can it be moved on. */
const AFTER_DIALOG_MS = 60;

/**
 * For what a person did and what came of it: once `move` was called, the focus goes to the element that holds the ref,
 * as soon as it is there. A button that has done its work is often gone by then, and the focus would be lost with it.
 */
export function useMovedFocus(): [target: RefObject<HTMLElement | null>, move: () => void] {
  const ref = useRef<HTMLElement>(null);
  const due = useRef(false);
  const [, setMoves] = useState(0);

  // On every commit: the element may come only with the reply that is read after the act.
  useEffect(() => {
    if (!due.current || !ref.current) return;
    due.current = false;
    setTimeout(() => ref.current?.focus(), AFTER_DIALOG_MS);
  });

  const move = () => {
    due.current = true;
    setMoves((count) => count + 1);
  };
  return [ref, move];
}
