import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { unreadSources } from '../../../app/adapters/sources/testing/unread-sources.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import type { SourceForm } from '../rules/source-form.ts';
import { sourceById } from '../store/source.ts';
import { configureSource, confirmSource, enableSource } from './configure-source.ts';
import { listSources } from './list-sources.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock, ports: { sources: unreadSources } });

const TOWN = SourceId.parse('town');
const form: SourceForm = {
  id: 'town',
  name: 'Town permits',
  kind: 'socrata',
  address: 'https://data.example.org/resource/permits.json',
  page: 'https://www.example.org/permits',
  everyMinutes: 90,
  mapping: { where: "status = 'issued'" },
};
const wrong = (given: object) =>
  configureSource(ctx, { ...form, ...given }).then(
    () => ({}),
    (error: unknown) => (error as { fields?: object }).fields,
  );

beforeEach(async () => {
  await db.execute(sql`truncate project_sources, ingest_runs cascade`);
  await configureSource(ctx, form);
});

describe('a configured source', () => {
  it('is listed with its name and host, due at once, with its schedule in words', async () => {
    const { sources } = await listSources(ctx);
    expect(sources).toMatchObject([
      {
        id: 'town',
        host: 'data.example.org',
        url: 'https://www.example.org/permits',
        schedule: 'Every 90 minutes',
        nextRunAt: clock.now().toISOString(),
        lastRun: null,
      },
    ]);
  });

  it('is left unchanged by the same configuration, and is read again after a different one', async () => {
    const state = async () => (await sourceById(db, TOWN))?.validators;
    await db.execute(sql`update ingest_sources set validators = '{"a": {"etag": "1"}}', next_run_at = null`);
    await configureSource(ctx, form);
    expect(await state()).toEqual({ a: { etag: '1' } });
    await configureSource(ctx, { ...form, mapping: {} });
    expect(await state()).toBeNull();
    expect(await sourceById(db, TOWN)).toMatchObject({ believeNext: true, lastCount: null });
  });

  it.each([
    ['an id with blanks', { id: 'My town' }, 'id'],
    ['no name', { name: ' ' }, 'name'],
    ['an unknown kind', { kind: 'gopher' }, 'kind'],
    ['an address that is none', { address: 'data.example.org' }, 'address'],
    ['no address', { address: undefined }, 'address'],
    ['an address without a host', { address: 'https://' }, 'address'],
    ['a page that could be a script', { page: 'javascript:alert(1)' }, 'page'],
    ['a schedule of every second', { everyMinutes: 0 }, 'everyMinutes'],
    ['a county beyond', { county: 'Fayette County' }, 'county'],
    ['a word that the kind does not know', { mapping: { layer: 3 } }, 'mapping'],
    ['a zone that is none', { mapping: { zone: 'Mars/Utopia' } }, 'mapping.zone'],
    ['an upload of what is no file', { upload: 'a,b' }, 'upload'],
  ])('is rejected for %s, with the name of the field', async (_, given, field) => {
    expect(Object.keys((await wrong(given)) ?? {})).toEqual([field]);
  });

  it('accepts the content of a file instead of an address', async () => {
    await configureSource(ctx, { id: 'file', name: 'A file', kind: 'file', upload: 'PermitNum\n1' });
    expect(await sourceById(db, SourceId.parse('file'))).toMatchObject({
      upload: 'PermitNum\n1',
      intervalMinutes: null,
    });
  });

  it('is listed after the enabled ones while it is disabled', async () => {
    await configureSource(ctx, { id: 'file', name: 'Zoning file', kind: 'file', upload: 'PermitNum\n1' });
    const order = async () => (await listSources(ctx)).sources.map(({ id }) => id);
    expect(await order()).toEqual(['town', 'file']);
    await enableSource(ctx, TOWN, false);
    expect(await order()).toEqual(['file', 'town']);
  });

  it('can be enabled, disabled and confirmed only if it exists', async () => {
    await enableSource(ctx, TOWN, false);
    expect((await listSources(ctx)).sources).toMatchObject([{ enabled: false, nextRunAt: null }]);
    await enableSource(ctx, TOWN, true);
    expect((await listSources(ctx)).sources).toMatchObject([{ enabled: true, nextRunAt: clock.now().toISOString() }]);
    const nobody = SourceId.parse('nobody');
    await expect(enableSource(ctx, nobody, true)).rejects.toThrow("There is no source 'nobody'");
    await expect(confirmSource(ctx, nobody)).rejects.toThrow("There is no source 'nobody'");
  });
});
