import robotsParser from 'robots-parser';
import type { Clock } from '../../../kernel/clock.ts';

/** The rules of a host's robots.txt for us. */
export interface RobotRules {
  isAllowed(url: string): boolean;
  /** The requested delay between requests, in seconds. */
  readonly crawlDelay: number;
}

/** The package is a function but declares itself as a module that contains one. */
const parseRobots = robotsParser as unknown as (typeof robotsParser)['default'];

/** RFC 9309, 2.4: at most a day. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** A host that asks for a longer delay doesn't want to be read. */
const MAX_CRAWL_DELAY = 60;

/**
 * Caches robots.txt rules per host for a day.
 *
 * @param read returns the text of a robots.txt, null if the host has none. If it rejects, nothing of the host is read
 * (RFC 9309, 2.3.1.4).
 * @param agent our name in the rules.
 */
export function createRobots(
  clock: Clock,
  agent: string,
  read: (url: string, signal: AbortSignal) => Promise<string | null>,
) {
  const known = new Map<string, { readonly rules: RobotRules; readonly until: number }>();
  return async (origin: string, signal: AbortSignal): Promise<RobotRules> => {
    const now = clock.now().getTime();
    const kept = known.get(origin);
    if (kept && kept.until > now) return kept.rules;
    const address = `${origin}/robots.txt`;
    const robots = parseRobots(address, (await read(address, signal)) ?? '');
    const rules: RobotRules = {
      isAllowed: (url) => robots.isAllowed(url, agent) !== false,
      crawlDelay: Math.min(robots.getCrawlDelay(agent) ?? 0, MAX_CRAWL_DELAY),
    };
    known.set(origin, { rules, until: now + KEPT_MS });
    return rules;
  };
}
