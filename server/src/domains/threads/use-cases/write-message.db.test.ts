import { MAX_PER_HOUR } from '@plumbline/contract/domains/threads/thread.ts';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { anAcceptedRequest, aRequest, takingPorts } from '../../service-requests/fixtures.ts';
import { answerAsContractor } from '../../service-requests/referrals/use-cases/answer-as-contractor.ts';
import { cancelRequest } from '../../service-requests/requests/use-cases/cancel-request.ts';
import { type BothLinks, fillThread, linkOf, write } from '../fixtures.ts';
import { listThreads } from './list-threads.ts';
import { markRead } from './mark-read.ts';
import { showThread } from './show-thread.ts';
import { writeReadyText } from './write-message.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock, ports: takingPorts });

/** An offer that its contractor hasn't answered. */
async function asking(): Promise<BothLinks & { readonly request: Awaited<ReturnType<typeof aRequest>> }> {
  const request = await aRequest(ctx);
  const [referralId, contractorId] = [request.referralIds[0], request.contractorIds[0]];
  if (referralId === undefined || contractorId === undefined) throw new Error('Nobody was asked');
  return { requestId: request.id, referralId, contractorId, request };
}

async function connected(): Promise<BothLinks> {
  const { id, referralId, contractorId } = await anAcceptedRequest(ctx);
  return { requestId: id, referralId, contractorId };
}

const textsOf = async (links: BothLinks, party: 'customer' | 'contractor') =>
  (await showThread(ctx, linkOf(links, party))).messages.map(({ text }) => text);
const answer = (links: BothLinks, response: 'accept' | 'deny') =>
  answerAsContractor(
    { ...ctx, settings: { ...ctx.settings, freeReferrals: 1_000_000 } },
    { serviceRequestId: links.referralId, contractorId: links.contractorId, response, source: 'web' },
  );

describe('before the connection', () => {
  it('a contractor asks, the customer answers, and neither learns how to reach the other', async () => {
    const links = await asking();
    await write(ctx, links, 'contractor', 'Gas or electric? Call me at (502) 555-0134.');
    const answered = await write(
      ctx,
      links,
      'customer',
      'Gas. Ana Delgado, five oh two, five five five, oh one seven seven.',
    );
    expect(answered).toMatchObject({ viewer: 'customer', phase: 'asking', left: 0 });
    expect(await textsOf(links, 'customer')).toEqual([
      'Gas or electric? Call me at [hidden].',
      'Gas. Ana Delgado, five oh two, five five five, oh one seven seven.',
    ]);
    const [, read] = await textsOf(links, 'contractor');
    expect(read).toMatch(/^Gas\. \[hidden\]/);
    expect(read).not.toMatch(/Ana|Delgado|seven/);
    await answer(links, 'accept');
    expect((await textsOf(links, 'contractor'))[1]).toContain('Ana Delgado, five oh two');
    expect((await textsOf(links, 'customer'))[0]).toContain('(502) 555-0134');
  });

  it('there are three questions, each with an answer, also if eight are asked at once', async () => {
    const links = await asking();
    const ask = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => write(ctx, links, 'contractor', `Question ${index}?`)),
    );
    expect(ask.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => write(ctx, links, 'customer', `Answer ${index}.`)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const { messages, left } = await showThread(ctx, linkOf(links, 'contractor'));
    expect([messages.map(({ seq }) => seq), left]).toEqual([[1, 2, 3, 4, 5, 6], 0]);
    await expect(write(ctx, links, 'contractor', 'One more?')).rejects.toMatchObject({
      code: 'already-happened',
      message: expect.stringContaining('You have asked 3 questions.'),
    });
  });

  it('a customer who was asked nothing can’t write, and nobody sends ready texts', async () => {
    const links = await asking();
    await expect(write(ctx, links, 'customer', 'Hello?')).rejects.toMatchObject({ code: 'already-happened' });
    await expect(writeReadyText(ctx, linkOf(links, 'contractor'), 'on-my-way', null)).rejects.toMatchObject({
      code: 'already-happened',
    });
  });

  it('ends with the referral: nobody writes after a denial or a cancellation', async () => {
    const [denied, cancelled] = [await asking(), await asking()];
    await write(ctx, denied, 'contractor', 'Gas?');
    await answer(denied, 'deny');
    await cancelRequest(ctx, cancelled.request.id);
    for (const links of [denied, cancelled]) {
      for (const party of ['customer', 'contractor'] as const) {
        await expect(write(ctx, links, party, 'Still there?')).rejects.toMatchObject({ code: 'already-happened' });
        expect((await showThread(ctx, linkOf(links, party))).whyNot).toContain('This referral is over');
      }
    }
  });
});

