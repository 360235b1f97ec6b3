import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { freePort } from '../tools/product.ts';

export interface SlowLine {
  readonly url: string;
  stop(): void;
}

export interface Line {
  /** Down, for all connections together. */
  readonly bitsPerSecond: number;
  /** In each direction. */
  readonly latencyMs: number;
}

/** A good phone connection. On loopback, bytes would cost nothing, unlike for any visitor. */
const GOOD: Line = { bitsPerSecond: 10_000_000, latencyMs: 20 };

/** Passes bytes on when they would have arrived, in order. */
function delayed(arrivesAt: (bytes: number) => number): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const wait = arrivesAt(chunk.length) - performance.now();
      setTimeout(done, Math.max(0, wait), null, chunk);
    },
  });
}

/** Sits in front of a local server, and passes on what visitors and server send as the line would. */
export async function slowLine(target: string, { bitsPerSecond, latencyMs }: Line = GOOD): Promise<SlowLine> {
  const { port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let freeAt = 0;
  const down = (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8_000) / bitsPerSecond;
    return freeAt + latencyMs;
  };
  const up = () => performance.now() + latencyMs;

  const server = createServer((visitor) => {
    const origin = connect(Number(targetPort), '127.0.0.1');
    for (const socket of [visitor, origin]) {
      sockets.add(socket.setNoDelay(true));
      socket.once('close', () => sockets.delete(socket));
    }
    // If either side closes, so does the other.
    const ended = () => undefined;
    void pipeline(visitor, delayed(up), origin).catch(ended);
    void pipeline(origin, delayed(down), visitor).catch(ended);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
