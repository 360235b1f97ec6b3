import { createHash } from 'node:crypto';
import type {
  CalendarDiscovery,
  CalendarLogin,
  CalendarReading,
  FoundCalendar,
  Password,
} from '../../../domains/appointments/ports.ts';
import type { BusyQuery } from '../../../domains/appointments/rules/busy-times.ts';
import type { GuardedRequests } from '../sources/guarded-requests.ts';
import { SourceProblem } from '../sources/source-problem.ts';
import {
  askCaldav,
  type CaldavReply,
  type CaldavRequest,
  CaldavTrouble,
  changesSince,
  eventsIn,
  propertiesOf,
} from './caldav-requests.ts';
import { type DavResource, readMultistatus } from './multistatus.ts';
import type { Parse } from './parser.ts';

export interface CaldavOptions {
  readonly requests: GuardedRequests;
  /** Origins that may be read without encryption and in private networks. */
  readonly privateOrigins: readonly string[];
  readonly parse: Parse;
}

export interface Caldav {
  /**
   * Returns the busy times of a calendar.
   * @param state what the last reading returned as `etag`
   * @throws CaldavTrouble or SourceProblem
   */
  read(
    place: { readonly address: string; readonly login: Password },
    state: string | null,
    query: BusyQuery,
    signal: AbortSignal,
  ): Promise<CalendarReading>;
  /**
   * Finds the calendars of a login by RFC 6764 and 4791.
   * @throws CaldavTrouble or SourceProblem
   */
  discover(login: CalendarLogin, signal: AbortSignal): Promise<CalendarDiscovery>;
}

/** Characters. */
const SMALL = 32_000;
const MOST_FOUND = 50;
const MOST_HOMES = 3;
const OF_CALENDAR = ['D:resourcetype', 'D:displayname', 'C:supported-calendar-component-set'] as const;

