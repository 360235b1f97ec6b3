import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { helpText, replyTo, started, stopped } from '../notifications.ts';
import type { IncomingText } from '../ports.ts';
import { type Keyword, sentKeyword } from '../rules/keyword.ts';
import { countIncoming, insertIncoming } from '../store/incoming-text.ts';
import { lockRecipients } from '../store/message.ts';
import { optOutsOf } from '../store/opt-out.ts';
import { optIn, optOut } from './opt-out.ts';
import { betweenSends } from './pause-messages.ts';
import { sendMessages } from './send-messages.ts';

declare module '../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** A text that isn't a keyword has arrived. */
    'text-received': IncomingText;
  }
}

/** Senders of more texts per hour get no replies, so that two machines can't answer each other forever. */
const ANSWERED_PER_HOUR = 30;
const HOUR_MS = 3_600_000;

type ReceivedText = IncomingText & { readonly carrier?: Keyword | undefined };

/**
 * Processes a text message once, however often it is delivered. Keywords take effect before this returns and are
 * answered in the language of the keyword. Everything else is published as `text-received`. `carrier` is a keyword that
 * the provider has already recognized and answered. A STOP waits for what is being sent to its sender.
 */
export const receiveText = (ctx: Context, text: ReceivedText): Promise<void> =>
  keywordIn(text) === 'stop' ? betweenSends(ctx, [text.sender], () => process(ctx, text)) : process(ctx, text);

const keywordIn = ({ carrier, body }: ReceivedText): Keyword | null => carrier ?? sentKeyword(body)?.keyword ?? null;

const process = (ctx: Context, text: ReceivedText): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { id, sender, body } = text;
    const now = ctx.clock.now();
    if (!(await insertIncoming(ctx.db, { id, sender, body }, now))) return;
    const isTalkative = (await countIncoming(ctx.db, sender, new Date(now.getTime() - HOUR_MS))) > ANSWERED_PER_HOUR;
    const isAnswered = isTalkative || text.carrier !== undefined;
    const sent = sentKeyword(body);
    const language = sent?.language ?? DEFAULT_LANGUAGE;
    const reply = (words: string, despiteOptOut: boolean) =>
      isAnswered ? undefined : sendMessages(ctx, [{ ...replyTo(text, words, language), despiteOptOut }]);
    switch (keywordIn(text)) {
      case 'stop': {
        await lockRecipients(ctx.db, [sender]);
        const wasStopped = (await saidBy(ctx, sender)).has('sms');
        await optOut(ctx, [sender], 'sms');
        if (!wasStopped) await reply(stopped(language), true);
        return;
      }
      case 'start':
        await optIn(ctx, [sender], 'sms');
        await reply(started((await saidBy(ctx, sender)).has('site'), language), true);
        return;
      case 'help':
        await reply(helpText(ctx.settings, language), true);
        return;
      case null:
        if (!isTalkative) await enqueue(ctx, [], [{ type: 'text-received', id, sender, body }]);
    }
  });

const saidBy = async (ctx: Context, sender: string) =>
  new Set((await optOutsOf(ctx.db, [sender])).map(({ source }) => source));
