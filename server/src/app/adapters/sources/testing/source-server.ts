import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface SourceServer {
  readonly origin: string;
  /** Requested paths with their queries, in order, without robots.txt. */
  readonly asked: string[];
  /** The maximum number of simultaneous requests. */
  readonly mostAtOnce: () => number;
  close(): Promise<void>;
}

export type Reply = (request: IncomingMessage & { readonly url: string }, response: ServerResponse) => void;

/** Starts a local web server with the given replies. It has no robots.txt, unless `reply` provides one. */
export async function sourceServer(reply: Reply): Promise<SourceServer> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let [open, most] = [0, 0];
  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    const url = request.url ?? '/';
    if (url === '/robots.txt') response.statusCode = 404;
    else asked.push(url);
    reply(Object.assign(request, { url }), response);
    if (url === '/robots.txt' && !response.headersSent) response.end();
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    mostAtOnce: () => most,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Responds with JSON. */
export function json(response: ServerResponse, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
