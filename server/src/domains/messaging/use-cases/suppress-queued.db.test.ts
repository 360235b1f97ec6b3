import { describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { anOutgoingMessage } from '../fixtures.ts';
import { lockQueuedMessages } from '../store/message.ts';
import { messageFates } from './message-fates.ts';
import { sendMessages } from './send-messages.ts';
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
});
