import { useEffect } from 'react';

/** `public/early-press.js`, which runs before the first paint, defines it in pages that the server has rendered. */
declare global {
  // oxlint-disable-next-line no-var
  var earlyPress:
    | {
        /** From now on, buttons that submit forms are kept, too. */
        keepAll: () => void;
        /** From now on, only buttons of late parts are kept. Returns the last one of the rest. */
        take: () => HTMLElement | null;
        /** Returns the last one in a late part that can answer now, or one that React has replaced meanwhile. */
        takeIn: (part: HTMLElement) => HTMLElement | null;
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
  press(globalThis.earlyPress?.take());
}

function press(button: HTMLElement | null | undefined): void {
  if (button?.isConnected) button.click();
}

/** Presses the button that a visitor pressed in a part of the page before its code had arrived. */
export function repeatEarlyPressIn(part: HTMLElement): void {
  const button = globalThis.earlyPress?.takeIn(part);
  if (button) press([...part.querySelectorAll('button')].find((each) => each === button || isTwin(each, button)));
}

/** React draws a part anew if the page changes before its code has arrived. */
const isTwin = (one: HTMLElement, other: HTMLElement): boolean =>
  !other.isConnected && one.ariaLabel === other.ariaLabel && one.textContent === other.textContent;

/**
 * For pages: presses that button as soon as they can answer. The app takes over part by part, and a press on a part that
 * still waits for its code would be lost.
 */
export const useEarlyPress = (): void => useEffect(() => repeatEarlyPress(), []);
