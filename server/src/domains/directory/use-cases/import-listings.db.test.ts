import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../fixtures.ts';
import type { ImportedListing, ImportSource, LicenseSeen, RowOutcome } from '../rules/imported-listing.ts';
import { contractorsById } from '../store/contractor.ts';
import { type ImportRequest, importListings, type RejectedRow, type RowRead } from './import-listings.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock });

const overture: ImportSource = { id: 'overture', name: 'Overture Maps', kind: 'places' };
const cslb: ImportSource = { id: 'cslb', name: 'California board', kind: 'licenses' };

const license = (given: Partial<LicenseSeen> = {}): LicenseSeen => ({
  boardId: 'cslb',
  board: 'California board',
  number: '1000001',
  status: 'clear',
  statusSaid: 'CLEAR',
  classes: ['C36'],
  issuedOn: '2015-01-31',
  expiresOn: '2028-01-31',
  checkedOn: '2026-11-01',
  ...given,
});

const listing = (given: Partial<ImportedListing> = {}): ImportedListing => ({
  externalId: 'a',
  name: 'Sierra Plumbing',
  contactName: null,
  street: '100 Main St',
  city: 'Sacramento',
  state: 'CA',
  zipCode: '95814',
  latitude: 38.58,
  longitude: -121.49,
  precision: 'exact',
  phone: '+19162341234',
  email: 'info@sierra.example.com',
  website: null,
  trades: ['plumbing'],
  specialties: ['Plumbing'],
  license: null,
  closed: null,
  ...given,
});

const asRow = (outcome: RowOutcome | ImportedListing): RowOutcome =>
  'kind' in outcome ? outcome : { kind: 'listing', listing: outcome };

/** Simulates a file with these rows in batches, with a readable report. */
function file(source: ImportSource, rows: readonly (RowOutcome | ImportedListing)[], size = 2) {
  const read: RowRead[] = rows.map((row, at) => ({ line: at + 2, outcome: asRow(row) }));
  const reported: RejectedRow[] = [];
  const lengths: number[] = [];
  async function* batches() {
    for (let at = 0; at < read.length; at += size) yield read.slice(at, at + size);
  }
  const request: ImportRequest = {
    source,
    fileId: `${source.id}-file`,
    batches: { [Symbol.asyncIterator]: batches },
    report: {
      resumeAt: async (bytes) => {
        reported.length = bytes;
        lengths.push(bytes);
      },
      write: async (more) => reported.push(...more),
    },
  };
  return { request, reported, resumedAt: lengths };
}

const run = (source: ImportSource, rows: readonly (RowOutcome | ImportedListing)[], size?: number) =>
  importListings(ctx, file(source, rows, size).request);

const contractors = async () => {
  const { rows } = await database.db.execute<{ id: never }>(sql`select id from contractors order by id`);
  return contractorsById(
    database.db,
    rows.map(({ id }) => id),
  );
};

const TABLES =
  'contractors contractor_trades contractor_listings license_evidence contractor_sources contractor_imports'.split(' ');
/** Returns every row with its location on disk, which changes if the row is written again, even unchanged. */
const everything = async (columns: 't' | 'ctid, t' = 'ctid, t') => {
  const tables = TABLES.map(
    (table) => `(select coalesce(string_agg((${columns})::text, ';' order by t::text), '') from ${table} as t)`,
  );
  const { rows } = await database.db.execute<{ hash: string }>(sql.raw(`select md5(${tables.join(' || ')}) as hash`));
  return rows[0]?.hash;
};

beforeEach(async () => {
  await database.db.execute(sql`truncate contractors, contractor_imports cascade`);
  await database.db.execute(sql`delete from contractor_sources where id <> 'demonstration'`);
});

