import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../kernel/clock.ts';
import { createPoliteFetch, type Patience, type Request } from './polite-fetch.ts';
import { isPublicAddress, publicAgent } from './public-network.ts';
import { json, type Reply, sourceServer } from './testing/source-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const impatient: Partial<Patience> = {
  silence: 300,
  answer: 900,
  attempts: 3,
  backoff: 20,
  maxWait: 3000,
  maxBytes: 100_000,
};

/** Starts a server with the given replies, and a client that may read it. */
async function read(reply: Reply, patience: Partial<Patience> = {}, pauseMs = 1) {
  const server = await sourceServer(reply);
  const web = createPoliteFetch({
    clock: systemClock,
    userAgent: 'PlumblineTest/1.0 (+https://plumbline.example)',
    pauseMs,
    privateOrigins: [server.origin],
    patience: { ...impatient, ...patience },
  });
  closing.push(web.close, server.close);
  const request: Request = { accept: 'application/json', obeyRobots: true, signal: new AbortController().signal };
  return {
    server,
    web,
    get: (path = '/data', more: Partial<Request> = {}) => web.get(server.origin + path, { ...request, ...more }),
  };
}

const count = (times: { n: number }) => {
  times.n += 1;
  return times.n;
};

describe('a polite reader', () => {
  it('identifies itself and returns the response', async () => {
    let agent: string | undefined;
    const { get, server } = await read((request, response) => {
      agent = request.headers['user-agent'];
      if (request.url !== '/robots.txt') json(response, { a: 1 });
    });
    expect(await get()).toMatchObject({ url: `${server.origin}/data`, text: '{"a":1}', validator: null });
    expect(agent).toBe('PlumblineTest/1.0 (+https://plumbline.example)');
  });

  it('makes one request at a time, with a pause between', async () => {
    const times: number[] = [];
    const { get, server } = await read(
      (request, response) => {
        if (request.url === '/robots.txt') return;
        times.push(performance.now());
        setTimeout(() => json(response, {}), 20);
      },
      {},
      60,
    );
    await Promise.all([get('/1'), get('/2'), get('/3')]);
    expect(server.mostAtOnce()).toBe(1);
    const pauses = times.slice(1).map((time, at) => time - times[at]!);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(60);
  });

  it('sends back the last response’s validators, and learns that nothing has changed', async () => {
    const { get } = await read((request, response) => {
      if (request.url === '/robots.txt') return;
      if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
      json(response, { a: 1 }, { etag: '"v1"', 'last-modified': 'Thu, 08 Oct 2026 14:00:00 GMT' });
    });
    const first = await get();
    if (first === 'not-modified') throw new Error('it was never read before');
    expect(first.validator).toEqual({ etag: '"v1"', lastModified: 'Thu, 08 Oct 2026 14:00:00 GMT' });
    expect(await get('/data', { since: first.validator! })).toBe('not-modified');
  });

  it('decompresses responses', async () => {
    const { get } = await read((request, response) => {
      if (request.url === '/robots.txt') return;
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"packed":true}'));
    });
    expect(await get()).toMatchObject({ text: '{"packed":true}' });
  });
});

