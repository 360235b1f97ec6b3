import robotsParser from 'robots-parser';
import type { Clock } from '../../../kernel/clock.ts';

/** What a host's robots.txt says of us. */
export interface RobotRules {
  isAllowed(url: string): boolean;
  /** Seconds between requests that it asks for. */
  readonly crawlDelay: number;
}

/** The package is a function and declares itself as a module that has one. */
const parseRobots = robotsParser as unknown as (typeof robotsParser)['default'];

/** RFC 9309, 2.4: not longer than a day. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** A host that asks for more is asking not to be read. */
const MAX_CRAWL_DELAY = 60;

/**
 * Rules of robots.txt, read once a day and host.
 * @param read the text of a robots.txt, null where the host has none; rejects when that can't be told: nothing of the
 * host is then read either (RFC 9309, 2.3.1.4).
 * @param agent the name that rules are addressed to.
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
