/** Returns the value of a promise; null if it rejects or takes longer than `ms` milliseconds. */
export async function inTime<T>(promise: Promise<T>, ms: number): Promise<{ readonly value: T } | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ms, null);
  try {
    return await Promise.race([promise.then((value) => ({ value })), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
