import { isIP } from 'node:net';

/** The reverse proxies in front: none, so many in a row, or all whose address is in one of these networks. */
export type TrustedProxies = false | number | readonly string[];

const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MOST_IN_A_ROW = 10;

/**
 * Reads which proxies may say for whom they call: 'false', a number, or networks divided by commas, such as
 * 'loopback, 10.0.0.0/8'. Returns null for anything else, also for what would trust the whole internet.
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
 * Returns it as Fastify takes it. The client is then the last address of X-Forwarded-For that no trusted proxy stands
 * for: what a client claims stands further to the left and is not believed.
 */
export const fastifyTrust = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies && [...proxies];
