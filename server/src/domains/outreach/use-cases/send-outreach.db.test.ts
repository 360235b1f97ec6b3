import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import type { OutreachScript } from '@plumbline/contract/domains/outreach/outreach.ts';
import { type ProjectId, SessionId, UserId } from '@plumbline/contract/kernel/id.ts';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { Actor, Context } from '../../../kernel/context.ts';
import { openDatabase } from '../../../kernel/database.ts';
import { LIVE_CHANNEL } from '../../../kernel/outbox.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { scriptedPorts } from '../../messaging/fixtures.ts';
import { deliverMessage, type Email, optOut } from '../../messaging/public.ts';
import { aProject } from '../../projects/fixtures.ts';
import { aBidder, aContact, anOutreach, outreachForm, scriptForm, type TypedBidder } from '../fixtures.ts';
import { MAX_OF_WRITER, MAX_TO_BIDDER, MAX_TO_CONTACT } from '../rules/limits.ts';
import { claimOutreach } from './claim-outreach.ts';
import { eraseOutreach } from './erase-own-outreach.ts';
import { generateScript } from './generate-script.ts';
import { listOwnOutreach } from './list-own-outreach.ts';
import { sendOutreach } from './send-outreach.ts';
import { showOptions } from './show-options.ts';
import { showStop, stopOutreach } from './stop-outreach.ts';
import { outreachTopic, tellFate } from './tell-writer.ts';

const database = await testDatabase();
const other = openDatabase(database.connectionString);
afterAll(() => other.close());
const clock = testClock();
const messaging = scriptedPorts(() => ({ kind: 'sent' }));
const base = testContext(database.db, { clock, ports: { messaging, outreachWriter: null } });

let people = 0;
/** Returns a new person with a new browser, address and number. */
function somebody(): { ctx: Context; bidder: TypedBidder } {
  people += 1;
  const bidder = aBidder({
    email: `ann.${people}@acme.example.com`,
    phone: `(502) 555-${String(1000 + people).padStart(4, '0')}`,
  });
  return { ctx: { ...base, actor: { kind: 'visitor', visitorId: `vs_${people}` } }, bidder };
}

const clientOf = (visitorId: string | null) => ({ client: { address: '203.0.113.1', userAgent: '', visitorId } });
const look = (ctx: Context, projectId: ProjectId, bidder: TypedBidder, given = {}) =>
  generateScript(ctx, scriptForm(projectId, bidder, given), { rememberVisitor: () => undefined });
const send = (ctx: Context, projectId: ProjectId, bidder: TypedBidder, given = {}) =>
  sendOutreach(ctx, outreachForm(projectId, bidder, given), clientOf(null));

/** Returns the messages in the queue, of one outreach or all. */
async function messages(id?: string) {
  const { rows } = await database.pool.query(
    `select id, channel, recipient, subject, text, status, status_reason, transactional from messages
     where about_kind = 'outreach' and ($1::text is null or about_id = $1)`,
    [id ?? null],
  );
  return rows;
}

const contractor = (id: string): Actor => ({
  kind: 'craftsman',
  userId: UserId.parse(id),
  sessionId: SessionId.parse('se_1'),
});

const refusal = (code: string, message?: RegExp) =>
  expect.objectContaining({ code, ...(message && { message: expect.stringMatching(message) }) });

