import { useEffect, useState } from 'react';

/** The present, a little behind: moves on every half minute, so that 'time left' doesn't stand still. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
