import { describe, expect, it } from 'vitest';
import {
  byAccount,
  byAddress,
  byDevice,
  byFactor,
  bySignedIn,
  isLockout,
  LOCK_OUT_SECONDS,
  networkOf,
} from './attempt-limits.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.10.113.170', '203.10.113.170'],
    ['64::ffff:203.0.113.7', '64:0:0:0::/64'],
    ['::ffff:203.0.113.7:5', '::ffff:203.0.113.7:5'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1::9', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0001::9', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::2:3:4:5:6', '0:0:0:2::/64'],
    ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
    ['unknown', 'unknown'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it('the key of an account doesn’t say whose it is', () => {
  expect(byAccount('pat@example.com').key).toMatch(/^account:[\w-]{43}$/);
  expect(byFactor('us_1').key).toMatch(/^factor:[\w-]{43}$/);
});

describe('attempts', () => {
  it('are free for five mistakes, and for thirty of a network, whose people share it', () => {
    for (const limit of [byAccount('pat@example.com'), byFactor('us_1')]) expect(limit.free).toBe(5);
    expect(byDevice('dv_1')).toEqual({ key: 'device:dv_1', free: 5 });
    expect(bySignedIn('us_1' as never)).toEqual({ key: 'signed-in:us_1', free: 5 });
    expect(byAddress('2001:db8::1')).toEqual({ key: 'address:2001:db8:0:0::/64', free: 30 });
  });

  it('are locked out once the doubled waits reach the longest one', () => {
    const doublings = Math.ceil(Math.log2(LOCK_OUT_SECONDS));
    expect(isLockout(5 + doublings, byDevice('dv_1'))).toBe(true);
    expect(isLockout(5 + doublings - 1, byDevice('dv_1'))).toBe(false);
    expect(isLockout(5 + doublings, byAddress('203.0.113.7'))).toBe(false);
  });
});
