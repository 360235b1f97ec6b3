import { useEffect, useEffectEvent } from 'react';

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Waits between tries: 1 s, doubling, at most 30 s, a little uneven so that clients don't return all at once. */
export const retryDelay = (attempt: number, random: () => number = Math.random): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt) * (0.75 + random() * 0.5);

/** After this many failures in a row, every further try also counts as a change. */
const FAILURES_BEFORE_POLLING = 3;

/**
 * Follows server-sent events at `url`; returns a function that stops. Reconnects by itself, pauses while hidden. While
 * no stream is available (the server refuses more of them, or a proxy cuts them), it calls `onChange` with every try
 * instead: at most about once in half a minute.
 */
export function follow(url: string, onChange: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  /** After a gap something may have been missed: the first contact then counts as a change. */
  let missed = false;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  const open = () => {
    close();
    source = new EventSource(url, { withCredentials: true });
    source.onopen = () => {
      attempt = 0;
      if (missed) onChange();
      missed = false;
    };
    source.onmessage = onChange;
    source.addEventListener('changed', onChange);
    source.onerror = () => {
      close();
      missed = true;
      timer = setTimeout(tryAgain, retryDelay(attempt));
      attempt += 1;
    };
  };

  const tryAgain = () => {
    open();
    if (attempt >= FAILURES_BEFORE_POLLING) onChange();
  };

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      close();
      missed = true;
    } else if (!source) {
      attempt = 0;
      open();
    }
  };

  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState !== 'hidden') open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}

/**
 * Does `work` at once when called, then at most every `pauseMs`, and never again before it has ended: calls meanwhile
 * together are one more. `stop` forgets that one.
 */
export function inTurn(work: () => unknown, pauseMs: number) {
  let isBusy = false;
  let isWanted = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    isBusy = true;
    isWanted = false;
    try {
      const pause = new Promise((resolve) => (timer = setTimeout(resolve, pauseMs)));
      await Promise.all([work(), pause]);
    } catch {
      // Whoever asked shows what went wrong; the next change is another try.
    }
    isBusy = false;
    if (isWanted && !isStopped) void run();
  };
  return {
    call: () => {
      if (isBusy) isWanted = true;
      else if (!isStopped) void run();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Calls `onChange` whenever the server says that what `url` stands for has changed. Without a URL it does nothing.
 * Of many changes in a row the first and the last are told, and some between: one every `pauseMs` at most, and none
 * while the promise of the one before is open, so that what is read for one change is not cut off by the next.
 */
export function useLive(url: string | undefined, onChange: () => unknown, pauseMs = 0): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (!url) return undefined;
    const telling = inTurn(() => changed(), pauseMs);
    const unfollow = follow(url, telling.call);
    return () => {
      unfollow();
      telling.stop();
    };
  }, [url, pauseMs]);
}
