import type { WatchChannel } from '@plumbline/contract/domains/leads/watch.ts';
import { describe, expect, it } from 'vitest';
import { waysOf } from './watch-ways.ts';

const reach = { email: 'ana@example.com', push: true, phone: '+15025550188' };
const told = (
  channels: readonly WatchChannel[],
  given: Partial<typeof reach> | { phone: null } = {},
  delivery = 'instant',
) =>
  waysOf({ userId: 'us_1', channels, delivery }, { ...reach, ...given }).map(({ channel, to }) => `${channel} ${to}`);

describe('a watch tells its owner', () => {
  it('by mail and by one message that interrupts, as they have chosen', () => {
    expect(told(['email'])).toEqual(['email ana@example.com']);
    expect(told(['email', 'push'])).toEqual(['email ana@example.com', 'push user:us_1']);
    expect(told(['push', 'sms'])).toEqual(['sms +15025550188']);
  });

  it('by text at once only', () => {
    expect(told(['sms', 'push'], {}, 'daily')).toEqual(['push user:us_1']);
  });

  it('by mail if nothing that they have chosen reaches them', () => {
    expect(told(['sms'], { phone: null })).toEqual(['email ana@example.com']);
    expect(told(['push'], { push: false })).toEqual(['email ana@example.com']);
  });

  it('not at all if they only read its feed', () => {
    expect(told([])).toEqual([]);
  });
});
