import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';

/** Thrown if a connection would have left the public internet. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Addresses that the IANA registries of special-purpose addresses don't list as globally reachable. */
const special = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(net, prefix, 'ipv4');
}
/** Only 2000::/3 of IPv6 is routed; these ranges within it are documentation, tunnels and translated IPv4 addresses. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(net, prefix, 'ipv6');
}

/** Returns whether this is an address on the public internet. False for anything that isn't an address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

type Lookup = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: { address: string; family: number }[]) => void,
) => void;

/**
 * Returns an agent that connects only to the public internet. It checks the resolved addresses when connecting, so a
 * name can't resolve differently between the check and its use. A single private address among them rejects the name.
 *
 * @param resolve looks up names.
 */
export function publicAgent(
  options: Agent.Options & { readonly connectTimeout: number },
  resolve: Lookup = lookup,
): Agent {
  const guarded: LookupFunction = (hostname, asked, callback) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const inside = addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (inside !== undefined || first === undefined) return callback(new PrivateAddressError(hostname), '', 0);
      return asked.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
  const { connectTimeout, ...rest } = options;
  const connect = buildConnector({ timeout: connectTimeout, lookup: guarded });
  return new Agent({
    ...rest,
    connect: (target, callback) => {
      const host = target.hostname.replace(/^\[|\]$/g, '');
      // A literal address is never looked up.
      if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(new PrivateAddressError(host), null);
      return connect(target, callback);
    },
  });
}
