import { isIP, isIPv4 } from 'node:net';

/**
 * Returns the key by which limits count a client: its IPv4 address, or the first half of an IPv6 one, as
 * 'a:b:c:d::/64'. A subscriber has at least that many addresses and could otherwise use a new one for each call.
 * Anything that is not an address (a proxy may forward any text) counts as one client, 'unknown'.
 */
export function clientAddress(ip: string | undefined): string {
  const [plain = ''] = (ip ?? '').split('%', 1);
  const mapped = plain.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return mapped;
  if (isIP(plain) !== 6) return 'unknown';
  const [head = '', tail] = plain.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end counts as two groups.
  const written = front.length + back.length + (plain.includes('.') ? 1 : 0);
  const groups = [...front, ...Array<string>(tail === undefined ? 0 : 8 - written).fill('0'), ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Returns whether a call comes from this machine. */
export const isLoopback = (ip: string | undefined): boolean => ip === '::1' || clientAddress(ip) === '127.0.0.1';
