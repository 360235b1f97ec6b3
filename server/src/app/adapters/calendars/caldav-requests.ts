import type { CalendarTrouble } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import type { Password } from '../../../domains/appointments/ports.ts';
import { followRedirects, type GuardedRequests } from '../sources/guarded-requests.ts';

/** Thrown when a CalDAV server can't be read; for the owner of the calendar. */
export class CaldavTrouble extends Error {
  override name = 'CaldavTrouble';
  readonly trouble: CalendarTrouble;
  constructor(trouble: CalendarTrouble) {
    super(`A CalDAV server can't be read: ${trouble}`);
    this.trouble = trouble;
  }
}

export interface CaldavRequest {
  readonly method: 'PROPFIND' | 'REPORT';
  readonly depth: 0 | 1;
  readonly body: string;
}

export interface CaldavReply {
  readonly status: number;
  readonly url: URL;
  readonly text: string;
}

/** Sends a request with the password. It must be encrypted on its way, except to the operator's own origins. */
export async function askCaldav(
  { requests, privateOrigins }: { readonly requests: GuardedRequests; readonly privateOrigins: readonly string[] },
  start: URL,
  { userName, password }: Password,
  { method, depth, body }: CaldavRequest,
  signal: AbortSignal,
): Promise<CaldavReply> {
  const headers = {
    authorization: `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`,
    'content-type': 'application/xml; charset=utf-8',
    depth: String(depth),
  };
  const { status, url, text } = await followRedirects(start, signal, async (url) => {
    if (url.protocol !== 'https:' && !privateOrigins.includes(url.origin)) throw new CaldavTrouble('insecure');
    return requests.ask(url, { method, headers, body, signal, textEncoding: 'utf-8' });
  });
  if (status === 401) throw new CaldavTrouble('wrong-password');
  if (status === 429 || (status >= 500 && status !== 501)) throw new CaldavTrouble('unreachable');
  return { status, url, text };
}

const inEnvelope = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><${name} xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" ` +
  `xmlns:S="http://calendarserver.org/ns/">${content}</${name}>`;

/** Asks for properties of an address, or of what is in it. */
export const propertiesOf = (depth: 0 | 1, ...names: readonly string[]): CaldavRequest => ({
  method: 'PROPFIND',
  depth,
  body: inEnvelope('D:propfind', `<D:prop>${names.map((name) => `<${name}/>`).join('')}</D:prop>`),
});

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Asks what has changed in a calendar since a token (RFC 6578). */
export const changesSince = (token: string): CaldavRequest => ({
  method: 'REPORT',
  depth: 0,
  body: inEnvelope(
    'D:sync-collection',
    `<D:sync-token>${escaped(token)}</D:sync-token><D:sync-level>1</D:sync-level><D:prop><D:getetag/></D:prop>`,
  ),
});

const inUtc = (moment: Date): string => `${moment.toISOString().replace(/[-:]|\.\d+Z$/g, '')}Z`;

/** Asks for the events of a period (RFC 4791, 7.8), or only for their versions. */
export const eventsIn = (
  { from, to }: { readonly from: Date; readonly to: Date },
  what: 'events' | 'versions',
): CaldavRequest => ({
  method: 'REPORT',
  depth: 1,
  body: inEnvelope(
    'C:calendar-query',
    `<D:prop><D:getetag/>${what === 'events' ? '<C:calendar-data/>' : ''}</D:prop><C:filter>` +
      `<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="${inUtc(from)}" end="${inUtc(to)}"/>` +
      '</C:comp-filter></C:comp-filter></C:filter>',
  ),
});