describe('what was looked at', () => {
  it('goes to the contact that the listing names, letter by letter, and says who sent it and how to end it', async () => {
    const { ctx, bidder } = somebody();
    const settings = { ...ctx.settings, senderPostalAddress: '1 Main St, Louisville, KY 40202' };
    const { script, receipt } = await anOutreach({ ...ctx, settings }, { bidder });
    const [message] = await messages(receipt.id);
    expect(message).toMatchObject({
      channel: 'email',
      recipient: script.to,
      subject: script.subject,
      transactional: false,
    });
    expect(message.text.startsWith(`${script.message}\n\n`)).toBe(true);
    expect(message.text).toContain('offer of services');
    expect(message.text).toContain('1 Main St, Louisville, KY 40202');
    expect(message.text).toMatch(/https:\/\/plumbline\.example\/outreach\/stop\/ost_\w{22}/);
    expect(script.footer).not.toContain('ost_');
    expect(receipt).toMatchObject({ status: 'queued', to: script.to, delivery: 'to-contact' });
    await deliverMessage(ctx, { messageId: message.id });
    expect(messaging.handed.at(-1)).toMatchObject({ to: script.to, replyTo: bidder.email });
  });

  it('is sent once: again it is the same message and the same answer', async () => {
    const { ctx, bidder } = somebody();
    const { receipt, projectId } = await anOutreach(ctx, { bidder });
    expect(await send(ctx, projectId, bidder)).toEqual(receipt);
    const next = await aProject(ctx, aContact());
    await look(ctx, next, bidder);
    const clicks = await Promise.all([1, 2, 3, 4].map(() => send(ctx, next, bidder)));
    expect(new Set(clicks.map(({ id }) => id)).size).toBe(1);
    expect(await messages(receipt.id)).toHaveLength(1);
  });

  it('is the only thing that is sent', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, aContact());
    const attempt = (given: Partial<TypedBidder>, more = {}) => send(ctx, projectId, { ...bidder, ...given }, more);
    await expect(attempt({})).rejects.toEqual(refusal('already-happened', /Look at the message first/));
    const script = await look(ctx, projectId, bidder);
    await expect(attempt({ company: 'Another Company' })).rejects.toEqual(refusal('already-happened'));
    await expect(attempt({ email: 'other@example.com' })).rejects.toEqual(refusal('already-happened'));
    await expect(attempt({}, { communicationMethod: 'phone' })).rejects.toEqual(refusal('already-happened'));
    await expect(attempt({}, { approvalId: 'os_unknown' })).rejects.toEqual(refusal('already-happened'));
    await expect(attempt({}, { textHash: 'another' })).rejects.toEqual(refusal('already-happened'));
    await expect(send(somebody().ctx, projectId, bidder)).rejects.toEqual(refusal('already-happened'));
    const { approvalId, textHash } = script;
    expect(await attempt({}, { approvalId, textHash })).toMatchObject({ status: 'queued' });
  });

  it('is the last one of several, and the one that is named', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, aContact());
    const first = await look(ctx, projectId, bidder, { urgency: 'low' });
    clock.advance(1);
    await look(ctx, projectId, bidder, { urgency: 'high' });
    const { id } = await send(ctx, projectId, bidder, { approvalId: first.approvalId });
    expect((await messages(id))[0].text).toContain(first.message);
  });

  it('can be sent for an hour', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, aContact());
    await look(ctx, projectId, bidder);
    clock.advance(61);
    await expect(send(ctx, projectId, bidder)).rejects.toEqual(refusal('already-happened', /within an hour/));
  });

  it('can be sent by a program that keeps no cookie', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, aContact());
    await look({ ...ctx, actor: { kind: 'visitor', visitorId: null } }, projectId, bidder);
    const nobody: Actor = { kind: 'visitor', visitorId: null };
    expect(await send({ ...ctx, actor: nobody }, projectId, bidder)).toMatchObject({ status: 'queued' });
  });

  it('is not sent once the listing names another contact, or has been removed', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, aContact());
    await look(ctx, projectId, bidder);
    await database.pool.query(`update projects set contact_info = 'new@example.org' where id = $1`, [projectId]);
    await expect(send(ctx, projectId, bidder)).rejects.toEqual(refusal('already-happened', /contact has changed/));
    await look(ctx, projectId, bidder);
    await database.pool.query('update projects set vanished_at = now() where id = $1', [projectId]);
    await expect(send(ctx, projectId, bidder)).rejects.toEqual(refusal('already-happened', /no longer listed/));
    await expect(look(ctx, projectId, bidder)).rejects.toEqual(refusal('already-happened', /no longer listed/));
  });
});

