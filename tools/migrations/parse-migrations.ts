import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'libpg-query';
import { repository } from '../install.mjs';
import type { ParsedMigration, Statement } from './breaking-changes.ts';

/** Parses a migration with PostgreSQL's own parser. @throws Error if it is no SQL */
export async function parseMigration(name: string, sql: string): Promise<ParsedMigration> {
  const { stmts = [] } = (await parse(sql)) as { stmts?: readonly { readonly stmt: Statement }[] };
  return { name, sql, statements: stmts.map(({ stmt }) => stmt) };
}

/** Parses all migrations of the product, in their order. */
export function readMigrations(): Promise<ParsedMigration[]> {
  const paths = globSync('server/migrations/*.sql', { cwd: repository }).sort();
  return Promise.all(paths.map((path) => parseMigration(basename(path), readFileSync(join(repository, path), 'utf8'))));
}

/** The last migration of each release, by version. */
export const readReleases = (): Record<string, string> =>
  JSON.parse(readFileSync(join(repository, 'server/migrations/releases.json'), 'utf8'));
