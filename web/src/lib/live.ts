import { useEffect, useEffectEvent } from 'react';

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** The delay before a retry: 1 s, doubling up to 30 s, with some jitter so that clients don't reconnect all at once. */
export const retryDelay = (attempt: number, random: () => number = Math.random): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt) * (0.75 + random() * 0.5);

/** After this many failures in a row, every further retry also counts as a change. */
const FAILURES_BEFORE_POLLING = 3;

/**
 * Follows server-sent events at `url`, reconnecting by itself and pausing while the page is hidden. Returns a function
 * that stops. Without a stream (the server refuses more of them, or a proxy cuts them), it calls `onChange` with every
 * retry instead, about once in half a minute.
 */
export function follow(url: string, onChange: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  /** Events may have been missed during a gap, so the first contact afterwards counts as a change. */
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
 * Runs `work` at once when called, then at most every `pauseMs`, and never two at a time. Calls in between are merged
 * into one more run. `stop` cancels that run.
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
      // The caller shows the error. The next change tries again.
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
 * Calls `onChange` whenever the server reports a change at `url`. Does nothing without a URL. Of many changes in a row,
 * reports the first, the last, and some in between, at most one every `pauseMs`. Waits while the promise of the
 * previous call is pending, so that a new change doesn't interrupt loading.
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
