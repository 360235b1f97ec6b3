import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { repliesWords } from '../replies.words.ts';

/** @throws DomainError 'unavailable' if no mail server is set up, because the link that was asked for can't be sent. */
export function requireMail(ctx: Context): void {
  if (ctx.ports.messaging.email.by !== null) return;
  throw new DomainError(
    'unavailable',
    say(repliesWords, ({ noMail }) => noMail),
  );
}