describe('once connected', () => {
  it('both write what they like, and see what the other has read', async () => {
    const links = await connected();
    await write(ctx, links, 'customer', 'Ring at (502) 555-0177.');
    const view = await writeReadyText(ctx, linkOf(links, 'contractor'), 'on-my-way', null);
    expect(view.messages.map(({ text, mine, read }) => [text, mine, read])).toEqual([
      ['Ring at (502) 555-0177.', false, false],
      ['I’m on my way.', true, false],
    ]);
    expect(await listThreads(ctx, links.requestId)).toMatchObject([{ messages: 2, isNew: true }]);
    expect(await markRead(ctx, linkOf(links, 'customer'), 99)).toEqual({ readUpTo: 2 });
    expect((await showThread(ctx, linkOf(links, 'contractor'))).messages[1]).toMatchObject({ read: true });
    expect(await listThreads(ctx, links.requestId)).toMatchObject([{ isNew: false }]);
  });

  it('a ready text is in the customer’s language', async () => {
    const { id, referralId, contractorId } = await anAcceptedRequest({ ...ctx, language: 'es' });
    const view = await writeReadyText(ctx, { id: referralId, contractorId }, 'running-late', null);
    expect(view.messages[0]?.text).toContain('Voy con retraso');
    expect(id).not.toBe(referralId);
  });

  it('a message sent twice with one key is stored once', async () => {
    const links = await connected();
    await Promise.all([1, 2, 3].map(() => write(ctx, links, 'customer', 'Once.', 'key-1')));
    expect(await textsOf(links, 'contractor')).toEqual(['Once.']);
    await expect(write(ctx, links, 'customer', 'Other.', 'key-1')).rejects.toMatchObject({
      code: 'idempotency-mismatch',
    });
  });

  it(`each side writes ${MAX_PER_HOUR} messages in an hour, and more in the next`, async () => {
    const links = await connected();
    await fillThread(ctx, links, 2 * MAX_PER_HOUR - 2);
    await write(ctx, links, 'customer', 'The last one.');
    await expect(write(ctx, links, 'customer', 'More')).rejects.toMatchObject({ code: 'too-many-requests' });
    await write(ctx, links, 'contractor', 'I may.');
    clock.advance(61);
    await write(ctx, links, 'customer', 'Now.');
  });

  it('shows the newest page, and the older ones before a message', async () => {
    const links = await connected();
    await fillThread(ctx, links, 55);
    const newest = await showThread(ctx, linkOf(links, 'customer'));
    expect([newest.messages.at(0)?.seq, newest.messages.at(-1)?.seq, newest.earlier]).toEqual([6, 55, 6]);
    const older = await showThread(ctx, linkOf(links, 'customer'), newest.earlier);
    expect([older.messages.map(({ seq }) => seq), older.earlier, older.hasLater]).toEqual([
      [1, 2, 3, 4, 5],
      null,
      true,
    ]);
  });
});

it('a foreign link opens nothing', async () => {
  const [mine, yours] = [await connected(), await connected()];
  for (const link of [
    { id: 'rq_Nobody', contractorId: mine.contractorId },
    { id: mine.requestId, contractorId: yours.contractorId },
    { id: mine.referralId, contractorId: yours.contractorId },
  ]) {
    await expect(showThread(ctx, link)).rejects.toMatchObject({ code: 'not-found' });
    await expect(markRead(ctx, link, 1)).rejects.toMatchObject({ code: 'not-found' });
  }
});
