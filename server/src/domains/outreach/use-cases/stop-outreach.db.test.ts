import { describe, expect, it } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { scriptedPorts } from '../../messaging/fixtures.ts';
import { optOut } from '../../messaging/public.ts';
import { aProject } from '../../projects/fixtures.ts';
import { aBidder, anOutreach, type TypedBidder } from '../fixtures.ts';
import { showOptions } from './show-options.ts';
import { stopOutreach } from './stop-outreach.ts';

const database = await testDatabase();
const clock = testClock();
const messaging = scriptedPorts(() => ({ kind: 'sent' }));
const base = testContext(database.db, { clock, ports: { messaging, outreachWriter: null } });

let people = 0;
/** Returns a new person with a new browser, address and number. */
function somebody(): { ctx: Context; bidder: TypedBidder } {
  people += 1;
  const bidder = aBidder({ email: `ann.${people}@acme.example.com`, phone: `(502) 555-${1000 + people}` });
  return { ctx: { ...base, actor: { kind: 'visitor', visitorId: `vs_${people}` } }, bidder };
}

const refusal = (code: string, message: RegExp) =>
  expect.objectContaining({ code, message: expect.stringMatching(message) });

it('the limit of a day is told before anything is typed', async () => {
  const { ctx, bidder } = somebody();
  const { projectId } = await anOutreach(ctx, { bidder });
  const options = await showOptions(ctx, projectId, { visitorId: null });
  expect(options).toMatchObject({ isPossible: true, hasWrittenToday: true, reason: null });
  expect(options.channels).toMatchObject([
    { channel: 'email', delivery: null, note: expect.stringContaining('today') },
    { channel: 'sms', delivery: null, note: expect.stringContaining('today') },
    { channel: 'phone', delivery: 'to-bidder' },
  ]);
  expect(await showOptions(somebody().ctx, projectId, { visitorId: null })).toMatchObject({
    isPossible: true,
    reason: null,
    hasWrittenToday: false,
  });
});

it('a script for a call of one’s own is there on a day with a message, and after it', async () => {
  const { ctx, bidder } = somebody();
  const { projectId } = await anOutreach(ctx, { bidder, channel: 'phone' });
  expect((await anOutreach(ctx, { bidder, projectId })).receipt.status).toBe('queued');
  clock.advance(1);
  expect((await anOutreach(ctx, { bidder, projectId, channel: 'phone' })).receipt.delivery).toBe('to-bidder');
  await expect(anOutreach(ctx, { bidder, projectId })).rejects.toEqual(refusal('already-happened', /today/));
});

const statusOf = async (outreachId: string) => {
  const { rows } = await database.pool.query(
    "select status from messages where about_kind = 'outreach' and about_id = $1",
    [outreachId],
  );
  return rows[0].status;
};

describe('a refusal ends every channel of that contact, for every project', () => {
  /** The same contact with both channels, and with one of them. */
  const listingsOf = (email: string, phone: string) => [
    `Call or text ${phone}, ${email}`,
    `Builder, ${email}`,
    `Builder, ${phone}`,
  ];
  const optionsFor = async (contactInfo: string) => {
    const { ctx } = somebody();
    return showOptions(ctx, await aProject(ctx, { contactInfo }), { visitorId: null });
  };
  const CLOSED = {
    isPossible: false,
    isStopped: true,
    channels: [{ delivery: null }, { delivery: null }, { delivery: null }],
  };

  it.each([
    ['email', '(606) 555-0177'],
    ['sms', '(606) 555-0178'],
  ] as const)('by the link below an outreach by %s, and suppresses what waits', async (channel, phone) => {
    const { ctx, bidder } = somebody();
    const listings = listingsOf(`boss-${channel}@example.org`, phone);
    const [contactInfo] = listings;
    const text = await anOutreach(ctx, { bidder, projectId: await aProject(ctx, { contactInfo }), channel: 'sms' });
    const email = await anOutreach(ctx, { bidder, projectId: await aProject(ctx, { contactInfo }) });
    const { id } = (channel === 'email' ? email : text).receipt;
    const { rows } = await database.pool.query('select stop_id from outreaches where id = $1', [id]);
    await stopOutreach(ctx, rows[0].stop_id);
    for (const listing of listings) expect(await optionsFor(listing)).toMatchObject(CLOSED);
    expect([await statusOf(text.receipt.id), await statusOf(email.receipt.id)]).toEqual(['suppressed', 'suppressed']);
  });

  it('by STOP in answer to a text', async () => {
    const [both = '', mailOnly = '', phoneOnly = ''] = listingsOf('boss-stop@example.org', '(606) 555-0179');
    await optOut(somebody().ctx, ['+16065550179'], 'sms');
    expect(await optionsFor(both)).toMatchObject(CLOSED);
    expect(await optionsFor(phoneOnly)).toMatchObject(CLOSED);
    // Nothing says that this is the same contact.
    expect(await optionsFor(mailOnly)).toMatchObject({ isStopped: false });
  });
});
