import { useEffect, useState } from 'react';
import { site } from './site.ts';
import { useAsArrived } from './use-as-arrived.ts';

/** Returns the current time, updated every half minute, so that 'time left' stays current. */
export function useNow(everyMs = 30_000): Date {
  const hasArrived = useAsArrived();
  const [now, setNow] = useState(() => (hasArrived && site.renderedAt ? new Date(site.renderedAt) : new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
