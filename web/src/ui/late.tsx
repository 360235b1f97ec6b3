import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { repeatEarlyPressIn } from '../lib/early-press.ts';

/**
 * A part of a page whose code arrives after the page's own. The server renders it with the page, so it can be pressed
 * before it can answer: the button is then kept, and pressed again.
 */
export function Late({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Arriving>{children}</Arriving>
    </Suspense>
  );
}

function Arriving({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What it measures of itself when it arrives is drawn first. Until then a map, for example, doesn't move.
    const drawn = setTimeout(() => {
      const { current } = part;
      if (current === null) return;
      current.removeAttribute('data-late');
      repeatEarlyPressIn(current);
    });
    return () => clearTimeout(drawn);
  }, []);
  return (
    <div ref={part} className="contents" data-late="">
      {children}
    </div>
  );
}