describe('an imported listing', () => {
  it('is an unclaimed contractor whom nobody may text, with the sources of its facts', async () => {
    await run(overture, [listing()]);
    const [row] = await contractors();
    expect(row).toMatchObject({
      companyName: 'Sierra Plumbing',
      isClaimed: false,
      smsConsentAt: null,
      isSynthetic: false,
      isPremium: false,
      rating: null,
      timeZone: 'America/Los_Angeles',
      billingIdentity: 'phone:+19162341234',
      provenance: {
        companyName: 'overture',
        phone: 'overture',
        email: 'overture',
        place: 'overture',
        trades: 'overture',
      },
      licenses: [],
    });
    expect(row).toMatchObject({ slug: 'sierra-plumbing-sacramento-ca' });
  });

  it('has the same id in every database, and a separate page from its namesake', async () => {
    const rows = [listing(), listing({ externalId: 'b', street: '9 Elm St', phone: '+19162349999', email: null })];
    await run(overture, rows);
    const first = await contractors();
    expect(new Set(first.map((row) => (row as { slug?: string }).slug)).size).toBe(2);
    await database.db.execute(sql`truncate contractors, contractor_imports cascade`);
    await run(overture, rows);
    expect((await contractors()).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  });
});

describe('importing the same file again', () => {
  const rows = [
    listing(),
    listing({
      externalId: 'b',
      name: 'Valley Electric',
      phone: '+15592341234',
      street: '2 Oak St',
      trades: ['electrical'],
    }),
    listing({ externalId: 'c', closed: 'permanently closed', name: 'Gone', phone: null, street: '3 Oak St' }),
    { kind: 'rejected', reason: 'It has no name' },
    { kind: 'skipped', reason: 'of another trade' },
  ] as const;

  it('writes nothing at all, in no table', async () => {
    const first = await run(overture, rows);
    expect(first.counts).toEqual({
      added: 2,
      merged: 0,
      changed: 0,
      unchanged: 0,
      leftOut: 1,
      rejected: 1,
      skipped: { 'of another trade': 1 },
    });
    const before = await everything();
    clock.advance(60);
    const second = await run(overture, rows);
    expect(second).toMatchObject({ isFinished: true, resumedAt: 0, counts: { added: 0, changed: 0, unchanged: 2 } });
    expect(await everything()).toBe(before);
  });

  it('restores only what another file has changed in between', async () => {
    await run(overture, rows);
    await run(overture, [listing({ phone: '+19162340000' })]);
    expect((await contractors()).map(({ phone }) => phone).sort()).toEqual(['+15592341234', '+19162340000']);
    const again = await run(overture, rows);
    expect(again.counts).toMatchObject({ changed: 1, unchanged: 1, added: 0 });
    expect((await contractors()).map(({ phone }) => phone).sort()).toEqual(['+15592341234', '+19162341234']);
  });

  it('accepts an id once and reports a second row with it', async () => {
    const { request, reported } = file(overture, [listing(), listing({ name: 'Other' })]);
    await importListings(ctx, request);
    expect(reported).toEqual([{ line: 3, reason: "It has the id 'a' of an earlier row" }]);
    const before = await everything();
    await run(overture, [listing(), listing({ name: 'Other' })]);
    expect(await everything()).toBe(before);
  });

  it('reports skipped and rejected rows in the order of the lines', async () => {
    const { request, reported } = file(overture, rows, 10);
    await importListings(ctx, request);
    expect(reported).toEqual([
      { line: 4, reason: 'Left out: permanently closed' },
      { line: 5, reason: 'It has no name' },
    ]);
  });
});

describe('an import that ended early', () => {
  const rows = Array.from({ length: 9 }, (_, at) =>
    listing({
      externalId: `${at}`,
      name: `Firm ${'abcdefghi'[at]}x`,
      phone: `+1916234100${at}`,
      street: `${at + 1} Oak St`,
      email: null,
    }),
  );

  it.each([1, 2, 3, 4])('goes on after %i batches, and ends as if it never had', async (batches) => {
    await run(overture, rows);
    const whole = await everything('t');
    await database.db.execute(sql`truncate contractors, contractor_imports cascade`);

    const { request } = file(overture, rows);
    let done = 0;
    const stopping = new AbortController();
    const ended = await importListings(ctx, {
      ...request,
      signal: stopping.signal,
      onProgress: () => {
        done += 1;
        if (done === batches) stopping.abort();
      },
    });
    expect(ended).toMatchObject({ isFinished: false, rowsRead: batches * 2 });
    expect(await contractors()).toHaveLength(batches * 2);
    const rest = await run(overture, rows);
    expect(rest).toMatchObject({ isFinished: true, resumedAt: batches * 2, rowsRead: 9, counts: { added: 9 } });
    expect(await everything('t')).toBe(whole);
  });

  it('stores a batch together with its checkpoint, or neither', async () => {
    const { request } = file(overture, rows);
    let writes = 0;
    const failing: ImportRequest = {
      ...request,
      report: {
        ...request.report,
        write: async (more) => {
          writes += 1;
          if (writes === 3) throw new Error('the disk is full');
          return request.report.write(more);
        },
      },
    };
    await expect(importListings(ctx, failing)).rejects.toThrow('the disk is full');
    expect(await contractors()).toHaveLength(4);
    expect(await run(overture, rows)).toMatchObject({ resumedAt: 4, counts: { added: 9 } });
  });

  it('cuts the report to the checkpoint before it continues', async () => {
    const bad = [...rows.slice(0, 3), { kind: 'rejected', reason: 'one' } as const, ...rows.slice(4)];
    const first = file(overture, bad);
    const stopping = new AbortController();
    await importListings(ctx, { ...first.request, signal: stopping.signal, onProgress: () => stopping.abort() });
    const second = file(overture, bad);
    await importListings(ctx, second.request);
    expect(second.resumedAt).toEqual([0]);
    expect(second.reported).toEqual([{ line: 5, reason: 'one' }]);
  });
});

describe('a business in two sources', () => {
  const registered = listing({
    externalId: '1000001',
    name: 'Sierra Plumbing Inc',
    street: 'PO Box 7',
    precision: 'zip',
    email: null,
    trades: ['plumbing', 'hvac'],
    license: license(),
  });

  it.each([
    ['places first', [overture, listing(), cslb, registered]],
    ['the register first', [cslb, registered, overture, listing()]],
  ] as const)('is one contractor, with facts of both: %s', async (_, [source, first, other, second]) => {
    await run(source, [first]);
    const outcome = await run(other, [second]);
    expect(outcome.counts).toMatchObject({ added: 0, merged: 1 });
    const found = await contractors();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      companyName: 'Sierra Plumbing',
      address: '100 Main St',
      trades: ['plumbing', 'hvac'],
      provenance: { companyName: 'overture', place: 'overture', trades: 'overture,cslb' },
      licenses: [
        {
          number: '1000001',
          status: 'clear',
          checkedOn: '2026-11-01',
          source: 'California board',
          expiresOn: '2028-01-31',
        },
      ],
    });
    const { rows } = await database.db.execute(sql`select source_id from contractor_listings order by source_id`);
    expect(rows).toEqual([{ source_id: 'cslb' }, { source_id: 'overture' }]);
  });

  it('is a single one within one file of a register: a firm with two licenses', async () => {
    await run(cslb, [registered, { ...registered, externalId: '1000002', license: license({ number: '1000002' }) }], 1);
    const found = await contractors();
    expect(found).toHaveLength(1);
    expect(found[0]?.licenses.map(({ number }) => number)).toEqual(['1000001', '1000002']);
  });

  it('stays two if one source keeps them apart, even if a third matches both', async () => {
    const branch = listing({ externalId: 'b', street: '9 Elm St' });
    await run(overture, [listing()]);
    await run(cslb, [registered]);
    expect(await contractors()).toHaveLength(1);
    const outcome = await run(overture, [listing(), branch]);
    expect(outcome.counts).toMatchObject({ added: 1, unchanged: 1 });
  });

  it('is never joined to a demonstration contractor', async () => {
    await aContractor(ctx, { companyName: 'Sierra Plumbing', phone: '+19162341234', isSynthetic: true, state: 'CA' });
    await run(overture, [listing()]);
    expect(await contractors()).toHaveLength(2);
  });
});

