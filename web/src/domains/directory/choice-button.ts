import type { MouseEvent } from 'react';

/** The search parameter that says whom to ask: a contractor's id, `BEST` or `OPEN`. */
const ASK = 'ask';
/** The best matches. */
export const BEST = 'best';
/** Nobody: contractors come to the customer. */
export const OPEN = 'open';

/**
 * Returns the props of a button that asks before anything is chosen: in a dialog, or without scripts on the page that
 * the form around the button leads to.
 */
export const asksAbout = (about: string, ask: () => void) =>
  ({
    name: ASK,
    value: about,
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      ask();
    },
  }) as const;
