import type { ThreadMessage, ThreadView } from '@plumbline/contract/domains/threads/thread.ts';
import { dayIn } from '../../lib/moment.ts';

/** The lines of a thread's page: days, messages, and the moment of the connection. */
export type ThreadLine =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'connected'; readonly key: string; readonly at: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: ThreadMessage };

type Streamed = Pick<ThreadView, 'messages' | 'connectedAt' | 'timeZone' | 'hasLater' | 'earlier'>;

/** Returns the items of a page in order, with a day before the first of each. */
export function linesOf({ messages, connectedAt, timeZone, hasLater, earlier }: Streamed): ThreadLine[] {
  const items: ThreadLine[] = [];
  let day = '';
  const begin = (at: string) => {
    const next = dayIn(new Date(at), timeZone);
    if (next === day) return;
    day = next;
    items.push({ kind: 'day', key: day, day });
  };
  const first = messages.at(0)?.at;
  // It may belong to another page.
  let waits = connectedAt !== null && (earlier === null || (first !== undefined && first <= connectedAt));
  const connect = () => {
    if (!waits || connectedAt === null) return;
    waits = false;
    begin(connectedAt);
    items.push({ kind: 'connected', key: 'connected', at: connectedAt });
  };
  for (const message of messages) {
    if (connectedAt !== null && message.at > connectedAt) connect();
    begin(message.at);
    items.push({ kind: 'message', key: String(message.seq), message });
  }
  if (!hasLater) connect();
  return items;
}
