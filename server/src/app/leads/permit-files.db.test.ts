import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectMap } from '@plumbline/contract/domains/projects/project-map.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { jurisdictions } from '../../domains/ingest/evaluation/jurisdictions.ts';
import { configureSource, readNow, showRun } from '../../domains/ingest/public.ts';
import { silentLog } from '../../kernel/log.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { createSources } from '../adapters/sources/sources.ts';
import { unreadSources } from '../adapters/sources/testing/unread-sources.ts';
import { testApp } from '../testing/test-app.ts';
import { permitFolder } from './testing/permit-files.ts';

const REAL = fileURLToPath(new URL('../../../../../shared/data/permits/', import.meta.url));
const isRealThere = existsSync(REAL);
if (!isRealThere) process.stderr.write('Skipping what reads shared/data/permits: it is not here.\n');

const written = permitFolder();
afterAll(written.remove);

const database = await testDatabase();
let folder = written.path;
const { app, ctx } = await testApp(database, {
  ports: {
    sources: {
      ...unreadSources,
      // The folder changes from test to test.
      read: (source, options) =>
        createSources({
          web: { get: () => Promise.reject(new Error('Nothing is read from the web.')), close: async () => undefined },
          folder,
          samKey: null,
          demonstration: () => Promise.reject(new Error('Nothing is demonstrated.')),
          log: silentLog,
        }).read(source, options),
    },
  },
});

beforeEach(() =>
  database.db.execute(
    sql`truncate projects, project_sources, project_cells, ingest_runs, graphile_worker._private_jobs cascade`,
  ),
);

/** Configures a source, reads it as a worker does, and returns what the run says of it. */
async function readIn(form: (typeof jurisdictions)[number]) {
  await configureSource(ctx, form);
  const run = await showRun(ctx, await readNow(ctx, [SourceId.parse(form.id)]));
  const [part] = run?.sources ?? [];
  if (part === undefined) throw new Error('The run has no part.');
  return part;
}

const listed = async (query: Record<string, string> = {}) =>
  (await app.inject({ url: '/api/projects', query: { limit: '500', ...query } })).json<Project[]>();
const mapped = async (query: Record<string, string>) =>
  (await app.inject({ url: '/api/projects/map', query })).json<ProjectMap>();

/** A box of some yards around a project, seen from so close that nothing is clustered. */
const around = ({ latitude, longitude }: Pick<Project, 'latitude' | 'longitude'>) => ({
  west: String(Number(longitude) - 0.001),
  east: String(Number(longitude) + 0.001),
  south: String(Number(latitude) - 0.001),
  north: String(Number(latitude) + 0.001),
  zoom: '22',
});

async function expectFound(project: Project) {
  const found = await listed({ search: project.permitNumber ?? project.title });
  expect(found.map(({ id }) => id)).toContain(project.id);
  if (project.latitude === null) return;
  const { points } = await mapped(around(project));
  expect(points.map(({ id }) => id)).toContain(project.id);
}

describe.each(jurisdictions.map((form) => [form.id, form] as const))('the permits of %s', (_, form) => {
  it('written by hand are in the list, on the map and in the search', async () => {
    folder = written.path;
    const part = await readIn(form);
    expect(part).toMatchObject({ state: 'succeeded', losses: {}, problem: null, created: part.read });
    const projects = await listed();
    expect(projects).toHaveLength(part.read);
    for (const project of projects) await expectFound(project);
    expect(await mapped({})).toMatchObject({ total: part.read, matching: part.read });
  });

  it.runIf(isRealThere)(
    'as they are published lose no row on their way to the list, the map and the search',
    async () => {
      folder = REAL;
      const part = await readIn(form);
      expect(part).toMatchObject({ state: 'succeeded', problem: null });
      const lost = Object.values(part.losses).reduce((sum, count) => sum + count, 0);
      expect(lost / part.read).toBeLessThan(0.05);
      expect(part.created).toBe(part.read - lost);
      const projects = await listed();
      expect(projects).toHaveLength(part.created);
      for (const at of [0, Math.floor(projects.length / 2), projects.length - 1]) {
        const project = projects[at];
        if (project) await expectFound(project);
      }
      const again = await showRun(ctx, await readNow(ctx, [SourceId.parse(form.id)]));
      expect(again?.sources[0]).toMatchObject({ state: 'succeeded', created: 0, changed: 0, vanished: 0 });
    },
  );
});
