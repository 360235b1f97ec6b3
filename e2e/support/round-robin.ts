import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { statusOf } from './status-of.ts';

/** A load balancer in front of several processes. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

const CHECK_MS = 100;

/**
 * Opens a minimal load balancer: it takes turns among the processes that are ready and keeps its connections to them.
 * Unlike real ones, it asks no other process if one can't be reached, so whatever goes wrong shows.
 */
export async function openRoundRobin(urls: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let ready = urls;
  let turn = 0;
  const check = async () => {
    const statuses = await Promise.all(urls.map((url) => statusOf(`${url}/readyz`)));
    ready = urls.filter((_, index) => statuses[index] === 200);
  };
  const checking = setInterval(() => void check(), CHECK_MS);

  const pass = (asked: IncomingMessage, body: Buffer, answer: ServerResponse, url: string) => {
    const { method, url: path = '/', headers } = asked;
    const passed = send(url + path, { agent, method, headers }, (reply) => {
      const { connection: _ours, ...rest } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, rest);
      reply.pipe(answer);
      reply.on('error', () => answer.destroy());
    });
    answer.on('close', () => passed.destroy());
    passed.on('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    passed.end(body);
  };

  const take = async (asked: IncomingMessage, answer: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    turn += 1;
    const url = ready[turn % ready.length];
    if (url === undefined) answer.writeHead(502).end();
    else pass(asked, Buffer.concat(parts), answer, url);
  };
  const server = createServer((asked, answer) => void take(asked, answer).catch(() => answer.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(checking);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}
