import { describe, expect, it } from 'vitest';
import { problemOf, sourceOn, successOf } from './testing/read-source.ts';
import { json, type Reply } from './testing/source-server.ts';

const columns = { id: 'id', title: 'title', street: 'street' };
const given = { kind: 'socrata', path: '/resource/a.json', mapping: { columns } } as const;
const rows = [{ id: '1', title: 'Kitchen remodel' }];

const data =
  (answer: Reply): Reply =>
  (request, response) => {
    if (request.url !== '/robots.txt') answer(request, response);
  };

describe('a source of any kind', () => {
  it('gives the same listings for the same answer', async () => {
    const { read } = await sourceOn(
      data((_, response) => json(response, rows)),
      given,
    );
    const first = await successOf(read());
    const second = await successOf(read({ now: new Date('2027-03-01T00:00:00Z') }));
    expect(second.listings).toEqual(first.listings);
  });

  it('that asks to be left alone says until when', async () => {
    const { read } = await sourceOn(
      data((_, response) => response.writeHead(429, { 'retry-after': '3600' }).end()),
      given,
    );
    expect(await read()).toEqual({
      kind: 'failed',
      problem: expect.stringContaining('asked too often (429)'),
      retryAt: new Date('2026-10-08T17:00:00Z'),
    });
  });

  it.each([
    [
      'cut off',
      (response: Parameters<Reply>[1]) => {
        response.writeHead(200, { 'content-length': '5000' }).write('[{"id":"1"},');
        setTimeout(() => response.destroy(), 10);
      },
      /broke off its answer/,
    ],
    [
      'dripping',
      (response: Parameters<Reply>[1]) => {
        const drip = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(drip));
      },
      /took too long for one answer/,
    ],
    [
      'endless',
      (response: Parameters<Reply>[1]) => {
        response.end('x'.repeat(6_000_000));
      },
      /sent more than/,
    ],
    [
      'leading inside',
      (response: Parameters<Reply>[1]) => {
        response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
      },
      /leads into a private network/,
    ],
  ])('whose answer is %s has failed, and nothing of it is believed', async (_, answer, problem) => {
    const { read } = await sourceOn(
      data((_request, response) => answer(response)),
      given,
    );
    expect(await problemOf(read())).toMatch(problem);
  });

  it('that robots.txt closes is not read', async () => {
    const { read, server } = await sourceOn((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(200).end('User-agent: *\nDisallow: /resource/');
    }, given);
    expect(await problemOf(read())).toMatch(/robots.txt/);
    expect(server.asked).toEqual([]);
  });

  it('whose publisher permits it is read in spite of robots.txt', async () => {
    const { read } = await sourceOn(
      (request, response) => {
        if (request.url === '/robots.txt') response.writeHead(200).end('User-agent: *\nDisallow: /');
        else json(response, rows);
      },
      { ...given, mapping: { columns, robots: 'permitted' } },
    );
    expect((await successOf(read())).listings).toHaveLength(1);
  });

  it('that is configured anew is read anew, though it has not changed', async () => {
    const answer = data((request, response) => {
      if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
      json(response, rows, { etag: '"1"' });
    });
    const one = await sourceOn(answer, given);
    const { validators } = await successOf(one.read());
    expect(await one.read({ previous: validators })).toEqual({ kind: 'unchanged' });
    const other = await sourceOn(answer, { ...given, county: 'Bullitt County' });
    expect((await other.read({ previous: validators })).kind).toBe('read');
  });

  it('is stopped when the run is', async () => {
    const { read } = await sourceOn(
      data(() => undefined),
      given,
    );
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 30);
    expect(await problemOf(read({ signal: stop.signal }))).toMatch(/stopped before it was done/);
  });

  it('with hostile text in every field and a megabyte in one stays small and inert', async () => {
    const hostile = `<script>alert(1)</script>\u0000\u202ejavascript:alert(1)<a href="javascript:alert(2)">x</a>`;
    const row = { id: `${hostile}1`, title: `Roof ${hostile}`, street: 'x'.repeat(1_000_000) };
    const { read } = await sourceOn(
      data((_, response) => json(response, [row])),
      given,
    );
    const { listings } = await successOf(read());
    expect(JSON.stringify(listings)).not.toMatch(/<|\\u0000|\u202e|href/);
    expect(JSON.stringify(listings).length).toBeLessThan(3000);
  });
});
