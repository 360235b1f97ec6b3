import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CalendarTrouble } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import type { CalendarPort } from '../../../domains/appointments/ports.ts';
import type { BusyQuery, BusyReading } from '../../../domains/appointments/rules/busy-times.ts';
import type { ReadingProblem } from '../../../domains/ingest/rules/reading-problem.ts';
import { createSlots } from '../../../kernel/slots.ts';
import type { PoliteFetch } from '../sources/polite-fetch.ts';
import { SourceProblem } from '../sources/source-problem.ts';
import type { CalendarText } from './parse-calendar.ts';

/** Limits on one reading. */
export interface CalendarLimits {
  /** For a thread that parses, with its start. */
  readonly parseMs: number;
  /** Megabytes of JavaScript objects in the thread. */
  readonly heapMb: number;
}

const LIMITS: CalendarLimits = { parseMs: 5_000, heapMb: 128 };
/** Calendars that one process parses at the same time. */
const AT_ONCE = 2;
const PROGRAM = new URL('./parse-calendar.ts', import.meta.url);

const troubles: Partial<Record<ReadingProblem['kind'], CalendarTrouble>> = {
  'too-slow': 'too-slow',
  silent: 'too-slow',
  'silent-midway': 'too-slow',
  'not-allowed': 'not-allowed',
  'not-found': 'not-found',
  'private-network': 'private-address',
  'too-large': 'too-large',
};

/**
 * Reads ICS addresses. A calendar is parsed in a thread of its own, which ends with its time or memory: a hostile one
 * can't hold up anything else.
 */
export function createCalendars(
  web: PoliteFetch,
  secrets: CalendarPort['secrets'],
  limits: Partial<CalendarLimits> = {},
): CalendarPort {
  const { parseMs, heapMb } = { ...LIMITS, ...limits };
  const places = createSlots(AT_ONCE);

  async function parse(text: string, query: BusyQuery, signal: AbortSignal): Promise<BusyReading> {
    const release = await places.take(parseMs);
    if (release === null) return 'too-complex';
    const thread = new Worker(PROGRAM, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(parseMs)]);
      const answer = once(thread, 'message', { signal: limit });
      thread.postMessage({ text, query } satisfies CalendarText);
      const [busy] = (await answer) as [BusyReading];
      return busy;
    } catch {
      return 'too-complex';
    } finally {
      release();
      await thread.terminate();
    }
  }

  return {
    secrets,
    read: async (address, since, query, signal) => {
      try {
        const answer = await web.get(address, {
          accept: 'text/calendar',
          obeyRobots: false,
          signal,
          encoding: 'utf-8',
          ...(since && {
            since: { etag: since.etag ?? undefined, lastModified: since.lastModified ?? undefined },
          }),
        });
        if (answer === 'not-modified') return 'not-modified';
        const busy = await parse(answer.text, query, signal);
        if (signal.aborted) return { trouble: 'too-slow' };
        if (typeof busy === 'string') return { trouble: busy };
        const { etag = null, lastModified = null } = answer.validator ?? {};
        return { busy, validator: { etag, lastModified } };
      } catch (error) {
        if (error instanceof SourceProblem) return { trouble: troubles[error.problem.kind] ?? 'unreachable' };
        return { trouble: signal.aborted ? 'too-slow' : 'unreachable' };
      }
    },
  };
}
