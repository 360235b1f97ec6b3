import { setTimeout as sleep } from 'node:timers/promises';
import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';

export interface MailQuery {
  readonly to?: string;
  readonly channel?: MailboxMessage['channel'];
}

/** The local mailbox of a product under test. */
export interface Mailbox {
  /** Newest first. */
  read(query?: MailQuery): Promise<MailboxMessage[]>;
  /** Waits for the newest matching message; fails after `within` milliseconds on a quiet machine (15 s). */
  wait(query: MailQuery & { matching?: RegExp; within?: number }): Promise<MailboxMessage>;
}

export function openMailbox(productUrl: string): Mailbox {
  const read = async ({ to, channel }: MailQuery = {}) => {
    const url = new URL('/api/dev/mailbox', productUrl);
    if (to) url.searchParams.set('to', to);
    if (channel) url.searchParams.set('channel', channel);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}`);
    const messages: MailboxMessage[] = await answer.json();
    return messages;
  };
  return {
    read,
    async wait({ matching, within = 15_000, ...query }) {
      const limit = patience(within);
      const end = Date.now() + limit;
      for (;;) {
        const messages = await read(query);
        const found = messages.find(({ subject, text }) => !matching || matching.test(`${subject ?? ''}\n${text}`));
        if (found) return found;
        if (Date.now() > end) {
          const wanted = `${query.channel ?? 'message'} to ${query.to ?? 'anyone'}${matching ? ` matching ${matching}` : ''}`;
          throw new Error(`No ${wanted} within ${limit / 1000} s; ${messages.length} others were there.`);
        }
        await sleep(150);
      }
    },
  };
}

/** Returns the first link in a message to a page whose path begins with `path`. */
export function linkIn({ text }: MailboxMessage, path: string): string {
  const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const link = links.find((candidate) => new URL(candidate).pathname.startsWith(path));
  if (!link) throw new Error(`No link to ${path} in: ${text}`);
  return link;
}

/** Returns the number of the request that a message is about. */
export function requestNumberIn({ subject, text }: MailboxMessage): string {
  const number = /PL-\w{6}/.exec(`${subject ?? ''}\n${text}`)?.[0];
  if (!number) throw new Error(`No request number in: ${subject ?? ''} ${text}`);
  return number;
}
