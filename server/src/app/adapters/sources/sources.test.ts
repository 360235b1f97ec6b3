import { SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import { describe, expect, it } from 'vitest';
import { problemText } from '../../../domains/ingest/rules/reading-problem.ts';
import type { KindSample } from './source-kind.ts';
import { kinds } from './sources.ts';
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
  it('gives the same listings for the same response', async () => {
    const { read } = await sourceOn(
      data((_, response) => json(response, rows)),
      given,
    );
    const first = await successOf(read());
    const second = await successOf(read({ now: new Date('2027-03-01T00:00:00Z') }));
    expect(second.listings).toEqual(first.listings);
  });

  it('that asks us to wait says until when', async () => {
    const { read } = await sourceOn(
      data((_, response) => response.writeHead(429, { 'retry-after': '3600' }).end()),
      given,
    );
    expect(await read()).toEqual({
      kind: 'failed',
      problem: { kind: 'too-often', host: expect.stringMatching(/^127\.0\.0\.1:/) },
      retryAt: new Date('2026-10-08T17:00:00Z'),
    });
  });

  it.each([
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
      /is on a private network/,
    ],
  ])('whose response is %s has failed, and nothing of it is used', async (_, answer, problem) => {
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

  it('is read despite robots.txt if its publisher permits it', async () => {
    const { read } = await sourceOn(
      (request, response) => {
        if (request.url === '/robots.txt') response.writeHead(200).end('User-agent: *\nDisallow: /');
        else json(response, rows);
      },
      { ...given, mapping: { columns, robots: 'permitted' } },
    );
    expect((await successOf(read())).listings).toHaveLength(1);
  });

  it('that is reconfigured is read again, although it has not changed', async () => {
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

  it('stops when the run is stopped', async () => {
    const { read } = await sourceOn(
      data(() => undefined),
      given,
    );
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 30);
    expect(await problemOf(read({ signal: stop.signal }))).toMatch(/stopped before it finished/);
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

describe('a source of each kind', () => {
  const readable = SourceKind.exclude(['demonstration']).options;

  /** Returns the result of each kind for a server's response: the number of listings, or the problem. */
  async function eachOn(answer: (sample: KindSample, times: number) => Parameters<typeof data>[0]) {
    const read = readable.map(async (kind) => {
      const { sample } = kinds[kind];
      let times = 0;
      const source = await sourceOn(
        data((request, response) => answer(sample, ++times)(request, response)),
        { ...sample, kind, samKey: 'key' },
      );
      const reading = await source.read();
      return [
        kind,
        reading.kind === 'failed'
          ? problemText(reading.problem, 'en')
          : 'listings' in reading && reading.listings.length,
      ];
    });
    return Object.fromEntries(await Promise.all(read)) as Record<string, number | string>;
  }
  const allOf = (outcome: number | RegExp) => {
    const expected = typeof outcome === 'number' ? outcome : expect.stringMatching(outcome);
    return Object.fromEntries(readable.map((kind) => [kind, expected]));
  };
  const eachSays = (problem: (sample: KindSample) => string) =>
    Object.fromEntries(readable.map((kind) => [kind, expect.stringContaining(problem(kinds[kind].sample))]));
  const whole: Parameters<typeof eachOn>[0] =
    ({ answer }) =>
    (_, response) =>
      response.end(answer);

  it('is read', async () => {
    expect(await eachOn(whole)).toEqual(allOf(2));
  });

  it('that reports too many requests is read in full after the requested pause', async () => {
    const began = performance.now();
    const read = await eachOn((kind, times) =>
      times > 1 ? whole(kind, times) : (_, response) => response.writeHead(429, { 'retry-after': '1' }).end(),
    );
    expect(read).toEqual(allOf(2));
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
  });

  it('whose connection breaks midway has failed', async () => {
    const read = await eachOn(({ answer }) => (_, response) => {
      response.writeHead(200, { 'content-length': String(answer.length) }).write(answer.slice(0, answer.length * 0.7));
      setTimeout(() => response.destroy(), 10);
    });
    expect(read).toEqual(allOf(/ended its answer early/));
  });

  it('that ends midway as if it were complete has failed', async () => {
    const read = await eachOn(
      ({ answer }) =>
        (_, response) =>
          response.end(answer.slice(0, answer.lastIndexOf('Elm'))),
    );
    expect(read).toEqual(eachSays(({ cutOff }) => cutOff));
  });

  it('that sends a byte at a time (slow loris) is abandoned', async () => {
    const read = await eachOn(({ answer }) => (_, response) => {
      response.write(answer.slice(0, 10));
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    });
    expect(read).toEqual(allOf(/took too long for one answer/));
  });

  it('whose rows have a new format has failed, naming what is missing', async () => {
    const read = await eachOn(
      ({ changed }) =>
        (_, response) =>
          response.end(changed.answer),
    );
    expect(read).toEqual(eachSays(({ changed }) => changed.problem));
  });

  it('that reports an error with status 200 has failed', async () => {
    const read = await eachOn(
      ({ wrong }) =>
        (_, response) =>
          response.end(wrong.answer),
    );
    expect(read).toEqual(eachSays(({ wrong }) => wrong.problem));
  });
});
