import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for the browser to paint what it has. */
const PAUSE_MS = 400;

/**
 * Passes a product's pages on as a slow line does: the HTML pauses after each of these texts. Returns the address, and a
 * function that stops.
 */
export async function inPieces(product: string, after: readonly string[]): Promise<[string, () => void]> {
  const server = createServer((request, response) => {
    passOn(product, after, request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return [`http://127.0.0.1:${port}`, () => server.close()];
}

async function passOn(
  product: string,
  after: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const reply = await fetch(product + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
  const type = reply.headers.get('content-type') ?? '';
  response.writeHead(reply.status, { 'content-type': type });
  let rest = Buffer.from(await reply.arrayBuffer());
  for (const text of type.startsWith('text/html') ? after : []) {
    const at = rest.indexOf(text);
    if (at < 0) throw new Error(`The page has no ${text}`);
    response.write(rest.subarray(0, at + text.length));
    rest = rest.subarray(at + text.length);
    await pause(PAUSE_MS);
  }
  response.end(rest);
}
