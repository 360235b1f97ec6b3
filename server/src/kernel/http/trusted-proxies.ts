import { isIP } from 'node:net';

/** The reverse proxies in front of the server: none, a number of hops, or all addresses in these networks. */
export type TrustedProxies = false | number | readonly string[];

const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MOST_IN_A_ROW = 10;

/**
 * Parses which proxies may name the client they call for: 'false', a number, or networks separated by commas, such as
 * 'loopback, 10.0.0.0/8'. Returns null for anything else, including anything that would trust the whole internet.
 */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'false' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text) <= MOST_IN_A_ROW ? Number(text) : null;
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  if (NAMES.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Converts the setting to Fastify's form. The client is then the last address of X-Forwarded-For that is not a trusted
 * proxy; anything a client claims is further left and is ignored.
 */
export const fastifyTrust = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies && [...proxies];
