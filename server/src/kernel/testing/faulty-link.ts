import { once } from 'node:events';
import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A link to a server, such as PostgreSQL, whose faults a test chooses. Each fault lasts until `heal`. */
export interface FaultyLink {
  /** Returns the address of the server, through the link. */
  through(address: string): string;
  /** Passes nothing on, in either direction. New connections are accepted and get no answer, either. */
  freeze(): void;
  /** Freezes the connections that are open now, until they end. New ones work. */
  freezeOpen(): void;
  /** Refuses new connections and ends the open ones, as a server that is stopped does. */
  refuse(): Promise<void>;
  /** Passes everything on this many milliseconds later. */
  delay(milliseconds: number): void;
  /** Ends the open connections. New ones work. */
  cut(): void;
  /** Ends the fault. What was held back is passed on. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a link to the server at a URL. A fault is one call: `link.freeze()`. */
export async function openFaultyLink(url: string): Promise<FaultyLink> {
  const target = new URL(url);
  const relays = new Set<Relay>();
  let frozen = false;
  let delayMs = 0;
  const server = createServer((inside) => {
    const outside = openSocket({ host: target.hostname, port: Number(target.port) });
    const relay = new Relay(inside, outside, () => delayMs);
    relays.add(relay);
    inside.once('close', () => relays.delete(relay));
    if (frozen) relay.freeze();
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const relay of relays) relay.cut();
  };
  const stopListening = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };

  return {
    through: (address) => {
      const linked = new URL(address);
      linked.hostname = '127.0.0.1';
      linked.port = String(port);
      return linked.href;
    },
    freeze: () => {
      frozen = true;
      for (const relay of relays) relay.freeze();
    },
    freezeOpen: () => {
      for (const relay of relays) relay.freeze();
    },
    refuse: stopListening,
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    cut,
    heal: async () => {
      frozen = false;
      delayMs = 0;
      for (const relay of relays) relay.thaw();
      if (!server.listening) await listen(port);
    },
    close: stopListening,
  };
}

/** One connection through the link. */
class Relay {
  readonly #sockets: readonly [Socket, Socket];

  constructor(inside: Socket, outside: Socket, delayMs: () => number) {
    this.#sockets = [inside, outside];
    pass(inside, outside, delayMs);
    pass(outside, inside, delayMs);
  }

  freeze(): void {
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    for (const socket of this.#sockets) socket.resume();
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** Passes on what arrives, in order, and the end. */
function pass(from: Socket, to: Socket, delayMs: () => number): void {
  let passed: Promise<unknown> = Promise.resolve();
  const inTurn = (act: () => void) => {
    passed = passed.then(() => (delayMs() > 0 ? sleep(delayMs()) : undefined)).then(act);
  };
  from.setNoDelay(true);
  from.on('data', (chunk) => inTurn(() => void to.write(chunk)));
  from.on('end', () => inTurn(() => void to.end()));
  from.on('error', () => undefined);
  from.once('close', () => inTurn(() => void to.destroy()));
}
