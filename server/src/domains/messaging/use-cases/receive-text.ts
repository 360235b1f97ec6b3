import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { helpText, replyTo, STOPPED, started } from '../notifications.ts';
import type { IncomingText } from '../ports.ts';
import { type Keyword, keywordOf } from '../rules/keyword.ts';
import { countIncoming, insertIncoming } from '../store/incoming-text.ts';
import { lockRecipients } from '../store/message.ts';
import { optOutsOf } from '../store/opt-out.ts';
import { optIn, optOut } from './opt-out.ts';
import { sendMessages } from './send-messages.ts';

declare module '../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** Somebody has texted something that is none of the carriers' words. */
    'text-received': IncomingText;
  }
}

/** Answers go to nobody who sends more in an hour: two machines could answer each other for ever. */
const ANSWERED_PER_HOUR = 30;
const HOUR_MS = 3_600_000;

/**
 * Takes a text message, once whatever is repeated. The carriers' words are obeyed at once: when this has returned, a
 * STOP holds. Everything else is for those who listen for `text-received`. `carrier`: the keyword that the provider has
 * found and answered by itself.
 */
export const receiveText = (
  ctx: Context,
  text: IncomingText & { readonly carrier?: Keyword | undefined },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { id, sender, body } = text;
    const now = ctx.clock.now();
    if (!(await insertIncoming(ctx.db, { id, sender, body }, now))) return;
    const isTalkative = (await countIncoming(ctx.db, sender, new Date(now.getTime() - HOUR_MS))) > ANSWERED_PER_HOUR;
    const isAnswered = isTalkative || text.carrier !== undefined;
    const reply = (words: string, despiteOptOut: boolean) =>
      isAnswered ? undefined : sendMessages(ctx, [{ ...replyTo(text, words), despiteOptOut }]);
    switch (text.carrier ?? keywordOf(body)) {
      case 'stop': {
        await lockRecipients(ctx.db, [sender]);
        const wasStopped = (await saidBy(ctx, sender)).has('sms');
        await optOut(ctx, [sender], 'sms');
        if (!wasStopped) await reply(STOPPED, true);
        return;
      }
      case 'start':
        await optIn(ctx, [sender], 'sms');
        await reply(started((await saidBy(ctx, sender)).has('site')), true);
        return;
      case 'help':
        await reply(helpText(ctx.settings), true);
        return;
      case null:
        if (!isTalkative) await enqueue(ctx, [], [{ type: 'text-received', id, sender, body }]);
    }
  });

const saidBy = async (ctx: Context, sender: string) =>
  new Set((await optOutsOf(ctx.db, [sender])).map(({ source }) => source));
