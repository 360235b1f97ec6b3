import { useEffect } from 'react';

/** `public/early-press.js`, which runs before the first paint, defines it in pages that the server has rendered. */
declare global {
  // oxlint-disable-next-line no-var
  var earlyPress:
    | {
        /** From now on, buttons that submit forms are kept, too. */
        keepAll: () => void;
        /** Stops keeping buttons, and returns the last one. */
        take: () => HTMLElement | null;
      }
    | undefined;
}

/** After this time, a button is pressed again even if its page has not said that it can answer. */
const LATEST_MS = 5000;

/** Keeps every button that is pressed until the page can answer, but not for long: its code may never arrive. */
export function keepEarlyPress(): void {
  globalThis.earlyPress?.keepAll();
  setTimeout(repeatEarlyPress, LATEST_MS);
}

/** Presses the button that a visitor pressed before the app had taken over the rendered page. */
function repeatEarlyPress(): void {
  const button = globalThis.earlyPress?.take();
  globalThis.earlyPress = undefined;
  if (button?.isConnected) button.click();
}

/**
 * For pages: presses that button as soon as they can answer. The app takes over part by part, and a press on a part that
 * still waits for its code would be lost.
 */
export const useEarlyPress = (): void => useEffect(() => repeatEarlyPress(), []);
