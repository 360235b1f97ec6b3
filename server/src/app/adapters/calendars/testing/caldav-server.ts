import type { IncomingMessage, ServerResponse } from 'node:http';
import { sourceServer } from '../../sources/testing/source-server.ts';

/** A calendar on the server. Its objects are ICS texts by file name. */
export interface ServedCalendar {
  name: string;
  readonly holds: readonly string[];
  readonly objects: Map<string, string>;
}

export interface CaldavServer {
  readonly origin: string;
  /** The calendars of Dana, by the name of their folder. */
  readonly calendars: Map<string, ServedCalendar>;
  /** Methods and paths with the right password, in order. */
  readonly asked: string[];
  /** How the server tells its clients about changes. */
  speaks: 'sync-tokens' | 'ctags' | 'etags';
  password: string;
  /** Tokens before this one are no longer known. */
  oldestToken: number;
  /** Answers in place of the server, if it returns true. */
  instead: (request: IncomingMessage, response: ServerResponse, body: string) => boolean;
  /** Stores an object, or removes it. */
  put(calendar: string, file: string, ics: string | null): void;
  close(): Promise<void>;
}

const USER = 'dana@example.com';
const HOME = '/dav/dana/';

/** Returns an event as a calendar object. */
export const anEvent = (uid: string, start: string, end: string, more: readonly string[] = []): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261101T000000Z',
    `DTSTART${start}`,
    `DTEND${end}`,
    'SUMMARY:Dentist of Zelda & family',
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const hash = (text: string): string => String([...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7));

/** Starts a CalDAV server with an empty calendar `work` of dana@example.com, whose password is `app-password`. */
export async function caldavServer(): Promise<CaldavServer> {
  const changes: { readonly calendar: string; readonly file: string }[] = [];

  function respond(request: IncomingMessage & { url: string }, response: ServerResponse, body: string): void {
    const { url: path, method = '' } = request;
    if (server.instead(request, response, body)) return;
    if (path === '/.well-known/caldav') return void response.writeHead(301, { location: '/dav/' }).end();
    if (!path.startsWith('/dav/')) return void response.writeHead(404).end();
    const expected = `Basic ${Buffer.from(`${USER}:${server.password}`).toString('base64')}`;
    if (request.headers.authorization !== expected) {
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="Calendars"' }).end();
    }
    server.asked.push(`${method} ${path}`);
    const [, id = ''] = /^\/dav\/dana\/([^/]+)\/$/.exec(path) ?? [];
    const calendar = server.calendars.get(id);
    if (method === 'PROPFIND' && path === '/dav/') return said(response, [principal(path)]);
    if (method === 'PROPFIND' && path === '/dav/principals/dana/') return said(response, [home(path)]);
    if (method === 'PROPFIND' && path === HOME) return said(response, [plain(HOME), ...allOf(server)]);
    if (calendar === undefined) return void response.writeHead(404).end();
    if (method === 'PROPFIND') return said(response, [aboutCalendar(id, calendar)]);
    if (body.includes('sync-collection')) return sync(response, id, body);
    const withData = body.includes('calendar-data');
    return said(
      response,
      [...calendar.objects].map(([file, ics]) => object(`${HOME}${id}/${file}`, ics, withData)),
    );
  }

  function sync(response: ServerResponse, id: string, body: string): void {
    const since = Number(/<D:sync-token>urn:token:(\d+)</.exec(body)?.[1] ?? Number.NaN);
    if (Number.isNaN(since) || since < server.oldestToken) {
      return void response.writeHead(403).end('<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>');
    }
    const files = new Set(changes.slice(since).flatMap(({ calendar, file }) => (calendar === id ? [file] : [])));
    said(
      response,
      [...files].map((file) => object(`${HOME}${id}/${file}`, 'x', false)),
      `<d:sync-token>urn:token:${changes.length}</d:sync-token>`,
    );
  }

  const aboutCalendar = (id: string, { name, holds, objects }: ServedCalendar): string => {
    const state =
      server.speaks === 'sync-tokens'
        ? `<d:sync-token>urn:token:${changes.length}</d:sync-token>`
        : server.speaks === 'ctags'
          ? `<cs:getctag>${hash(JSON.stringify([...objects]))}</cs:getctag>`
          : '';
    const kinds = holds.map((kind) => `<c:comp name="${kind}"/>`).join('');
    return resource(
      `${HOME}${id}/`,
      `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>${escaped(name)}</d:displayname>` +
        `<c:supported-calendar-component-set>${kinds}</c:supported-calendar-component-set>${state}`,
    );
  };
  const allOf = ({ calendars }: CaldavServer) => [...calendars].map(([id, one]) => aboutCalendar(id, one));

  const web = await sourceServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => respond(request, response, Buffer.concat(chunks).toString()));
  });
  const server: CaldavServer = {
    origin: web.origin,
    calendars: new Map([['work', { name: 'Work', holds: ['VEVENT'], objects: new Map() }]]),
    asked: [],
    speaks: 'sync-tokens',
    password: 'app-password',
    oldestToken: 0,
    instead: () => false,
    put: (calendar, file, ics) => {
      const objects = server.calendars.get(calendar)?.objects;
      if (ics === null) objects?.delete(file);
      else objects?.set(file, ics);
      changes.push({ calendar, file });
    },
    close: web.close,
  };
  return server;
}

/** Sends a multistatus response. */
export function said(response: ServerResponse, responses: readonly string[], end = ''): void {
  response.writeHead(207, { 'content-type': 'application/xml; charset=utf-8' });
  response.end(
    '<?xml version="1.0" encoding="utf-8"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" ' +
      `xmlns:cs="http://calendarserver.org/ns/">${responses.join('')}${end}</d:multistatus>`,
  );
}

/** Returns one response of a multistatus, with properties that the server has and one that it doesn't. */
const resource = (href: string, properties: string): string =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${properties}</d:prop>` +
  '<d:status>HTTP/1.1 200 OK</d:status></d:propstat><d:propstat><d:prop><cs:getctag>unknown</cs:getctag></d:prop>' +
  '<d:status>HTTP/1.1 404 Not Found</d:status></d:propstat></d:response>';

const principal = (path: string): string =>
  resource(
    path,
    '<d:current-user-principal><d:href>/dav/principals/dana/</d:href></d:current-user-principal>' +
      '<d:resourcetype><d:collection/></d:resourcetype>',
  );

const home = (path: string): string =>
  resource(path, `<c:calendar-home-set><d:href>${HOME}</d:href></c:calendar-home-set>`);

const plain = (path: string): string => resource(path, '<d:resourcetype><d:collection/></d:resourcetype>');

const object = (path: string, ics: string, withData: boolean): string =>
  resource(
    path,
    `<d:getetag>"${hash(ics)}"</d:getetag>${withData ? `<c:calendar-data>${escaped(ics)}</c:calendar-data>` : ''}`,
  );
