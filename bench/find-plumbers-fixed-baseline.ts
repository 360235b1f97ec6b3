import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** A bare route that returns the bytes of one reply, whatever is asked. */
const reply = readFileSync(process.env.REPLY ?? '');

const app = Fastify();
app.get('/api/find-plumbers', async (_request, answer) => {
  answer.type('application/json; charset=utf-8');
  return reply;
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
