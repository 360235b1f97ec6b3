import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';

/** A bare Fastify route that returns the bytes of a file as a page: `PORT=… PAGE=… node bench/pages-baseline.ts`. */
const html = await readFile(process.env.PAGE ?? '', 'utf8');
const app = Fastify();
app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
