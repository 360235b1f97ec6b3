import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/random-id.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { anAcceptedRequest, aRequest, takingPorts } from '../../service-requests/fixtures.ts';
import { type BothLinks, linkOf, write } from '../fixtures.ts';
import { BUNDLE_MINUTES } from '../rules/announcement.ts';
import { announceUnread } from './announce-unread.ts';
import { showThread } from './show-thread.ts';
import { takeText } from './take-text.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock, ports: takingPorts });

let numbers = 0;
const aPhone = () => `+1502558${String(++numbers).padStart(4, '0')}`;

interface Texting extends BothLinks {
  readonly customer: string;
  readonly firm: string;
  readonly number: string;
}

/** Two people who text. */
async function both({ isConnected = true, customer = aPhone(), firm = aPhone() } = {}): Promise<Texting> {
  const { id } = await aContractor(ctx, { phone: firm, smsConsentAt: clock.now(), isClaimed: true });
  const given = { customerPhone: customer, selectedPlumberIds: [id] };
  const links = isConnected ? await connect(given) : await ask(given);
  const { requestNumber } = await showThread(ctx, linkOf(links, 'customer'));
  return { ...links, customer, firm, number: requestNumber };
}

async function connect(given: Record<string, unknown>): Promise<BothLinks> {
  const { id: requestId, ...links } = await anAcceptedRequest(ctx, given);
  return { requestId, ...links };
}

async function ask(given: Record<string, unknown>): Promise<BothLinks> {
  const { id: requestId, referralIds, contractorIds } = await aRequest(ctx, 0, given);
  const [referralId, contractorId] = [referralIds[0], contractorIds[0]];
  if (referralId === undefined || contractorId === undefined) throw new Error('Nobody was asked');
  return { requestId, referralId, contractorId };
}

/** Writes as one side, and tells the other. */
async function tell(links: BothLinks, by: 'customer' | 'contractor', text: string): Promise<void> {
  await write(ctx, links, by, text);
  clock.advance(BUNDLE_MINUTES);
  await announceUnread(ctx, { referralId: links.referralId, party: by === 'customer' ? 'contractor' : 'customer' });
}

/** Sends a text, and returns the reply; undefined if it belongs to no thread. */
async function text(
  sender: string,
  body: string,
  { isWord = false, id = newId('SM') } = {},
): Promise<string | undefined> {
  if (!(await takeText(ctx, { id, sender, body }, isWord))) return undefined;
  const { rows } = await db.execute<{ text: string }>(
    sql`select text from messages where recipient = ${sender} and dedupe_key = ${`text-reply:${id}`}`,
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.text;
}

const messagesOf = async (links: BothLinks) =>
  (await showThread(ctx, linkOf(links, 'contractor'))).messages.map(({ text, via }) => [text, via]);

describe('a text', () => {
  it('answers the announcement that it follows, on either side, and has read it', async () => {
    const links = await both();
    await tell(links, 'contractor', 'Is the gate open?');
    expect(await text(links.customer, 'It is. Please ring.')).toMatch(new RegExp(`^${links.number}: Sent to .+\\.$`));
    expect((await showThread(ctx, linkOf(links, 'contractor'))).messages[0]?.read).toBe(true);
    clock.advance(BUNDLE_MINUTES);
    await announceUnread(ctx, { referralId: links.referralId, party: 'contractor' });
    expect(await text(links.firm, 'Will do')).toBe(`${links.number}: Sent to Ana Delgado.`);
    expect(await messagesOf(links)).toEqual([
      ['Is the gate open?', 'web'],
      ['It is. Please ring.', 'sms'],
      ['Will do', 'sms'],
    ]);
  });

  it('that names the request needs no announcement', async () => {
    const links = await both();
    expect(await text(links.firm, `${links.number} I'm at the door`)).toContain('Sent to Ana Delgado.');
    expect(await text(links.customer, `Coming! ${links.number.toLowerCase()}`)).toContain('Sent to');
    expect(await messagesOf(links)).toEqual([
      ["I'm at the door", 'sms'],
      ['Coming!', 'sms'],
    ]);
  });

  it('asks and answers before the connection, without contacts and without names', async () => {
    const links = await both({ isConnected: false });
    expect(await text(links.firm, `${links.number} Gas or electric?`)).toBe(
      `${links.number}: Sent to Customer in 40204. That is a question and no answer: to take the job, reply ACCEPT.`,
    );
    clock.advance(BUNDLE_MINUTES);
    await announceUnread(ctx, { referralId: links.referralId, party: 'customer' });
    expect(await text(links.customer, 'Gas, call 502 555 0177')).toMatch(/without contact details\.$/);
    expect(await messagesOf(links)).toEqual([
      ['Gas or electric?', 'sms'],
      ['Gas, call [hidden]', 'sms'],
    ]);
    expect(await text(links.customer, 'Hello?')).toContain('There is no open question.');
  });

  it('that arrives twice is one message with one reply', async () => {
    const links = await both();
    for (let time = 0; time < 2; time += 1) {
      expect(await text(links.firm, `${links.number} Once`, { id: 'SM_Once' })).toContain('Sent to');
    }
    expect(await messagesOf(links)).toEqual([['Once', 'sms']]);
  });

  it('is asked back about if it could belong to several', async () => {
    const customer = aPhone();
    const [one, two] = [await both({ customer }), await both({ customer })];
    await tell(one, 'contractor', 'I can come at 2.');
    await tell(two, 'contractor', 'I can come at 4.');
    const asked = await text(customer, 'That suits me');
    expect(asked).toMatch(/^Plumbline: Which request\? Begin your text with its number, like PL-/);
    for (const { number } of [one, two]) expect(asked).toContain(number);
    expect(await text(customer, `${two.number} That suits me`)).toContain('Sent to');
    expect([(await messagesOf(one)).length, (await messagesOf(two)).length]).toEqual([1, 2]);
  });

  it('with another meaning is none, and neither is one from somebody who was told nothing', async () => {
    const links = await both({ isConnected: false });
    for (const body of ['ACCEPT', 'deny', 'Propose tomorrow 3pm', 'accept?', `${links.number} accept`, links.number]) {
      expect(await text(links.firm, body)).toBeUndefined();
    }
    expect(await text(links.firm, 'Is it gas?')).toBeUndefined();
    expect(await text(links.customer, 'Hello')).toBeUndefined();
    expect(await text(aPhone(), `${links.number} Hello`)).toBeUndefined();
    await tell(links, 'contractor', 'Is it gas?');
    expect(await text(links.customer, 'PL-222222 Yes, gas')).toBeUndefined();
    // A word that answers reminders is no message, but its sender learns what to do.
    expect(await text(links.customer, 'Yes', { isWord: true })).toContain('Please write a sentence');
    expect(await messagesOf(links)).toEqual([['Is it gas?', 'web']]);
  });

  it('is refused if it is too long, or once nobody can write', async () => {
    const links = await both();
    expect(await text(links.firm, `${links.number} ${'x'.repeat(1001)}`)).toContain('longer than 1,000 characters');
    await write(ctx, links, 'customer', 'Hello');
    await db.execute(sql`update threads set blocked_by = 'customer' where referral_id = ${links.referralId}`);
    expect(await text(links.firm, `${links.number} Hello`)).toContain('The other side has ended this conversation');
    expect(await messagesOf(links)).toEqual([['Hello', 'web']]);
  });
});