describe('robots.txt', () => {
  const robots =
    (text: string, status = 200): Reply =>
    (request, response) => {
      if (request.url === '/robots.txt') response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
      else json(response, {});
    };

  it('is obeyed, and read once for many requests', async () => {
    let reads = 0;
    const { get, server } = await read((request, response) => {
      if (request.url === '/robots.txt') reads += 1;
      robots('User-agent: PlumblineTest\nDisallow: /private\n\nUser-agent: *\nDisallow: /')(request, response);
    });
    await get('/open');
    await get('/open/2');
    await expect(get('/private/list?x=1')).rejects.toThrow(/asks programs not to read this address \(robots.txt\)/);
    expect(server.asked).toEqual(['/open', '/open/2']);
    expect(reads).toBe(1);
  });

  it('is ignored if the publisher permits it', async () => {
    const { get } = await read(robots('User-agent: *\nDisallow: /'));
    expect(await get('/data', { obeyRobots: false })).toMatchObject({ text: '{}' });
  });

  it('that cannot be read forbids everything', async () => {
    const { get, server } = await read(robots('', 503));
    await expect(get()).rejects.toThrow(/doesn't say what programs may read/);
    expect(server.asked).toEqual([]);
  });

  it('asks for slower reading', async () => {
    const { get } = await read(robots('User-agent: *\nCrawl-delay: 0.3'));
    const before = performance.now();
    await get('/1');
    await get('/2');
    expect(performance.now() - before).toBeGreaterThan(300);
  });
});

describe('a failing source', () => {
  it('that gets too many requests is left alone for as long as it asks, then read', async () => {
    const times = { n: 0 };
    const { get } = await read((request, response) => {
      if (request.url === '/robots.txt') return;
      if (count(times) === 1) return void response.writeHead(429, { 'retry-after': '1' }).end();
      json(response, { a: 1 });
    });
    const before = performance.now();
    expect(await get()).toMatchObject({ text: '{"a":1}' });
    expect(performance.now() - before).toBeGreaterThanOrEqual(990);
  });

  it('that asks for a long pause is not waited for', async () => {
    const { get, server } = await read((request, response) => {
      if (request.url !== '/robots.txt') response.writeHead(429, { 'retry-after': '7200' }).end();
    });
    await expect(get()).rejects.toMatchObject({
      message: expect.stringContaining('we ask too often'),
      waitMs: 7_200_000,
    });
    expect(server.asked).toHaveLength(1);
  });

  it('is retried a few times, then abandoned', async () => {
    const { get, server } = await read((request, response) => {
      if (request.url !== '/robots.txt') response.writeHead(503).end();
    });
    await expect(get()).rejects.toThrow(/answered 503 instead of its data/);
    expect(server.asked).toHaveLength(3);
  });

  it.each([404, 403, 400, 204])('that answers %i is not asked again', async (status) => {
    const { get, server } = await read((request, response) => {
      if (request.url !== '/robots.txt') response.writeHead(status).end();
    });
    await expect(get()).rejects.toThrow(new RegExp(String(status)));
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    [
      'fewer bytes than announced',
      (response: Parameters<Reply>[1]) => {
        response.writeHead(200, { 'content-length': '1000' }).write('[{"id":1},');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      'chunks without their end',
      (response: Parameters<Reply>[1]) => {
        response.writeHead(200).write('[{"id":1}]');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      'half of a packed answer',
      (response: Parameters<Reply>[1]) => {
        const packed = gzipSync('[1,2,3]'.repeat(5000));
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed.subarray(0, packed.length - 12));
      },
    ],
  ])('whose response is cut off (%s) is rejected', async (_, cut) => {
    const { get, server } = await read((request, response) => {
      if (request.url !== '/robots.txt') cut(response);
    });
    await expect(get()).rejects.toThrow(/ended its answer early/);
    expect(server.asked).toHaveLength(3);
  });

  it('whose response was cut off once is read at the second attempt', async () => {
    const times = { n: 0 };
    const { get } = await read((request, response) => {
      if (request.url === '/robots.txt') return;
      if (count(times) > 1) return json(response, [1, 2]);
      response.writeHead(200, { 'content-length': '1000' }).write('[1');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await get()).toMatchObject({ text: '[1,2]' });
  });

  it('that never begins to respond is abandoned', async () => {
    const { get } = await read(() => undefined, { attempts: 1, answer: 10_000 });
    const before = performance.now();
    await expect(get('/data', { obeyRobots: false })).rejects.toThrow(/took too long to answer/);
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it('that goes silent midway is abandoned', async () => {
    const { get } = await read(
      (request, response) => {
        if (request.url !== '/robots.txt') response.writeHead(200).write('[');
      },
      { attempts: 1, answer: 10_000 },
    );
    await expect(get()).rejects.toThrow(/stopped for too long in the middle of its answer/);
  });

  it('that sends a byte at a time (slow loris) is abandoned', async () => {
    const { get } = await read(
      (request, response) => {
        if (request.url === '/robots.txt') return;
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(drip));
      },
      { attempts: 1 },
    );
    const before = performance.now();
    await expect(get()).rejects.toThrow(/took too long for one answer/);
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it('that sends too much is refused, compressed or not', async () => {
    const { get } = await read((request, response) => {
      if (request.url === '/plain') response.writeHead(200).end('x'.repeat(200_000));
      if (request.url === '/packed') {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000)));
      }
    });
    await expect(get('/plain')).rejects.toThrow(/sent more than/);
    await expect(get('/packed')).rejects.toThrow(/sent more than/);
  });

  it('is no longer read once the run is stopped', async () => {
    const { get } = await read((request, response) => {
      if (request.url !== '/robots.txt') response.writeHead(200).write('[');
    });
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('the run was stopped')), 50);
    await expect(get('/data', { signal: stop.signal })).rejects.toThrow('the run was stopped');
    // The next request isn't delayed by it.
    await expect(get('/data', { signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
  });
});

describe('a redirect', () => {
  it('is followed to another address', async () => {
    const { get, server } = await read((request, response) => {
      if (request.url === '/data') response.writeHead(302, { location: '/moved?x=1' }).end();
      if (request.url === '/moved?x=1') json(response, { there: true });
    });
    expect(await get()).toMatchObject({ url: `${server.origin}/moved?x=1`, text: '{"there":true}' });
  });

  it('in circles is abandoned', async () => {
    const { get, server } = await read((request, response) => {
      if (request.url !== '/robots.txt') response.writeHead(302, { location: '/data' }).end();
    });
    await expect(get()).rejects.toThrow(/more than 5 times/);
    expect(server.asked).toHaveLength(6);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://0.0.0.0:1/',
    'http://2130706433:1/',
    'http://0x7f.1:1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.5/',
    'http://192.168.1.1/admin',
  ])('never leads into a private network (%s)', async (location) => {
    const { get } = await read((request, response) => {
      if (request.url !== '/robots.txt') response.writeHead(302, { location }).end();
    });
    await expect(get('/data', { obeyRobots: false })).rejects.toThrow(/is on a private network/);
  });

  it('never begins in a private network that is not explicitly allowed', async () => {
    const other = await sourceServer((_, response) => json(response, {}));
    closing.push(other.close);
    const { web } = await read(() => undefined);
    const request = { accept: '*/*', obeyRobots: true, signal: new AbortController().signal };
    await expect(web.get(`${other.origin}/`, request)).rejects.toThrow(/is on a private network/);
    expect(other.asked).toEqual([]);
  });

  it.each(['ftp://city.example/', 'file:///etc/passwd', 'javascript:alert(1)'])(
    'never leads to %s',
    async (location) => {
      const { get } = await read((request, response) => {
        if (request.url !== '/robots.txt') response.writeHead(302, { location }).end();
      });
      await expect(get()).rejects.toThrow(/neither http nor https/);
    },
  );
});

describe('the public internet', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('has %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(
    '127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001::1 2001:db8::1 x'.split(
      ' ',
    ),
  )('excludes %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ['a private address', [{ address: '127.0.0.1', family: 4 }]],
    [
      'a public and a private one',
      [
        { address: '93.184.215.14', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
    ['none', []],
  ])('is not left, even by a name that resolves to %s on connecting', async (_, addresses) => {
    const server = await sourceServer((_request, response) => json(response, {}));
    const agent = publicAgent({ connectTimeout: 500 }, (_name, _options, callback) => callback(null, addresses));
    closing.push(() => agent.destroy(), server.close);
    const port = new URL(server.origin).port;
    const asking = agent.request({ origin: `http://rebound.example:${port}`, path: '/', method: 'GET' });
    await expect(asking).rejects.toThrow('rebound.example');
    expect(server.asked).toEqual([]);
  });
});
