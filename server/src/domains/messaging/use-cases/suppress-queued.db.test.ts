import type { Language } from '@plumbline/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { anOutgoingMessage } from '../fixtures.ts';
import { lockQueuedMessages } from '../store/queued-message.ts';
import { messageFates } from './message-fates.ts';
import { messagesPage } from './requeue-message.ts';
import { sendMessages } from './send-messages.ts';
import { summarizeFates } from './summarize-fates.ts';
import { suppressQueued } from './suppress-queued.ts';

const ctx = testContext((await testDatabase()).db);

describe('suppressing messages', () => {
  it('holds back those about the things named, and no others', async () => {
    const gone = anOutgoingMessage();
    const sameIdOtherKind = anOutgoingMessage({ about: { kind: 'service-request', id: gone.about.id } });
    const other = anOutgoingMessage();
    await sendMessages(ctx, [gone, sameIdOtherKind, other]);
    await suppressQueued(ctx, [gone.about], 'withdrawn');
    await suppressQueued(ctx, [], 'withdrawn');
    const fates = await messageFates(ctx, [gone.about, sameIdOtherKind.about, other.about]);
    expect(fates.map((fate) => [fate.about, fate.status])).toEqual(
      expect.arrayContaining([
        [gone.about, 'suppressed'],
        [sameIdOtherKind.about, 'queued'],
        [other.about, 'queued'],
      ]),
    );
  });

  it('does not wait for a message that is being handed over', async () => {
    const message = anOutgoingMessage();
    await sendMessages(ctx, [message]);
    const [fate] = await messageFates(ctx, [message.about]);
    await inTransaction(ctx, async (sending) => {
      expect(await lockQueuedMessages(sending.db, [fate?.id ?? ''], ctx.clock.now())).toHaveLength(1);
      await suppressQueued(ctx, [message.about], 'withdrawn');
    });
    expect(await messageFates(ctx, [message.about])).toMatchObject([{ status: 'queued' }]);
  });
});

describe('the fates of messages', () => {
  it('tell channel, purpose and status, but neither recipient nor text', async () => {
    const about = { kind: 'service-request', id: 'sr_fates' } as const;
    await sendMessages(ctx, [
      anOutgoingMessage({ about, purpose: 'submit' }),
      anOutgoingMessage({ about, channel: 'sms', to: '+15025550134' }),
    ]);
    const fates = await messageFates(ctx, [about]);
    expect(fates).toHaveLength(2);
    expect(fates).toContainEqual({
      id: expect.any(String),
      about,
      channel: 'email',
      purpose: 'submit',
      status: 'queued',
      statusReason: null,
      sentAt: null,
    });
    expect(JSON.stringify(fates)).not.toMatch(/example\.com|5025550134|Louisville/);
    expect(await messageFates(ctx, [])).toEqual([]);
  });

  it('say in the reader’s language why one was not sent; those of an earlier release say what was stored', async () => {
    const [ours, earlier] = [anOutgoingMessage(), anOutgoingMessage()];
    await sendMessages(ctx, [ours, earlier]);
    await suppressQueued(ctx, [ours.about, earlier.about], { kind: 'too-late' });
    await ctx.db.execute(sql`update messages set status_reason_kind = null where about_id = ${earlier.about.id}`);
    const reasons = async (language: Language) => {
      const fates = await messageFates({ ...ctx, language }, [ours.about, earlier.about]);
      return fates.map(({ statusReason }) => statusReason);
    };
    expect(await reasons('en')).toEqual(['it would have been too late', 'it would have been too late']);
    expect(await reasons('es')).toEqual(
      expect.arrayContaining(['ya era tarde para enviarlo', 'it would have been too late']),
    );
    const { items } = await messagesPage({ ...ctx, language: 'es' }, { after: undefined, limit: 100 });
    const told = items.map(({ statusReason }) => statusReason).filter((reason) => reason !== null);
    expect(told).toEqual(expect.arrayContaining(['ya era tarde para enviarlo', 'it would have been too late']));
  });

  it('count the failures of a week by their reasons, in the reader’s language', async () => {
    const refused = [
      anOutgoingMessage(),
      anOutgoingMessage(),
      anOutgoingMessage({ channel: 'phone', to: '+15025550135' }),
    ];
    await sendMessages(ctx, refused);
    await ctx.db.execute(sql`
      update messages set status = 'failed', status_reason = 'nothing is set up to call people',
        status_reason_kind = '{"kind": "not-set-up", "channel": "phone"}'
      where about_id in (${sql.join(
        refused.map(({ about }) => about.id),
        sql`, `,
      )})`);
    const { failures } = await summarizeFates({ ...ctx, language: 'es' });
    expect(failures).toMatchObject([
      { channel: 'email', status: 'failed', reason: 'no hay nada configurado para llamar a personas', count: 2 },
      { channel: 'phone', status: 'failed', reason: 'no hay nada configurado para llamar a personas', count: 1 },
    ]);
  });
});
