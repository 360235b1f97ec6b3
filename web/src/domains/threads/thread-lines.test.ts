import type { ThreadMessage } from '@plumbline/contract/domains/threads/thread.ts';
import { describe, expect, it } from 'vitest';
import { linesOf } from './thread-lines.ts';

const message = (seq: number, at: string): ThreadMessage => ({
  seq,
  mine: true,
  text: 'Hello',
  via: 'web',
  at: `2026-12-${at}:00.000Z`,
  read: false,
  covered: false,
});
const page = { timeZone: 'America/Kentucky/Louisville', connectedAt: null, hasLater: false, earlier: null };
const shown = (given: Partial<Parameters<typeof linesOf>[0]>) =>
  linesOf({ ...page, messages: [], ...given }).map((item) => (item.kind === 'day' ? item.day : item.key));

describe('a page of a thread', () => {
  it('names each day of the job’s place once', () => {
    const messages = [message(1, '01T14:31'), message(2, '01T15:00'), message(3, '02T04:59'), message(4, '02T05:01')];
    expect(shown({ messages })).toEqual(['2026-12-01', '1', '2', '3', '2026-12-02', '4']);
  });

  it('says when both were connected, between the messages', () => {
    const messages = [message(1, '01T14:31'), message(2, '01T15:00')];
    expect(shown({ messages, connectedAt: '2026-12-01T14:56:00.000Z' })).toEqual(['2026-12-01', '1', 'connected', '2']);
    expect(shown({ messages, connectedAt: '2026-12-01T15:56:00.000Z' })).toEqual(['2026-12-01', '1', '2', 'connected']);
    expect(shown({ connectedAt: '2026-12-01T15:56:00.000Z' })).toEqual(['2026-12-01', 'connected']);
  });

  it('leaves that to the page that it belongs to', () => {
    const messages = [message(61, '03T14:31')];
    expect(shown({ messages, connectedAt: '2026-12-01T14:56:00.000Z', earlier: 61 })).toEqual(['2026-12-03', '61']);
    expect(shown({ messages, connectedAt: '2026-12-04T14:56:00.000Z', hasLater: true })).toEqual(['2026-12-03', '61']);
  });
});
