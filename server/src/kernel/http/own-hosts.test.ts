import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { isLoopbackName } from './host-names.ts';
import { serveOwnHosts } from './own-hosts.ts';
import { problemReplies } from './problem-replies.ts';

const open: { close(): Promise<unknown> }[] = [];
afterAll(async () => {
  for (const app of open) await app.close();
});

/** Starts a process with a page, a call and a probe. */
function server({ publicUrl = 'https://plumbline.example', loopback = false, trustProxy = false } = {}) {
  const app = Fastify({ trustProxy: trustProxy ? ['loopback'] : false });
  open.push(app);
  problemReplies(app);
  serveOwnHosts(app, { publicUrl, loopback });
  app.get('/', async () => 'page');
  app.get('/api/call', async () => 'answer');
  app.get('/healthz', { config: { anyHost: true } }, async () => 'ok');
  return (host: string, url = '/', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host, ...headers } });
}
const statusesOf = async (call: ReturnType<typeof server>, hosts: readonly string[]) =>
  Object.fromEntries(await Promise.all(hosts.map(async (host) => [host, (await call(host)).statusCode] as const)));
const all = (status: number, hosts: readonly string[]) => Object.fromEntries(hosts.map((host) => [host, status]));

const LOOPBACK = ['localhost', 'LocalHost:3000', 'shop.localhost:3000', '127.0.0.1:3000', '127.0.0.2', '[::1]:3000'];
const STRANGERS = [
  'evil.example',
  'evil.example:3000',
  'plumbline.example.evil.example',
  'evil-plumbline.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'notlocalhost',
  '10.0.0.1',
  '0.0.0.0',
  '[::2]',
  'plumbline.example@evil.example',
  'evil.example#plumbline.example',
  'plumbline.example, evil.example',
  'plumbline.example:99999999',
];

describe('the hosts that are served', () => {
  it('are the public one, with any port and in any case', async () => {
    const own = ['plumbline.example', 'Plumbline.Example', 'plumbline.example:443', 'plumbline.example:3000'];
    expect(await statusesOf(server(), own)).toEqual(all(200, own));
  });

  it("exclude every other name in production, even this machine's", async () => {
    const others = [...STRANGERS, ...LOOPBACK];
    expect(await statusesOf(server(), others)).toEqual(all(421, others));
  });

  it('include in a demonstration the names that always mean this machine, but no others', async () => {
    const call = server({ publicUrl: 'http://localhost:3000', loopback: true });
    expect(await statusesOf(call, LOOPBACK)).toEqual(all(200, LOOPBACK));
    expect(await statusesOf(call, STRANGERS)).toEqual(all(421, STRANGERS));
  });

  it('can be an address of the network', async () => {
    const call = server({ publicUrl: 'http://[fd00::7]:3000' });
    expect(await statusesOf(call, ['[fd00::7]:3000', '[FD00::7]', '[fd00::8]:3000'])).toEqual({
      '[fd00::7]:3000': 200,
      '[FD00::7]': 200,
      '[fd00::8]:3000': 421,
    });
  });

  it('are not changed by X-Forwarded-Host, which a page can set, even behind a trusted proxy', async () => {
    const call = server({ trustProxy: true });
    const forwarded = { 'x-forwarded-host': 'plumbline.example' };
    expect((await call('evil.example', '/', forwarded)).statusCode).toBe(421);
    expect((await call('plumbline.example', '/', { 'x-forwarded-host': 'evil.example' })).statusCode).toBe(200);
  });

  it('are named in the refusal: as a problem for programs, as a sentence for people', async () => {
    const call = server();
    expect((await call('evil.example', '/api/call')).json()).toMatchObject({
      code: 'misdirected',
      message: 'This server only answers at https://plumbline.example.',
    });
    const page = await call('evil.example');
    expect(page.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(page.body).toBe('This server only answers at https://plumbline.example.\n');
    expect((await call('evil.example', '/nothing')).statusCode).toBe(421);
  });

  it('do not matter to probes, which know a process by its address', async () => {
    expect((await server()('10.0.0.7:3000', '/healthz')).statusCode).toBe(200);
  });
});

it.each(['localhost', 'a.localhost', '127.255.0.1', '[::1]'])('%s always means this machine', (name) => {
  expect(isLoopbackName(name)).toBe(true);
});
it.each(['localhost.example', '128.0.0.1', '::1', '127.0.0.1.example', ''])('%s may mean another', (name) => {
  expect(isLoopbackName(name)).toBe(false);
});
