import { expect, it } from 'vitest';
import { deviceLimit, limitOf, networkLimit } from './donation-limits.ts';

it('a network may begin more donations, and have more cards declined, than a device', () => {
  const [network, device] = [networkLimit('n1'), deviceLimit('d1')];
  expect(network).toEqual({ key: 'network:n1', begun: 30, declines: 9 });
  expect(device).toEqual({ key: 'device:d1', begun: 10, declines: 3 });
});

it('the limit behind a key is the one that it was made for', () => {
  for (const limit of [networkLimit('n1'), deviceLimit('d1')]) expect(limitOf(limit.key)).toEqual(limit);
});
