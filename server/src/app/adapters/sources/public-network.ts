import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';

/** A connection would have left the public internet. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** What the IANA registries of special-purpose addresses don't call globally reachable. */
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
/** Of IPv6 only 2000::/3 is routed; in it these lead to documentation, tunnels and translated IPv4 addresses. */
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

/** Is this an address of the public internet? False for what is no address. */
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
 * Connections to the public internet alone. The very addresses that a name leads to are checked as it is connected to,
 * so that a name can't lead elsewhere between a check and its use; one private address among them refuses the name.
 * @param resolve how names are looked up.
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
      // An address that is written as one is never looked up.
      if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(new PrivateAddressError(host), null);
      return connect(target, callback);
    },
  });
}