describe('once a day', () => {
  const again = async (
    given: (first: { bidder: TypedBidder; ctx: Context }) => { ctx: Context; bidder: TypedBidder },
  ) => {
    const first = somebody();
    const { projectId } = await anOutreach(first.ctx, { bidder: first.bidder });
    const { ctx, bidder } = given(first);
    await look(ctx, projectId, bidder);
    return { projectId, ctx, bidder, attempt: () => send(ctx, projectId, bidder) };
  };

  it.each([
    ['browser', (first: { ctx: Context }) => ({ ctx: first.ctx, bidder: somebody().bidder })],
    [
      'email address, in any case',
      (first: { bidder: TypedBidder }) => {
        const { ctx, bidder } = somebody();
        return { ctx, bidder: { ...bidder, email: first.bidder.email.toUpperCase() } };
      },
    ],
    [
      'phone number, however it is written',
      (first: { bidder: TypedBidder }) => {
        const { ctx, bidder } = somebody();
        return { ctx, bidder: { ...bidder, phone: `+1 ${first.bidder.phone?.replace(/[()-]/g, ' ')}` } };
      },
    ],
  ])('for a bidder with the same %s', async (_what, given) => {
    const { attempt, projectId, ctx, bidder } = await again(given);
    await expect(attempt()).rejects.toEqual(refusal('already-happened', /today/));
    clock.advance(24 * 60);
    await look(ctx, projectId, bidder);
    expect(await attempt()).toMatchObject({ status: 'queued' });
  });

  it('but another bidder may write, and the same one about another project', async () => {
    const first = somebody();
    const { projectId } = await anOutreach(first.ctx, { bidder: first.bidder });
    const second = somebody();
    expect((await anOutreach(second.ctx, { bidder: second.bidder, projectId })).receipt.status).toBe('queued');
    expect((await anOutreach(first.ctx, { bidder: first.bidder })).receipt.status).toBe('queued');
  });

  it.each(Array.from({ length: 6 }, (_, round) => round + 1))(
    'also when eight are sent at the same instant from two processes (round %d)',
    async () => {
      const { ctx, bidder } = somebody();
      const projectId = await aProject(ctx, aContact());
      const scripts: OutreachScript[] = [];
      for (let at = 0; at < 8; at += 1) scripts.push(await look(ctx, projectId, bidder));
      const attempts = await Promise.allSettled(
        scripts.map(({ approvalId }, at) =>
          send({ ...ctx, db: at % 2 ? database.db : other.db }, projectId, bidder, { approvalId }),
        ),
      );
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(
        Array.from({ length: 7 }, () => 'already-happened'),
      );
      const sent = await database.pool.query('select 1 from outreaches where project_id = $1', [projectId]);
      expect(sent.rowCount).toBe(1);
    },
  );
});

describe('the daily limit', () => {
  it('a bidder may send', async () => {
    const { ctx, bidder } = somebody();
    for (let at = 0; at < MAX_OF_WRITER; at += 1) await anOutreach(ctx, { bidder });
    await expect(anOutreach(ctx, { bidder })).rejects.toEqual(refusal('too-many-requests'));
  });

  it('a contact may get', async () => {
    const contact = aContact();
    for (let at = 0; at < MAX_TO_CONTACT; at += 1) {
      const { ctx, bidder } = somebody();
      await anOutreach(ctx, { bidder, projectId: await aProject(ctx, contact) });
    }
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, contact);
    await expect(anOutreach(ctx, { bidder, projectId })).rejects.toEqual(refusal('too-many-requests'));
    expect((await database.pool.query('select 1 from outreaches where project_id = $1', [projectId])).rowCount).toBe(0);
  });

  it('scripts are mailed to an address that anyone can enter', async () => {
    const { ctx, bidder } = somebody();
    for (let at = 0; at < MAX_TO_BIDDER; at += 1) await anOutreach(ctx, { bidder, channel: 'phone' });
    await expect(anOutreach(ctx, { bidder, channel: 'phone' })).rejects.toEqual(refusal('too-many-requests'));
  });
});

