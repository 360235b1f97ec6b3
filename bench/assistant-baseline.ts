import { anUnderstanding } from '@plumbline/contract/kernel/testing/readings.ts';
import Fastify from 'fastify';

/** The minimum cost of a response: a bare route that reads the body, ignores it and returns a fixed text. */
const ANSWER = anUnderstanding({
  description: 'The kitchen faucet drips all night and the handle is loose',
});

const app = Fastify();
app.post('/api/process-voice-input', async () => ANSWER);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
