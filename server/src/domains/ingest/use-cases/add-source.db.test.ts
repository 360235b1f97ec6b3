import type { ColumnCount } from '@plumbline/contract/domains/ingest/source-columns.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { unreadSources } from '../../../app/adapters/sources/testing/unread-sources.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aUser } from '../../accounts/fixtures.ts';
import { aDraft, listingNumber, reading } from '../fixtures.ts';
import type { SampleReading, SourceConfig, SourceReading } from '../ports.ts';
import { warnedSources } from '../store/source-trouble.ts';
import { finishDraft } from './add-source.ts';
import { mapDraft } from './choose-columns.ts';
import { exportLeftOut, exportLeftOutOfDraft } from './export-losses.ts';
import { performRun } from './perform-run.ts';
import { showDraft } from './show-draft.ts';
import { confirmForOperator, listForOperator, showForOperator } from './show-source.ts';
import { startDraft, startDraftOfFile } from './start-draft.ts';
import { startRun } from './start-run.ts';

const { db } = await testDatabase();
const never = new AbortController().signal;
const asked: SourceConfig[] = [];
let sampled: SampleReading;
let answer: SourceReading;
const clock = testClock();
const ctx = testContext(db, {
  clock,
  ports: {
    sources: {
      ...unreadSources,
      sample: async (source) => {
        asked.push(source);
        return sampled;
      },
      read: async () => answer,
    },
  },
});
const operator = {
  ...ctx,
  actor: { kind: 'operator', userId: (await aUser(ctx)).id, sessionId: 's', factorAt: 0 },
} as unknown as typeof ctx;

const rules = { name: 'Town permits', city: 'La Grange', state: 'KY', everyHours: '24' } as const;
const record = {
  Number: 'B-1',
  Description: 'REPLACE WATER HEATER',
  SiteAddr: '200 ELM ST',
  AppDate: '11-12-25',
  F5: 'x',
};
const configOf = async (id: string) =>
  (
    await db.execute<{ mapping: object; address: string; intervalMinutes: number | null }>(sql`
      select mapping, address, interval_minutes as "intervalMinutes" from ingest_sources where id = ${id}`)
  ).rows[0];

/** Returns the messages at the fields of a refused call. */
async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof DomainError ? error.in('en').fields : error;
}

beforeEach(() => {
  asked.length = 0;
  sampled = { kind: 'sampled', sample: { columns: Object.keys(record), rows: [{ record }] } };
});

