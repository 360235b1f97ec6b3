import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('the key that a client is counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ])('of %s is %s', (ip, client) => {
    expect(clientAddress(ip)).toBe(client);
  });

  it.each(['', 'unknown', '203.0.113.7:4711', '1.2.3', 'x'.repeat(10_000), undefined])(
    'is the same for all that is no address: %s',
    (ip) => {
      expect(clientAddress(ip)).toBe('unknown');
    },
  );
});
