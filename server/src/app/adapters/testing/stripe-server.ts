import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type ApiAnswer, createStripeApi, type StripeApi, type StripeApiOptions } from './stripe-api.ts';
import { createStripeWebhooks, type StripeWebhooks } from './stripe-webhooks.ts';

/** Stripe in this process: an account, its HTTP API and its webhooks. */
export interface LocalStripe extends StripeApi {
  readonly webhooks: StripeWebhooks;
  /**
   * Replaces the network for the SDK's fetch client, so that tests can run a hundred thousand sequences without a
   * socket.
   */
  fetch(url: string | URL | Request, init?: RequestInit): Promise<Response>;
}

export interface StripeServer extends LocalStripe {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

export function createLocalStripe(options: StripeApiOptions = {}): LocalStripe {
  const { now = () => new Date() } = options;
  const webhooks = createStripeWebhooks(now);
  const api = createStripeApi({
    ...options,
    onEvent: (event) => {
      webhooks.take(event);
      options.onEvent?.(event);
    },
  });
  return {
    ...api,
    webhooks,
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const { pathname, search } = new URL(request.url);
      const answer = await api.handle({
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      });
      if (answer.status === 0) throw Object.assign(new TypeError('ETIMEDOUT'), { code: 'ETIMEDOUT' });
      return new Response(answer.body, { status: answer.status, headers: answer.headers });
    },
  };
}

/**
 * Serves the simulated Stripe on a local socket, for the real SDK and for browsers (the simulated Stripe script calls
 * it from pages of another origin). In addition to Stripe's own API, `POST /v1/test/authenticate/:id` with
 * `answer=right` or `wrong` answers the bank's question.
 */
export async function startStripeServer(options: StripeApiOptions = {}): Promise<StripeServer> {
  const stripe = createLocalStripe(options);
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await answerTo(stripe, request);
    // No response: the caller waits until its timeout.
    if (answer.status === 0) return;
    response.writeHead(answer.status, { ...answer.headers, ...FOR_BROWSERS }).end(answer.body);
  };
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    ...stripe,
    host: '127.0.0.1',
    port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const FOR_BROWSERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
};

async function answerTo(stripe: LocalStripe, request: IncomingMessage): Promise<ApiAnswer> {
  const { method = 'GET', url: path = '/', headers } = request;
  if (method === 'OPTIONS') return { status: 204, headers: {}, body: '' };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const asked = /^\/v1\/test\/authenticate\/(\w+)$/.exec(path)?.[1];
  if (asked !== undefined) {
    const isRight = new URLSearchParams(body).get('answer') === 'right';
    const { account } = stripe;
    const answered = account.setups.has(asked)
      ? account.authenticateSetup(asked, isRight)
      : account.authenticate(asked, isRight);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(answered) };
  }
  const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));
  return stripe.handle({ method, path, headers: flat, body });
}
