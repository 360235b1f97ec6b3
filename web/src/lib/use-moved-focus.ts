import { type RefObject, useEffect, useRef, useState } from 'react';

/** A closing dialog returns the focus to the element that opened it. Only after that can the focus be moved. */
const AFTER_DIALOG_MS = 60;

/**
 * Moves the focus to the outcome of an action. After `move` is called, the focus goes to the element with the ref as
 * soon as it exists. The pressed button has often disappeared by then, and the focus would be lost with it.
 */
export function useMovedFocus(): [target: RefObject<HTMLElement | null>, move: () => void] {
  const ref = useRef<HTMLElement>(null);
  const due = useRef(false);
  const [, setMoves] = useState(0);

  // Runs on every commit, because the element may appear only after a refetch.
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