describe('an operator who adds a source', () => {
  it('by address sees its first rows as projects, with proposed columns', async () => {
    const { id } = await startDraft(operator, {
      address: 'https://data.town.example/d/abcd-1234',
      ready: '',
      pasted: '',
    });
    expect(asked[0]).toMatchObject({ kind: 'socrata', address: 'https://data.town.example/resource/abcd-1234.json' });
    const draft = await showDraft(operator, id);
    expect(draft).toMatchObject({ name: 'data.town.example', isTable: true, read: 1, becomes: 1 });
    expect(draft.fields.find(({ field }) => field === 'street')).toMatchObject({
      chosen: 'SiteAddr',
      proposedBy: 'name',
    });
    expect(draft.rows[0]).toMatchObject({
      project: { title: 'Replace water heater', place: '200 Elm St', need: 'yes' },
      lost: null,
    });
    expect(draft.dates).toEqual({ example: '11-12-25', order: '', monthFirst: 1, dayFirst: 1 });
    const spanish = await showDraft({ ...operator, language: 'es' }, id);
    expect(spanish.rows[0]?.project?.reason).not.toBe(draft.rows[0]?.project?.reason);
  });

  it('chooses other columns, and sees at once what they give', async () => {
    const id = await aDraft(operator, [record]);
    const draft = await mapDraft(operator, id, { columns: { budget: 'F5', id: '' }, dateOrder: 'day-first' });
    expect(draft.counts.find(({ field }) => field === 'budget')).toMatchObject({ misread: 1, misreadExamples: ['x'] });
    expect(draft).toMatchObject({ becomes: 0, losses: { unreadable: 1 } });
    expect(draft.rows[0]).toMatchObject({ project: null, lost: 'unreadable', problem: 'It has no id.' });
    expect(await exportLeftOutOfDraft(operator, id)).toContain('"It has no id."');
    expect(await refusalOf(finishDraft(operator, id, rules))).toEqual({
      id: expect.stringContaining('Choose the column'),
    });
    const again = await mapDraft(operator, id, { columns: { id: 'Number' }, dateOrder: 'day-first' });
    expect(again.rows[0]?.project?.listedOn).toBe('2025-12-11');
  });

  it('gets it added once, however often the form is sent, and read for the first time', async () => {
    const id = await aDraft(operator, [record]);
    const [one, other] = await Promise.all([finishDraft(operator, id, rules), finishDraft(operator, id, rules)]);
    expect(one).toEqual(other);
    expect(await configOf(one.id)).toMatchObject({
      address: 'https://town.example/permits.csv',
      intervalMinutes: 1440,
      mapping: {
        city: 'La Grange',
        state: 'KY',
        zone: 'America/New_York',
        columns: { id: 'Number', permitNumber: 'Number', description: 'Description', street: 'SiteAddr' },
      },
    });
    expect((await showForOperator(operator, one.id)).isReading).toBe(true);
    const { rows } = await db.execute(sql`
      select action from audit_log where subject_kind = 'source' and subject_id = ${one.id}`);
    expect(rows).toEqual([{ action: 'add-source' }]);
    const second = await finishDraft(operator, await aDraft(operator, [record]), rules);
    expect(second.id).toBe(`${one.id}-2`);
  });

  it('by choosing a city needs no address, and may give another', async () => {
    const { id } = await startDraft(operator, { address: '', ready: 'chicago-permits', pasted: '' });
    expect(asked[0]).toMatchObject({ address: 'https://data.cityofchicago.org/resource/ydr8-5enu.json' });
    expect(await showDraft(operator, id)).toMatchObject({
      name: 'Chicago building permits',
      city: 'Chicago',
      everyHours: '24',
    });
    await startDraft(operator, { address: 'https://mirror.example/x.json', ready: 'chicago-permits', pasted: '' });
    expect(asked[1]).toMatchObject({ kind: 'socrata', address: 'https://mirror.example/x.json' });
    await startDraft(operator, { address: 'https://town.example/d/abcd-1234', ready: 'blds-permits', pasted: '' });
    expect(asked[2]).toMatchObject({ kind: 'socrata' });
    expect(await refusalOf(startDraft(operator, { address: '', ready: 'blds-permits', pasted: '' }))).toEqual({
      address: 'Enter the address of the rows.',
    });
  });

  it('by a file or a pasted table is not asked how often it is read', async () => {
    const { id } = await startDraftOfFile(operator, 'Town permits.csv', new TextEncoder().encode('Number\nB-1'));
    expect(asked[0]).toMatchObject({ kind: 'file', upload: 'Number\nB-1' });
    expect(await showDraft(operator, id)).toMatchObject({ name: 'Town permits', address: null });
    const added = await finishDraft(operator, id, { ...rules, name: 'A file' });
    expect(await configOf(added.id)).toMatchObject({ address: 'upload', intervalMinutes: null });
  });

  it('is told at the field what is wrong with an address', async () => {
    sampled = { kind: 'failed', problem: { kind: 'not-found', host: 'town.example', status: 404 }, retryAt: null };
    const where = { address: 'https://town.example/x.csv', ready: '', pasted: '' };
    expect(await refusalOf(startDraft(operator, where))).toEqual({ address: expect.stringContaining('town.example') });
    sampled = { kind: 'sampled', sample: { columns: [], rows: [] } };
    expect(await refusalOf(startDraft(operator, { ...where, address: '', pasted: 'a' }))).toEqual({
      pasted: expect.stringContaining('no rows yet'),
    });
  });
});

describe('a source whose columns give less than before', () => {
  const count = (read: number): ColumnCount => ({
    field: 'budget',
    read,
    empty: 20 - read,
    misread: 0,
    examples: [],
    misreadExamples: [],
  });
  const listings = [listingNumber(1), listingNumber(2)];
  const leftOut = [
    { row: { id: 'B-9' }, reason: 'outside', problem: null, title: 'Deck', place: 'Elsewhere' },
  ] as const;

  it('is a warning, until it is right again or an operator confirms it', async () => {
    const { id } = await finishDraft(operator, await aDraft(operator, [record]), { ...rules, name: 'Shrinking' });
    const source = SourceId.parse(id);
    const readWith = async (read: number) => {
      answer = reading(listings, { columns: [count(read)], losses: { outside: 1 }, skipped: 1, leftOut });
      // The last reading is the one that ended last.
      clock.advance(1);
      const { runId } = await startRun(ctx, [source]);
      await performRun(ctx, runId, never);
      return (await warnedSources(db)).find((each) => each.id === source)?.warnings ?? [];
    };
    const dropped = [{ field: 'budget', kind: 'dropped', before: 90, now: 10 }];
    expect(await readWith(18)).toEqual([]);
    expect(await readWith(2)).toEqual(dropped);
    // Compared with what it gave before, it has not become normal.
    expect(await readWith(2)).toEqual(dropped);
    expect((await listForOperator(operator)).sources.find((each) => each.id === source)?.warnings).toEqual([
      "The column for 'Value' is read from 10% of the rows; before, it was 90%.",
    ]);
    expect(await readWith(17)).toEqual([]);
    expect(await readWith(0)).toEqual([{ field: 'budget', kind: 'nothing', before: 85, now: 0 }]);
    expect(await readWith(3)).toEqual([{ field: 'budget', kind: 'dropped', before: 85, now: 15 }]);
    await confirmForOperator(operator, source);
    expect(await readWith(3)).toEqual([]);

    expect(await showForOperator(operator, source)).toMatchObject({ columns: [count(3)], leftOut: 1 });
    expect(await exportLeftOut(operator, source)).toContain('"B-9","Outside the area","","Deck","Elsewhere"');
  });
});
