import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Returns a secret that the product generates for itself on first use, the same in all its processes. */
export async function ownSecret(db: Database, name: string): Promise<string> {
  await db.execute(sql`
    insert into own_secrets (name, value) values (${name}, ${randomBytes(32).toString('base64url')})
    on conflict do nothing`);
  const { rows } = await db.execute<{ value: string }>(sql`select value from own_secrets where name = ${name}`);
  const [secret] = rows;
  if (secret === undefined) throw new Error(`The secret '${name}' vanished between two statements`);
  return secret.value;
}
