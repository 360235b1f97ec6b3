import { once } from 'node:events';
import { createServer } from 'node:http';
import { deflateSync } from 'node:zlib';

export interface TileServer {
  /** The address of a style with one raster source, for `MAP_STYLE_URL`. */
  readonly styleUrl: string;
  /** Returns the number of requested tiles. */
  tiles(): number;
  /** Makes all tiles fail from now on, or work again. */
  setBroken(broken: boolean): void;
  stop(): void;
}

const WIDTH = 256;

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc(body));
  return Buffer.concat([head, body, tail]);
}

/** Returns a gray square as PNG. */
function pngOf(gray: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(WIDTH, 4);
  header[8] = 8;
  const rows = Buffer.alloc((WIDTH + 1) * WIDTH, gray);
  for (let row = 0; row < WIDTH; row += 1) rows[row * (WIDTH + 1)] = 0;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** Serves streets for tests: a checkerboard of gray tiles, from another origin than the product's. */
export async function startTileServer(): Promise<TileServer> {
  let asked = 0;
  let broken = false;
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const [, z, x, y] = /^\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(request.url ?? '') ?? [];
    if (z === undefined) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(style(`http://127.0.0.1:${port}`)));
      return;
    }
    asked += 1;
    if (broken) response.writeHead(503).end();
    else response.setHeader('content-type', 'image/png').end(pngOf((Number(x) + Number(y)) % 2 ? 200 : 230));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The tile server has no port');
  const { port } = address;
  return {
    styleUrl: `http://127.0.0.1:${port}/style.json`,
    tiles: () => asked,
    setBroken: (value) => {
      broken = value;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const style = (url: string) => ({
  version: 8,
  sources: {
    streets: { type: 'raster', tiles: [`${url}/{z}/{x}/{y}.png`], tileSize: WIDTH, attribution: 'Streets for tests' },
  },
  layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
});