export function createCaldav({ requests, privateOrigins, parse }: CaldavOptions): Caldav {
  const ask = (url: URL, login: Password, request: CaldavRequest, signal: AbortSignal): Promise<CaldavReply> =>
    askCaldav({ requests, privateOrigins }, url, login, request, signal);

  /** Parses small answers here: that costs less than starting a thread, and can't hold up anything. */
  const parseResources = async (text: string, signal: AbortSignal): Promise<readonly DavResource[] | null> => {
    if (text.length <= SMALL) return readMultistatus(text);
    const found = await parse({ kind: 'resources', text }, signal);
    if (found === 'too-complex') throw new CaldavTrouble('too-complex');
    return found;
  };

  async function resourcesIn({ status, text }: CaldavReply, signal: AbortSignal): Promise<readonly DavResource[]> {
    if (status === 403) throw new CaldavTrouble('not-allowed');
    if (status === 404 || status === 410) throw new CaldavTrouble('not-found');
    const found = status === 207 ? await parseResources(text, signal) : null;
    if (found === null) throw new CaldavTrouble('no-server');
    return found;
  }

  /** Returns whether nothing has changed since a token. False if the server no longer knows the token. */
  async function isSynced(url: URL, login: Password, token: string, signal: AbortSignal): Promise<boolean> {
    try {
      const reply = await ask(url, login, changesSince(token), signal);
      return reply.status === 207 && (await resourcesIn(reply, signal)).length === 0;
    } catch (error) {
      // Too many changes to list.
      if (error instanceof SourceProblem && error.problem.kind === 'too-large') return false;
      throw error;
    }
  }

  const versionsHash = (resources: readonly DavResource[]): string =>
    createHash('sha256')
      .update(
        resources
          .map(({ href, etag }) => `${href} ${etag}`)
          .toSorted()
          .join('\n'),
      )
      .digest('base64url');

  const read: Caldav['read'] = async ({ address, login }, state, query, signal) => {
    const url = new URL(address);
    if (state?.startsWith('sync ') && (await isSynced(url, login, state.slice(5), signal))) return 'not-modified';
    // Asked before the events, so that what changes in between is a change since then.
    const about = propertiesOf(0, 'D:displayname', 'D:sync-token', 'S:getctag');
    const [own] = await resourcesIn(await ask(url, login, about, signal), signal);
    let now = own?.syncToken ? `sync ${own.syncToken}` : own?.ctag ? `ctag ${own.ctag}` : null;
    if (now?.startsWith('ctag ') && now === state) return 'not-modified';
    if (now === null) {
      const versions = await resourcesIn(await ask(url, login, eventsIn(query, 'versions'), signal), signal);
      if (versions.every(({ etag }) => etag !== null)) now = `etags ${versionsHash(versions)}`;
      if (now !== null && now === state) return 'not-modified';
    }
    const { status, text } = await ask(url, login, eventsIn(query, 'events'), signal);
    if (status === 403) return { trouble: 'not-allowed' };
    if (status === 404 || status === 410) return { trouble: 'not-found' };
    if (status !== 207) return { trouble: 'no-server' };
    const read = await parse({ kind: 'objects', text, query }, signal);
    if (read === 'cut-off') return { trouble: 'too-large' };
    if (typeof read === 'string') return { trouble: read };
    return { ...read, validator: { etag: now, lastModified: null }, name: nameOf(own?.name ?? null) };
  };

  /** Returns what the server at an address says about itself and its user; null if it is no CalDAV server. */
  async function greet(url: URL, login: Password, signal: AbortSignal) {
    const names = ['D:current-user-principal', 'C:calendar-home-set', ...OF_CALENDAR];
    const reply = await ask(url, login, propertiesOf(0, ...names), signal);
    if (reply.status !== 207) return null;
    const [own] = (await parseResources(reply.text, signal)) ?? [];
    return own ? { own, at: reply.url } : null;
  }

  /** Returns the addresses of the collections that contain the user's calendars. */
  async function homesFrom(start: URL, login: Password, signal: AbortSignal): Promise<FoundCalendar[] | URL[]> {
    const greeting = await greet(start, login, signal);
    if (greeting === null) return [];
    const { own, at } = greeting;
    const name = nameOf(own.name);
    if (own.isCalendar && holdsEvents(own)) return [{ address: at.href, name: name ?? at.host }];
    if (own.homes.length > 0) return addressesOf(own.homes, at);
    const [principal] = own.principal === null ? [] : addressesOf([own.principal], at);
    const answer = principal ? await greet(principal, login, signal) : null;
    return answer === null ? [] : addressesOf(answer.own.homes, answer.at);
  }

  async function calendarsIn(home: URL, login: Password, signal: AbortSignal): Promise<FoundCalendar[]> {
    const reply = await ask(home, login, propertiesOf(1, ...OF_CALENDAR), signal);
    return (await resourcesIn(reply, signal)).flatMap((one) => {
      const [address] = addressesOf([one.href], reply.url);
      if (!one.isCalendar || !holdsEvents(one) || address === undefined) return [];
      const [last = ''] = address.pathname.split('/').filter(Boolean).slice(-1);
      return [{ address: address.href, name: nameOf(one.name) ?? last.slice(0, 80) }];
    });
  }

  const discover: Caldav['discover'] = async (login, signal) => {
    const start = new URL(login.address);
    const starts = [start, new URL('/.well-known/caldav', start), new URL('/', start)];
    for (const address of new Set(starts.map(({ href }) => href))) {
      const homes = await homesFrom(new URL(address), login, signal);
      if (homes.length === 0) continue;
      const found = new Map<string, FoundCalendar>();
      for (const home of homes.slice(0, MOST_HOMES)) {
        const calendars = home instanceof URL ? await calendarsIn(home, login, signal) : [home];
        for (const calendar of calendars) found.set(calendar.address, calendar);
      }
      return found.size === 0 ? { trouble: 'no-calendars' } : { calendars: [...found.values()].slice(0, MOST_FOUND) };
    }
    return { trouble: 'no-server' };
  };

  return { read, discover };
}

const holdsEvents = ({ holds }: DavResource): boolean => holds === null || holds.includes('VEVENT');

const nameOf = (name: string | null): string | null => name?.replace(/\s+/g, ' ').trim().slice(0, 80) || null;

const addressesOf = (hrefs: readonly string[], base: URL): URL[] =>
  hrefs.flatMap((href) => {
    const address = href === '' ? null : URL.parse(href, base.href);
    return address !== null && /^https?:$/.test(address.protocol) ? [address] : [];
  });