describe('by channel', () => {
  const contactInfo = 'Dana Whitlock, (502) 555-0171';

  it('a call is a script that the bidder is mailed', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, { contactInfo });
    const { script, receipt } = await anOutreach(ctx, { bidder, projectId, channel: 'phone' });
    expect(script).toMatchObject({
      delivery: 'to-bidder',
      to: bidder.email,
      note: expect.stringContaining('555-0171'),
    });
    expect(script.points.length).toBeGreaterThan(2);
    expect(script.objections.length).toBeGreaterThan(2);
    const [message] = await messages(receipt.id);
    expect(message).toMatchObject({ channel: 'email', recipient: bidder.email });
    expect(message.text).toContain('Call (502) 555-0171');
    expect(message.text).toContain(script.message);
  });

  it('a text goes to a number where the listing asks for texts, in at most two messages', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, { contactInfo: 'Dana Whitlock, call or text (502) 555-0172' });
    const { script, receipt } = await anOutreach(ctx, { bidder, projectId, channel: 'sms' });
    expect(script).toMatchObject({ delivery: 'to-contact', to: '+15025550172' });
    const [message] = await messages(receipt.id);
    expect(message).toMatchObject({ channel: 'sms', recipient: '+15025550172', text: script.message });
    expect(message.text).toMatch(/Reply STOP/);
    expect(smsSegments(message.text)).toBe(script.segments);
    expect(script.segments).toBeLessThanOrEqual(2);
  });

  it('a text that waits for the contact’s morning says when it goes, before and after it was sent', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, { contactInfo: 'Dana Whitlock, call or text (502) 555-0173' });
    const before = clock.now();
    clock.set(new Date('2027-01-20T03:00:00Z'));
    const morning = '2027-01-20T13:00:00.000Z';
    const { script, receipt } = await anOutreach(ctx, { bidder, projectId, channel: 'sms' });
    expect(script.note).toContain('Wed, Jan 20, 8:00 AM EST');
    expect(receipt).toMatchObject({ status: 'queued', goesAt: morning });
    const [message] = await messages(receipt.id);
    await deliverMessage(ctx, { messageId: message.id });
    const { rows } = await database.pool.query('select status, not_before from messages where id = $1', [message.id]);
    expect(rows).toEqual([{ status: 'queued', not_before: new Date(morning) }]);
    const mailed = await anOutreach(ctx, { bidder: somebody().bidder, channel: 'email' });
    expect(mailed.receipt.goesAt).toBeNull();
    clock.set(before);
  });

  it('a text for any other number is mailed to the bidder to send', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, { contactInfo });
    const { script, receipt } = await anOutreach(ctx, { bidder, projectId, channel: 'sms' });
    expect(script).toMatchObject({ delivery: 'to-bidder', to: bidder.email });
    expect((await messages(receipt.id))[0]).toMatchObject({ channel: 'email', recipient: bidder.email });
  });

  it('the product calls only where its operator has switched that on, and never at night', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, { contactInfo });
    const calling = { ...ctx, settings: { ...ctx.settings, outreachCalls: true } };
    clock.set(new Date('2027-02-02T15:00:00Z'));
    const { script, receipt } = await anOutreach(calling, { bidder, projectId, channel: 'phone' });
    expect(script).toMatchObject({ delivery: 'call', message: expect.stringContaining('recorded message') });
    expect((await messages(receipt.id))[0]).toMatchObject({
      channel: 'phone',
      recipient: '+15025550171',
      text: script.message,
    });
    clock.set(new Date('2027-02-03T03:00:00Z'));
    const { channels } = await showOptions(calling, projectId, { visitorId: null });
    expect(channels.find(({ channel }) => channel === 'phone')?.delivery).toBe('to-bidder');
  });

  it('a project without a contact says so before anything is typed', async () => {
    const { ctx, bidder } = somebody();
    const projectId = await aProject(ctx, { contactInfo: 'Owner, by the plan room' });
    const options = await showOptions(ctx, projectId, { visitorId: null });
    expect(options).toMatchObject({ isPossible: false, reason: expect.stringContaining('no contact') });
    await expect(look(ctx, projectId, bidder)).rejects.toEqual(refusal('already-happened', /no email address/));
  });
});

describe('a recipient who has opted out', () => {
  it('is sent no more from the link below a message on', async () => {
    const { ctx, bidder } = somebody();
    const contact = aContact();
    const { receipt, script } = await anOutreach(ctx, { bidder, projectId: await aProject(ctx, contact) });
    const { rows } = await database.pool.query('select stop_id from outreaches where id = $1', [receipt.id]);
    const stopId = rows[0].stop_id;
    expect(await showStop(ctx, stopId)).toEqual({
      address: expect.stringMatching(/^d•••@example\.org$/),
      isStopped: false,
    });
    expect((await stopOutreach(ctx, stopId)).isStopped).toBe(true);
    expect((await stopOutreach(ctx, stopId)).isStopped).toBe(true);
    // Queued messages are suppressed, and new ones aren't written.
    expect((await messages(receipt.id))[0]).toMatchObject({ status: 'suppressed' });
    const next = somebody();
    const projectId = await aProject(ctx, contact);
    await expect(look(next.ctx, projectId, next.bidder)).rejects.toEqual(
      refusal('already-happened', /no more messages/),
    );
    expect(script.to).toMatch(/@example\.org$/);
  });

  it('is sent nothing that was looked at before, or that waits', async () => {
    const { ctx, bidder } = somebody();
    const contact = aContact();
    const projectId = await aProject(ctx, contact);
    const { to } = await look(ctx, projectId, bidder);
    const waiting = somebody();
    const { receipt } = await anOutreach(waiting.ctx, {
      bidder: waiting.bidder,
      projectId: await aProject(ctx, contact),
    });
    const [message] = await messages(receipt.id);
    await optOut(ctx, [to], 'site');
    await expect(send(ctx, projectId, bidder)).rejects.toEqual(refusal('already-happened', /no more messages/));
    await deliverMessage(ctx, { messageId: message.id });
    expect((await messages(receipt.id))[0]).toMatchObject({ status: 'suppressed' });
    expect(messaging.handed.filter((one: Email | object) => 'to' in one && one.to === to)).toEqual([]);
  });
});

