import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export interface GeocoderCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface GeocoderServer {
  readonly url: string;
  readonly calls: GeocoderCall[];
  close(): Promise<void>;
}

/** One scripted response; one that never ends simulates silence. */
export type GeocoderReply = (call: GeocoderCall, response: ServerResponse) => void;

/** Starts a local geocoder with the given replies. */
export async function geocoderServer(reply: GeocoderReply): Promise<GeocoderServer> {
  const calls: GeocoderCall[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    void text(request).then((body) => {
      const query = Object.fromEntries(url.searchParams);
      const call = { method: request.method ?? '', path: url.pathname, query, headers: request.headers, body };
      calls.push(call);
      reply(call, response);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Parses the Census Bureau's batch form: the rows of its file, without their quotes. */
export function censusBatch({ body }: GeocoderCall): string[][] {
  const file = body.split(/name="addressFile"[^]*?\r\n\r\n/)[1]?.split('\r\n--')[0] ?? '';
  return file.split('\r\n').map((line) => line.slice(1, -1).split('","'));
}

/** The Census Bureau's reply to one address that it knows. */
export const censusMatch = (id: string, asked: string, matched: string, position: string, kind = 'Exact') =>
  `"${id}","${asked}","Match","${kind}","${matched}","${position}","76225813","L"`;
