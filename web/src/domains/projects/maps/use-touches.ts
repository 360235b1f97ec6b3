import { type RefObject, useEffect, useState } from 'react';

/** The hint stays this long after one finger has moved. */
const HINT_MS = 2000;

/**
 * Keeps the page from scrolling and zooming under two fingers on a map, and under one while the map is held. Returns whether
 * one finger has just moved on a map that isn't held.
 */
export function useTouches(ref: RefObject<HTMLElement | null>, isHeld: boolean): boolean {
  const [isHinting, setHinting] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1 || (isHeld && event.type === 'touchmove')) {
        clearTimeout(timer);
        setHinting(false);
        if (event.cancelable) event.preventDefault();
        return;
      }
      if (event.type !== 'touchmove') return;
      setHinting(true);
      clearTimeout(timer);
      timer = setTimeout(() => setHinting(false), HINT_MS);
    };
    // React listens passively, where a page can't be kept from scrolling.
    const options = { passive: false };
    element.addEventListener('touchstart', touch, options);
    element.addEventListener('touchmove', touch, options);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchmove', touch);
    };
  }, [ref, isHeld]);
  return isHinting && !isHeld;
}
