import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** The response of Twilio's API to one call; null for none. 'drop' accepts the call and breaks the connection. */
export type TwilioAnswer = { readonly status: number; readonly code?: number } | 'drop' | null;

/** A message or call as Twilio lists it. */
export interface TwilioListed {
  readonly sid: string;
  readonly direction: string;
  readonly body: string;
  readonly date_created: string;
}

export interface TwilioServer {
  readonly api: string;
  /** The posted forms, with their resource: 'Messages' or 'Calls'. */
  readonly taken: { readonly resource: string; readonly form: Readonly<Record<string, string>> }[];
  /** The traces in which messages and calls were posted. */
  readonly traceparents: (string | undefined)[];
  /** The response from now on; initially 201. */
  answer: TwilioAnswer;
  /** What Twilio lists as accepted, in addition to `taken`, newest first. */
  listed: readonly TwilioListed[];
  close(): void;
}

/** Starts a local server like Twilio's API, version 2010-04-01: forms in, JSON out, Basic authentication. */
export async function startTwilioServer(accountSid: string, authToken: string): Promise<TwilioServer> {
  const credentials = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const path = new RegExp(`^/2010-04-01/Accounts/${accountSid}/(Messages|Calls)\\.json(?:\\?|$)`);
  const twilio: Omit<TwilioServer, 'api' | 'close'> = {
    taken: [],
    traceparents: [],
    answer: { status: 201 },
    listed: [],
  };
  const server = createServer((request, reply) => {
    void readForm(request).then((form) => {
      const say = (status: number, body: object) =>
        reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const resource = path.exec(request.url ?? '')?.[1];
      if (request.headers.authorization !== credentials)
        return say(401, { code: 20_003, message: 'Authenticate', status: 401 });
      if (request.method === 'GET' && twilio.answer === null) return undefined;
      if (request.url === `/2010-04-01/Accounts/${accountSid}.json`) return say(200, { sid: accountSid });
      if (resource !== undefined && request.method === 'GET')
        return say(200, {
          [resource.toLowerCase()]: [
            ...twilio.listed,
            ...twilio.taken
              .map(listedOf)
              .filter(({ to }) => to === new URL(request.url ?? '', 'http://twilio').searchParams.get('To')),
          ],
          next_page_uri: null,
        });
      if (resource === undefined || request.method !== 'POST')
        return say(404, { code: 20_404, message: 'Not found', status: 404 });
      const { answer } = twilio;
      twilio.traceparents.push(request.headers['traceparent']?.toString());
      if (answer === null) return undefined;
      if (answer === 'drop' || answer.status < 300) twilio.taken.push({ resource, form });
      if (answer === 'drop') return void request.socket.destroy();
      if (answer.status >= 300) {
        const { status, code = null } = answer;
        return say(status, {
          code,
          message: `To ${form['To']} failed`,
          more_info: 'https://www.twilio.com/docs/errors',
          status,
        });
      }
      return say(answer.status, {
        sid: sidOf(resource, twilio.taken.length),
        status: 'queued',
        to: form['To'],
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return Object.assign(twilio, {
    api: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

const listedOf = ({ resource, form }: TwilioServer['taken'][number], index: number) => ({
  to: form['To'],
  sid: sidOf(resource, index + 1),
  direction: 'outbound-api',
  body: form['Body'] ?? '',
  date_created: new Date().toUTCString(),
});

const sidOf = (resource: string, number: number): string =>
  (resource === 'Messages' ? 'SM' : 'CA') + String(number).padStart(32, '0');

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return Object.fromEntries(new URLSearchParams(body));
}
