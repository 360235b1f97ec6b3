/** Work that is known to go on starts its time anew, so often. */
const MOST_LIMITS = 4;

/**
 * Rejects with a TimeoutError when nothing has gone on for a while, whatever the work does then. The work reports each
 * step, since many short ones may take long on a busy machine. It gets four limits in all.
 */
export async function whileGoingOn<Result>(
  limitMs: number,
  work: (signal: AbortSignal, step: () => void) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const end = () => {
    const reason = new DOMException('Nothing has gone on for too long', 'TimeoutError');
    controller.abort(reason);
    reject(reason);
  };
  const lastEnd = performance.now() + MOST_LIMITS * limitMs;
  let timer = setTimeout(end, limitMs);
  const step = () => {
    clearTimeout(timer);
    timer = setTimeout(end, Math.max(0, Math.min(limitMs, lastEnd - performance.now())));
  };
  try {
    return await Promise.race([work(controller.signal, step), late]);
  } finally {
    clearTimeout(timer);
  }
}
