import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { silentLog } from '../../kernel/log.ts';
import { traceparentOf, withTrace } from '../../kernel/trace.ts';
import { remoteGeocoder } from './geocoder.ts';
import { googlePlaces } from './google-places.ts';
import { languageModel } from './models/language-model.ts';
import { transcription } from './models/transcription.ts';
import { createStripe } from './stripe.ts';

const trace = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', isSampled: true };

const traceparents: (string | undefined)[] = [];
const server = createServer((request, reply) => {
  traceparents.push(request.headers['traceparent']?.toString());
  reply.writeHead(400, { 'content-type': 'application/json' }).end('{}');
});
let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const model = (provider: 'openai' | 'anthropic') => {
  const chosen = languageModel({ provider, name: 'a', apiKey: 'key', baseUrl: `${url}/v1`, json: 'words' }).model;
  if (typeof chosen === 'string') throw new Error('It has only a name');
  return chosen.doGenerate({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }] });
};

it.each<[name: string, call: () => PromiseLike<unknown>]>([
  ['Stripe', () => stripe().retrieveIntent('pi_1')],
  ['a geocoder', () => remoteGeocoder(url).cityAt({ latitude: 38, longitude: -85 })],
  [
    'Google Places',
    () => googlePlaces('key', 1, url).search({ trade: 'plumbing', latitude: 38, longitude: -85, radiusMiles: 10 }),
  ],
  ['a model of OpenAI’s kind', () => model('openai')],
  ['a model of Anthropic', () => model('anthropic')],
  [
    'a transcription server',
    () => transcription({ model: 'a', apiKey: null, baseUrl: url }).transcribe(Buffer.of(1), 'webm'),
  ],
])('%s gets the trace of what calls it', async (_name, call) => {
  traceparents.length = 0;
  await Promise.resolve(withTrace(trace, call)).catch(() => undefined);
  expect(traceparents).toEqual([traceparentOf(trace)]);
});

const stripe = () =>
  createStripe({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: url,
    clock: systemClock,
    log: silentLog,
  });
