import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { openDatabase } from '../../../kernel/database.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import type { TestDatabase } from '../../../kernel/testing/test-database.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { anAcceptedRequest, aSilentRequest, takingPorts } from '../../service-requests/fixtures.ts';
import { eraseRequestsAmong } from '../../service-requests/public.ts';
import { answerAsContractor } from '../../service-requests/referrals/use-cases/answer-as-contractor.ts';
import { requestsByIds } from '../../service-requests/requests/store/service-request.ts';
import { type BothLinks, linkOf, write } from '../fixtures.ts';
import { BUNDLE_MINUTES } from '../rules/announcement.ts';
import { announceUnread } from '../use-cases/announce-unread.ts';
import { eraseThreadsOfRequests } from '../use-cases/erase-threads.ts';
import { showThread } from '../use-cases/show-thread.ts';
import { takeText } from '../use-cases/take-text.ts';

/** Messages of each side in one thread, half of them by text. */
const OF_EACH = 10;
const PARTIES = ['customer', 'contractor'] as const;

export interface RaceReport {
  /** Different messages that were sent, each twice. */
  readonly sent: number;
  readonly stored: number;
  /** Threads in which both sides read the same messages in the same order, numbered without a gap. */
  readonly inOrder: number;
  /** Announcements, of which each side of a thread gets one. */
  readonly announced: number;
}

let phones = 0;
const aPhone = () => `+1502559${String(++phones).padStart(4, '0')}`;

/** Two pools simulate two processes, which share only the database. */
async function inTwo<T>(database: TestDatabase, work: (here: Context, there: Context) => Promise<T>): Promise<T> {
  const other = openDatabase(database.connectionString);
  const clock = testClock();
  try {
    return await work(
      testContext(database.db, { clock, ports: takingPorts }),
      testContext(other.db, { clock, ports: takingPorts }),
    );
  } finally {
    await other.close();
  }
}

/**
 * Lets both sides of connected threads write at once, on the page and by text, each message from both contexts with the
 * same key. Afterwards both contexts announce what is unread.
 */
export const raceToWrite = (database: TestDatabase, threads: number): Promise<RaceReport> =>
  inTwo(database, async (here, there) => {
    let [inOrder, stored, announced] = [0, 0, 0];
    for (let count = 0; count < threads; count += 1) {
      const [customer, firm] = [aPhone(), aPhone()];
      const contractor = await aContractor(here, {
        phone: firm,
        smsConsentAt: here.clock.now(),
        isClaimed: true,
        preferredContactMethod: 'sms',
      });
      const { id: requestId, ...rest } = await anAcceptedRequest(here, {
        selectedPlumberIds: [contractor.id],
        customerPhone: customer,
        preferredContactMethod: 'sms',
      });
      const links = { requestId, ...rest };
      const { requestNumber } = await showThread(here, linkOf(links, 'customer'));
      const calls = PARTIES.flatMap((party) =>
        Array.from({ length: OF_EACH }, (_, index) => {
          const words = `${party} ${index}`;
          const sender = party === 'customer' ? customer : firm;
          const id = `SM_${rest.referralId}_${party}_${index}`;
          return [here, there].map((ctx) =>
            index % 2 === 0
              ? write(ctx, links, party, words, `${rest.referralId} ${words}`)
              : takeText(ctx, { id, sender, body: `${requestNumber} ${words}` }, false),
          );
        }),
      );
      await Promise.all(calls.flat());
      const [mine, theirs] = await Promise.all(PARTIES.map((party) => showThread(here, linkOf(links, party))));
      const read = (view = mine) => view?.messages.map(({ seq, text }) => `${seq} ${text}`) ?? [];
      const isNumbered = mine?.messages.every(({ seq }, index) => seq === index + 1) ?? false;
      const distinct = new Set(mine?.messages.map(({ text }) => text)).size;
      if (isNumbered && distinct === read().length && read().join() === read(theirs).join()) inOrder += 1;
      stored += read().length;
      announced += await announceTwice([here, there], links);
    }
    return { sent: threads * PARTIES.length * OF_EACH, stored, inOrder, announced };
  });

/** Announces what is unread to both sides in both contexts at once. Returns the number of messages about it. */
async function announceTwice(contexts: readonly Context[], { referralId }: BothLinks): Promise<number> {
  const later = testClock();
  later.advance(BUNDLE_MINUTES);
  await Promise.all(
    contexts.flatMap((ctx) => PARTIES.map((party) => announceUnread({ ...ctx, clock: later }, { referralId, party }))),
  );
  const { rows } = await contextOf(contexts).db.execute<{ count: number }>(sql`
    select count(*)::integer as count from messages where about_kind = 'thread' and about_id like ${`${referralId}:%`}`);
  return rows[0]?.count ?? 0;
}

function contextOf([first]: readonly Context[]): Context {
  if (first === undefined) throw new Error('There is no context');
  return first;
}

export type Transition = 'accept' | 'deny' | 'erase';

/** What one transition has left behind, while eight questions were asked. */
export interface TransitionReport {
  /** Never more than three before the connection; after one, as many as came. */
  readonly asked: number;
  readonly accepted: number;
  readonly stored: number;
  /** Texts that are still there. */
  readonly texts: number;
  readonly isOver: boolean;
}

/** Lets a contractor ask eight questions at once while the referral settles, is denied, or its customer is erased. */
export const raceTransition = (database: TestDatabase, transition: Transition): Promise<TransitionReport> =>
  inTwo(database, async (here, there) => {
    const {
      id: requestId,
      contractorIds,
      referralIds,
    } = await aSilentRequest(here, {
      selectedPlumberIds: [(await aContractor(here)).id],
    });
    const [referralId, contractorId] = [referralIds[0], contractorIds[0]];
    if (referralId === undefined || contractorId === undefined) throw new Error('Nobody was asked');
    const links = { requestId, referralId, contractorId };
    const ask = (index: number) => write(index % 2 === 0 ? here : there, links, 'contractor', `Question ${index}?`);
    const moved = transition === 'erase' ? erase(there, links) : answer(there, links, transition);
    const asked = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => ask(index)));
    await moved;
    const { rows } = await here.db.execute<{ asked: number; stored: number; texts: number }>(sql`
      select asked, messages as stored,
        (select count(body)::integer from thread_messages where referral_id = ${referralId}) as texts
      from threads where referral_id = ${referralId}`);
    const [row = { asked: 0, stored: 0, texts: 0 }] = rows;
    return {
      ...row,
      accepted: asked.filter(({ status }) => status === 'fulfilled').length,
      isOver: (await showThread(here, linkOf(links, 'contractor'))).phase === 'over',
    };
  });

const answer = (ctx: Context, { referralId, contractorId }: BothLinks, response: 'accept' | 'deny') =>
  answerAsContractor(
    { ...ctx, settings: { ...ctx.settings, freeReferrals: 1_000_000 } },
    { serviceRequestId: referralId, contractorId, response, source: 'web' },
  );

const erase = (ctx: Context, { requestId }: BothLinks) =>
  inTransaction(ctx, async (ctx) => {
    await eraseThreadsOfRequests(ctx, [requestId]);
    await eraseRequestsAmong(ctx, await requestsByIds(ctx, [requestId]));
  });
