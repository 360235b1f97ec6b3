import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { applyHead } from '../../lib/head.ts';
import { announce } from '../announcer.tsx';

export const MAIN_ID = 'main';

/** The page's heading takes the focus, else its main part: that is where reading begins. */
export function focusPage(): void {
  const main = document.getElementById(MAIN_ID);
  const heading = main?.querySelector<HTMLElement>('h1');
  const target = heading ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** On every new page: the head is made current, the title is said, the focus goes to the heading. */
export function RouteChange() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        const { title } = applyHead(toLocation.pathname);
        announce(title);
        focusPage();
      }),
    [router],
  );
  return null;
}
