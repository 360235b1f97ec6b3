import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql/15/bin';

/** The Debian packages of the programs that proofs run, by program. */
const packages = {
  initdb: 'postgresql-15',
  pg_basebackup: 'postgresql-15',
  pg_ctl: 'postgresql-15',
  pg_dump: 'postgresql-15',
  pg_restore: 'postgresql-15',
  postgres: 'postgresql-15',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  patronictl: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  radicale: 'radicale',
} as const;

export type DebianProgram = keyof typeof packages;

/** Returns the path of a program. @throws Error that names the Debian package if it isn't installed */
export function debianProgram(name: DebianProgram): string {
  const folders = [POSTGRES, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`This proof needs ${name}. Run: apt-get install ${packages[name]}`);
  return found;
}