describe('a later file of a source', () => {
  it('withdraws a license, which then verifies no one', async () => {
    await run(overture, [listing()]);
    await run(cslb, [listing({ externalId: '1', license: license() })]);
    await run(cslb, [
      listing({
        externalId: '1',
        license: license({ status: 'suspended', statusSaid: 'Work Comp Susp' }),
        closed: 'license Work Comp Susp',
      }),
    ]);
    expect(await contractors()).toMatchObject([
      { status: 'active', licenses: [{ status: 'suspended', statusSaid: 'Work Comp Susp' }] },
    ]);
  });

  it('hides businesses that have closed, and shows those that reopen', async () => {
    await run(overture, [listing()]);
    await run(overture, [listing({ closed: 'permanently closed' })]);
    expect(await contractors()).toMatchObject([{ status: 'hidden' }]);
    await run(overture, [listing({ phone: '+19162340000' })]);
    expect(await contractors()).toMatchObject([{ status: 'active', phone: '+19162340000' }]);
  });

  it('leaves listings hidden that an operator has hidden', async () => {
    await run(overture, [listing()]);
    await database.db.execute(sql`update contractors set status = 'hidden'`);
    await run(overture, [listing({ phone: '+19162340000' })]);
    expect(await contractors()).toMatchObject([{ status: 'hidden', phone: '+19162340000' }]);
  });

  it('changes nothing about a claimed listing except its evidence', async () => {
    await run(overture, [listing()]);
    await database.db.execute(sql`update contractors set is_claimed = true, company_name = 'Ours'`);
    await run(overture, [listing({ phone: '+19162340000', name: 'Sierra Plumbing Co' })]);
    await run(cslb, [listing({ externalId: '1', license: license() })]);
    expect(await contractors()).toMatchObject([
      { companyName: 'Ours', phone: '+19162341234', licenses: [{ number: '1000001' }] },
    ]);
  });

  it('gives no second free referral: the key by which they are counted stays', async () => {
    await run(overture, [listing()]);
    await run(cslb, [listing({ externalId: '1', license: license() })]);
    expect(await contractors()).toMatchObject([{ billingIdentity: 'phone:+19162341234' }]);
  });
});

