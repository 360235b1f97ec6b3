import type { MouseEvent } from 'react';

/** Returns whether a link was clicked to follow it here, and not in a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
