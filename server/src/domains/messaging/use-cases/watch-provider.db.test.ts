import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import type { EmailPort } from '../ports.ts';
import { noteResult } from './watch-provider.ts';

const { db } = await testDatabase();

it('a provider that refuses everyone is remembered with everything that it refused, also at the same moment', async () => {
  const email: EmailPort = { by: 'SMTP', send: () => Promise.reject(new Error('Nothing is sent here')) };
  const base = testContext(db);
  const ctx = { ...base, ports: { ...base.ports, messaging: { ...base.ports.messaging, email } } };
  const ids = Array.from({ length: 30 }, (_, at) => `msg_${at}`);
  await Promise.all(
    ids.map((id) => {
      const refusal = { kind: 'refused', because: 'no-such-address', reason: '550 5.1.1' } as const;
      return noteResult(ctx, { id, channel: 'email' }, refusal, false);
    }),
  );
  const { rows } = await db.execute<{ refused: string[] }>(sql`select refused from provider_rests`);
  expect(rows[0]?.refused.toSorted()).toEqual(ids.toSorted());
});
