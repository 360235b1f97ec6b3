/** `public/early-press.js`, which runs before the first paint, defines it in pages that the server has rendered. */
declare global {
  // oxlint-disable-next-line no-var
  var takeEarlyPress: (() => HTMLElement | null) | undefined;
}

/** By then, someone would have pressed it again. */
const LIMIT_MS = 10_000;

/** React marks elements when it takes them over, which it does part by part. */
const isTakenOver = (element: HTMLElement): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** Presses the button again that a visitor pressed before the app had taken over the rendered page. */
export function repeatEarlyPress(): void {
  const button = globalThis.takeEarlyPress?.();
  if (!button) return;
  const end = performance.now() + LIMIT_MS;
  const tryAgain = () => {
    if (!button.isConnected || performance.now() > end) return;
    if (isTakenOver(button)) button.click();
    else requestAnimationFrame(tryAgain);
  };
  tryAgain();
}
