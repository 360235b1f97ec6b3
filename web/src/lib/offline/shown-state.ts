/** What the frame around every page reads from the document's element, without loading more code. */
const { dataset } = document.documentElement;

function note(name: 'copied' | 'waiting', value: string): void {
  if (value === (dataset[name] ?? '')) return;
  dataset[name] = value;
  dispatchEvent(new Event('noted'));
}

/** Notes how many calls wait for a connection. */
export const noteWaiting = (count: number): void => note('waiting', count > 0 ? String(count) : '');

/** Notes as of when the oldest copy is that the page shows; '' if the server replies again. */
export const noteCopied = (at: string): void => note('copied', at);

/** Calls `listener` when something is noted. Returns a function that unsubscribes. */
export function onNoted(listener: () => void): () => void {
  addEventListener('noted', listener);
  return () => removeEventListener('noted', listener);
}

/** Returns as of when the oldest copy is that the page shows, ISO 8601; '' if all of it is current. */
export const shownAsOf = (): string => dataset.copied ?? '';

/** Returns how many calls wait for a connection. */
export const countWaiting = (): number => Number(dataset.waiting ?? 0);
