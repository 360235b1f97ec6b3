import type { CalendarTrouble } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import type { CalendarPort } from '../../../domains/appointments/ports.ts';
import type { ReadingProblem } from '../../../domains/ingest/rules/reading-problem.ts';
import type { GuardedRequests } from '../sources/guarded-requests.ts';
import type { PoliteFetch } from '../sources/polite-fetch.ts';
import { SourceProblem } from '../sources/source-problem.ts';
import { type CaldavOptions, createCaldav } from './caldav.ts';
import { CaldavTrouble } from './caldav-requests.ts';
import { type CalendarLimits, createParser } from './parser.ts';

const troubles: Partial<Record<ReadingProblem['kind'], CalendarTrouble>> = {
  'too-slow': 'too-slow',
  silent: 'too-slow',
  'silent-midway': 'too-slow',
  'not-allowed': 'not-allowed',
  'not-found': 'not-found',
  'private-network': 'private-address',
  'too-large': 'too-large',
};

export interface Web extends Pick<CaldavOptions, 'privateOrigins'> {
  readonly polite: PoliteFetch;
  readonly requests: GuardedRequests;
}

/** Reads calendars at ICS addresses and on CalDAV servers. */
export function createCalendars(
  { polite, requests, privateOrigins }: Web,
  secrets: CalendarPort['secrets'],
  limits: Partial<CalendarLimits> = {},
): CalendarPort {
  const parse = createParser(limits);
  const caldav = createCaldav({ requests, privateOrigins, parse });

  const readFile: CalendarPort['read'] = async ({ address }, since, query, signal) => {
    const answer = await polite.get(address, {
      accept: 'text/calendar',
      obeyRobots: false,
      signal,
      encoding: 'utf-8',
      ...(since && {
        since: { etag: since.etag ?? undefined, lastModified: since.lastModified ?? undefined },
      }),
    });
    if (answer === 'not-modified') return 'not-modified';
    const read = await parse({ kind: 'file', text: answer.text, query }, signal);
    if (typeof read === 'string') return { trouble: read };
    const { etag = null, lastModified = null } = answer.validator ?? {};
    return { ...read, validator: { etag, lastModified } };
  };

  return {
    secrets,
    read: async (place, since, query, signal) => {
      try {
        const { login } = place;
        const reading =
          login === null
            ? await readFile(place, since, query, signal)
            : await caldav.read({ ...place, login }, since?.etag ?? null, query, signal);
        return signal.aborted ? { trouble: 'too-slow' } : reading;
      } catch (error) {
        return { trouble: troubleOf(error, signal) };
      }
    },
    discover: async (login, signal) => {
      try {
        return await caldav.discover(login, signal);
      } catch (error) {
        return { trouble: troubleOf(error, signal) };
      }
    },
  };
}

function troubleOf(error: unknown, signal: AbortSignal): CalendarTrouble {
  if (signal.aborted) return 'too-slow';
  if (error instanceof CaldavTrouble) return error.trouble;
  return error instanceof SourceProblem ? (troubles[error.problem.kind] ?? 'unreachable') : 'unreachable';
}
