import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createMapBase } from './map-base.ts';

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const publicUrl = 'https://plumbline.example';

describe("the street map's base", () => {
  it('is OpenStreetMap if its tiles are reachable, and empty if not', async () => {
    let status = 200;
    let asked = 0;
    let agent: string | undefined;
    let time = 0;
    const url = await serve((request, response) => {
      asked += 1;
      agent = request.headers['user-agent'];
      response.writeHead(status).end();
    });
    const base = createMapBase({ styleUrl: undefined, publicUrl, tileUrl: `${url}/0/0/0.png`, now: () => time });
    expect(base.known()).toEqual({ style: '', origins: [url] });
    expect(await base.read()).toEqual({ style: 'openstreetmap', origins: [url] });
    expect(agent).toBe('Plumbline (+https://plumbline.example)');
    await base.read();
    expect(asked).toBe(1);

    status = 503;
    time += 11 * 60_000;
    // The old result is returned once more while a new one is fetched.
    expect((await base.read()).style).toBe('openstreetmap');
    await expect.poll(() => base.known().style).toBe('');
  });

  it('is empty if nothing responds, and the first page does not wait long for that', async () => {
    const url = await serve(() => {});
    const base = createMapBase({ styleUrl: undefined, publicUrl, tileUrl: `${url}/0/0/0.png` });
    const before = performance.now();
    expect((await base.read()).style).toBe('');
    expect(performance.now() - before).toBeLessThan(2500);
  });

  it('is the configured style, which may load from all addresses in it', async () => {
    const url = await serve((request, response) => {
      const body =
        request.url === '/tiles.json'
          ? { tiles: ['https://a.tiles.example/{z}/{x}/{y}.pbf'] }
          : {
              version: 8,
              sources: {
                streets: { type: 'vector', url: '/tiles.json' },
                hills: { type: 'raster', tiles: ['https://{s}.hills.example/{z}/{x}/{y}.png', 'data:image/png,x'] },
              },
              glyphs: 'https://letters.example/{fontstack}/{range}.pbf',
              sprite: [{ id: 'default', url: 'https://signs.example/signs' }],
              layers: [],
            };
      response.end(JSON.stringify(body));
    });
    const base = createMapBase({ styleUrl: `${url}/style.json`, publicUrl });
    expect(await base.read()).toEqual({
      style: `${url}/style.json`,
      origins: [
        url,
        'https://a.tiles.example',
        'https://s.hills.example',
        'https://letters.example',
        'https://signs.example',
      ],
    });
  });

  it('is empty while the configured style is invalid', async () => {
    const url = await serve((_request, response) => response.end('<html>'));
    const base = createMapBase({ styleUrl: `${url}/style.json`, publicUrl });
    expect(await base.read()).toEqual({ style: '', origins: [url] });
  });
});