it('the sender is notified that it was sent, and of its status', async () => {
  const listener = new pg.Client({ connectionString: database.connectionString });
  await listener.connect();
  await listener.query(`listen ${LIVE_CHANNEL}`);
  const told: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => told.push(payload));
  const { ctx, bidder } = somebody();
  const { receipt } = await anOutreach({ ...ctx, actor: contractor('us_live') }, { bidder });
  await tellFate(ctx, receipt.id);
  await listener.query('select 1');
  expect(told).toEqual([outreachTopic(UserId.parse('us_live')), outreachTopic(UserId.parse('us_live'))]);
  await listener.end();
});

describe('a bidder’s own list', () => {
  it('has what they wrote with what became of it, newest first, also from before they signed in', async () => {
    const { ctx, bidder } = somebody();
    const visitorId = ctx.actor.kind === 'visitor' ? (ctx.actor.visitorId ?? '') : '';
    const first = await anOutreach(ctx, { bidder });
    const [message] = await messages(first.receipt.id);
    await deliverMessage(ctx, { messageId: message.id });
    await inTransaction(ctx, (ctx) => claimOutreach(ctx, UserId.parse('us_kim'), visitorId));
    const kim = { ...ctx, actor: contractor('us_kim') };
    clock.advance(1);
    const second = await anOutreach(kim, { bidder });
    const { items } = await listOwnOutreach(kim, { limit: 10 });
    expect(items).toMatchObject([
      { id: second.receipt.id, status: 'queued', sentAt: null, title: 'Kitchen Remodel' },
      { id: first.receipt.id, status: 'sent', sentAt: expect.any(String), message: first.script.message },
    ]);
    const page = await listOwnOutreach(kim, { limit: 1 });
    expect(page.items.map(({ id }) => id)).toEqual([second.receipt.id]);
    expect(page.next).not.toBeNull();
    expect((await listOwnOutreach({ ...ctx, actor: contractor('us_lou') }, { limit: 10 })).items).toEqual([]);
    // After signing in they have still written about that project today.
    await expect(anOutreach(kim, { bidder: somebody().bidder, projectId: first.projectId })).rejects.toEqual(
      refusal('already-happened', /today/),
    );
  });

  it('is emptied of names and words with the account, and what waits is not sent', async () => {
    const kim = { ...base, actor: contractor('us_gone') };
    const { bidder } = somebody();
    const { receipt } = await anOutreach(kim, { bidder });
    await inTransaction(kim, (ctx) => eraseOutreach(ctx, UserId.parse('us_gone')));
    const { rows } = await database.pool.query('select * from outreaches where id = $1', [receipt.id]);
    expect(JSON.stringify(rows)).not.toMatch(/Ann Lee|Acme Plumbing|acme\.example/);
    expect((await messages(receipt.id))[0]).toMatchObject({ status: 'suppressed', text: '' });
    const scripts = await database.pool.query('select 1 from outreach_scripts where sender_email = $1', [bidder.email]);
    expect(scripts.rowCount).toBe(0);
  });
});

it('a bidder who opts out of mail gets no scripts either', async () => {
  const { ctx, bidder } = somebody();
  await optOut(ctx, [bidder.email], 'site');
  const { receipt } = await anOutreach(ctx, { bidder, channel: 'phone' });
  const [message] = await messages(receipt.id);
  await deliverMessage(ctx, { messageId: message.id });
  expect((await messages(receipt.id))[0]).toMatchObject({ status: 'suppressed' });
});