it('adds no listing for a license that is not clear, unless the business is known', async () => {
  const suspended = listing({
    externalId: '1',
    license: license({ status: 'suspended' }),
    closed: 'license suspended',
  });
  const { request, reported } = file(cslb, [suspended]);
  await importListings(ctx, request);
  expect(await contractors()).toEqual([]);
  expect(reported).toEqual([{ line: 2, reason: 'Left out: license suspended' }]);
});

it('rejects text that the database cannot store, and continues', async () => {
  const { request, reported } = file(overture, [
    listing({ externalId: 'nul', name: 'A\u0000B' }),
    listing({ externalId: 'half', name: 'A\ud83d' }),
    listing({ externalId: 'long', name: 'x'.repeat(300) }),
    listing(),
  ]);
  await importListings(ctx, request);
  expect(reported.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(await contractors()).toHaveLength(1);
});

it('makes two simultaneous imports of one file end like one', async () => {
  const rows = Array.from({ length: 20 }, (_, at) =>
    listing({ externalId: `${at}`, street: `${at + 1} Oak St`, phone: null, name: `Firm ${at}` }),
  );
  await Promise.all([run(overture, rows, 3), run(overture, rows, 4)]);
  expect(await contractors()).toHaveLength(20);
  const before = await everything();
  await run(overture, rows);
  expect(await everything()).toBe(before);
});
