import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';

const MARK = '/*prepared*/';
const names = new Map<string, string>();

/**
 * Marks a statement with a constant text: each connection parses it once instead of every time. Use it only for
 * frequent statements, because prepared texts are never released.
 */
export const prepared = (statement: SQL): SQL => sql`${sql.raw(MARK)}${statement}`;

/** Makes a connection prepare marked statements. */
export function keepPrepared(client: pg.PoolClient): void {
  const query: (...call: unknown[]) => unknown = client.query.bind(client);
  const named = (config: unknown, ...rest: unknown[]) =>
    query(isMarked(config) ? { ...config, name: nameOf(config.text) } : config, ...rest);
  Object.assign(client, { query: named });
}

/** Makes a connection prepare nothing: its next transaction may run on a server connection that has other statements. */
export function forgetNames(client: pg.PoolClient): void {
  const query: (...call: unknown[]) => unknown = client.query.bind(client);
  const nameless = (config: unknown, ...rest: unknown[]) =>
    query(isNamed(config) ? { ...config, name: undefined } : config, ...rest);
  Object.assign(client, { query: nameless });
}

const isNamed = (config: unknown): config is { name: unknown } =>
  typeof config === 'object' && config !== null && 'name' in config;

const isMarked = (config: unknown): config is { text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  config.text.startsWith(MARK);

function nameOf(text: string): string {
  const name = names.get(text) ?? `p${names.size + 1}`;
  names.set(text, name);
  return name;
}
