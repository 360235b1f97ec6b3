import type { Channel, MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';

export interface Recipient {
  readonly to: string;
  readonly count: number;
}

/** Returns everyone who received a message, the most recent recipient first. `messages` are ordered newest first. */
export function recipientsOf(messages: readonly Pick<MailboxMessage, 'to'>[]): Recipient[] {
  const counts = new Map<string, number>();
  for (const { to } of messages) counts.set(to, (counts.get(to) ?? 0) + 1);
  return [...counts].map(([to, count]) => ({ to, count }));
}

/** Counts the messages on each channel. */
export function channelCounts(messages: readonly Pick<MailboxMessage, 'channel'>[]): ReadonlyMap<Channel, number> {
  const counts = new Map<Channel, number>();
  for (const { channel } of messages) counts.set(channel, (counts.get(channel) ?? 0) + 1);
  return counts;
}

const TITLE_LENGTH = 90;

/** Returns a message's title: its subject, else the beginning of its text without addresses. */
export function titleOf({ subject, text }: Pick<MailboxMessage, 'subject' | 'text'>): string {
  if (subject !== null) return subject;
  const [line = ''] = text.trim().split('\n', 1);
  const words = line.replace(/\s*https?:\/\/\S+/g, '').trim();
  if (words.length <= TITLE_LENGTH) return words || line;
  return `${words.slice(0, words.lastIndexOf(' ', TITLE_LENGTH)).replace(/[\s,;:.]+$/, '')}…`;
}

/** A recipient as a person would write it: '(502) 555-0171', 'ana@example.com'. */
export const recipientName = (to: string): string => formatPhone(to);
