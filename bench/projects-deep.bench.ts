import assert from 'node:assert/strict';
import type { Bench, Subject } from './harness.ts';
import { requestsPerSecond } from './http-load.ts';
import { PROJECTS, startProjectsServer } from './projects-server.ts';
import { sizeOr } from './size.ts';

const IN_A_PAGE = 100;
const DEEP = Math.min(500, Math.floor(sizeOr(PROJECTS) / IN_A_PAGE));

interface Page extends Subject {
  readonly address: string;
}

const server = Promise.withResolvers<Awaited<ReturnType<typeof startProjectsServer>>>();

const pageAt = (address: string, stop: () => Promise<void>): Page => ({
  address,
  stop,
  run: (seconds) => requestsPerSecond({ url: address, method: 'GET' }, seconds),
});

const read = async (address: string) => {
  const reply = await fetch(address);
  assert.equal(reply.status, 200);
  const projects: unknown = await reply.json();
  return { projects, next: /^<(.+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1] };
};

/** Finds the address of the 500th page as a reader would, link by link. */
async function deep(): Promise<Page> {
  const started = await startProjectsServer({ PROJECT_LISTS_MB: '0' });
  server.resolve(started);
  let address = `${started.url}/api/projects`;
  for (let page = 1; page < DEEP; page += 1) address = `${started.url}${(await read(address)).next ?? ''}`;
  return pageAt(address, () => started.stop());
}

const first = async (): Promise<Page> => pageAt(`${(await server.promise).url}/api/projects`, () => Promise.resolve());

export default {
  name: 'projects-deep',
  summary: `GET /api/projects, page ${DEEP} against page 1: at most 1.2 times the time`,
  ours: deep,
  baseline: first,
  compareAnswers: async (late, early) => {
    const [there, here] = [await read(late.address), await read(early.address)];
    assert(Array.isArray(there.projects) && Array.isArray(here.projects));
    assert.equal(there.projects.length, here.projects.length);
    assert.notDeepEqual(there.projects, here.projects);
  },
  atLeast: 1 / 1.2,
} satisfies Bench<Page>;
