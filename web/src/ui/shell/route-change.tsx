import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadHead } from '../../lib/load-head.ts';
import { announce } from '../announcer.tsx';

export const MAIN_ID = 'main';

const focus = (element: HTMLElement): void => {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** After this time, stops waiting for a heading. */
const PATIENCE_MS = 10_000;

/**
 * Moves the focus to the page's heading, where reading begins. Until there is one, the page's main element holds the
 * focus. If the focus has moved elsewhere meanwhile, the heading doesn't take it. Returns a function that stops
 * waiting.
 */
export function focusPage(): () => void {
  const main = document.getElementById(MAIN_ID);
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading) focus(heading);
  if (heading || !main) return () => undefined;

  focus(main);
  const waiting = new MutationObserver(() => {
    const arrived = main.querySelector<HTMLElement>('h1');
    if (!arrived) return;
    waiting.disconnect();
    if (document.activeElement === main) focus(arrived);
  });
  waiting.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => waiting.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    waiting.disconnect();
  };
}

/** Without a connection, the page keeps the title of the one before. */
const ignore = () => undefined;

/** After each navigation, updates the head, announces the title and focuses the heading. */
export function RouteChange() {
  const router = useRouter();
  useEffect(() => {
    let stopWaiting = () => undefined as void;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
      stopWaiting();
      stopWaiting = focusPage();
      void loadHead().then(({ applyHead }) => {
        // Meanwhile, another page may be open.
        if (router.state.location.pathname === toLocation.pathname) announce(applyHead(toLocation.pathname).title);
      }, ignore);
    });
    return () => {
      unsubscribe();
      stopWaiting();
    };
  }, [router]);
  return null;
}
