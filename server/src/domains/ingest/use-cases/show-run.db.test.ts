import { type IngestRunId, SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { unreadSources } from '../../../app/adapters/sources/testing/unread-sources.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { listingNumber, reading } from '../fixtures.ts';
import { configureSource } from './configure-source.ts';
import { listSources } from './list-sources.ts';
import { readNow } from './read-now.ts';
import { showRun } from './show-run.ts';

const { db } = await testDatabase();
const COUNTY = SourceId.parse('county');
const METRO = SourceId.parse('metro');
const silence = { kind: 'unreachable', host: 'county.example.org' } as const;
const inPart = { rejected: 2, rejections: [{ row: { id: 'B-7' }, reason: { kind: 'no-title' } }] } as const;

const english = testContext(db, {
  ports: {
    sources: {
      ...unreadSources,
      read: async ({ id }) =>
        id === METRO ? reading([listingNumber(1)], inPart) : { kind: 'failed', problem: silence, retryAt: null },
    },
  },
});
const spanish = { ...english, language: 'es' } as const;

const inEnglish = [
  "county.example.org can't be reached: it doesn't answer.",
  '2 rows could not be read. For example, B-7: It has neither a title nor an address.',
];
const inSpanish = [
  'No se puede conectar con county.example.org: no responde.',
  'No se pudieron leer 2 filas. Por ejemplo, B-7: No tiene título ni dirección.',
];

describe('the problems of a run', () => {
  let run: IngestRunId;

  beforeEach(async () => {
    await db.execute(sql`truncate projects, project_sources, ingest_runs, graphile_worker._private_jobs cascade`);
    for (const id of [COUNTY, METRO]) {
      await configureSource(english, { id, name: id, kind: 'feed', address: `https://${id}.example.org/feed` });
    }
    run = await readNow(english, [COUNTY, METRO]);
  });

  const shown = async (ctx: typeof english) => (await showRun(ctx, run))?.sources.map(({ problem }) => problem);
  const listed = async (ctx: typeof english) => (await listSources(ctx)).sources.map(({ lastRun }) => lastRun?.problem);

  it('are told in the language of the operator', async () => {
    expect(await shown(english)).toEqual(inEnglish);
    expect(await shown(spanish)).toEqual(inSpanish);
    expect(await listed(english)).toEqual(inEnglish);
    expect(await listed(spanish)).toEqual(inSpanish);
  });

  it('are stored in English, too, for the previous release', async () => {
    const { rows } = await db.execute(sql`select problem from ingest_source_runs order by source_id`);
    expect(rows).toEqual(inEnglish.map((problem) => ({ problem })));
  });

  it('stay readable when an earlier release has stored them', async () => {
    await db.execute(sql`update ingest_source_runs set problem_kind = null`);
    expect(await shown(spanish)).toEqual(inEnglish);
    expect(await listed(spanish)).toEqual(inEnglish);
  });
});
