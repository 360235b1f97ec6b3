import { Writable } from 'node:stream';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { openLog } from '../../kernel/open-log.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';

const lines: string[] = [];
const stream = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});
const database = await testDatabase();
const { app, ctx } = await testApp(database, { log: openLog('info', stream) });

it('a full disk is one plain statement in the log, and no customer', { timeout: patience(60_000) }, async () => {
  const contractor = await aContractor(ctx);
  // What PostgreSQL raises when it can't extend a file.
  await database.db.execute(sql`
    create function disk_is_full() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100', hint = 'Check free disk space.';
    end $$`);
  await database.db.execute(sql`
    create trigger disk_is_full before insert on service_requests for each row execute function disk_is_full()`);
  for (let n = 0; n < 30; n += 1) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/service-requests',
      payload: {
        workType: 'plumbing',
        projectType: 'repair',
        preferredDate: '2026-12-03',
        preferredTimeSlot: 'afternoon',
        customerName: 'Jamie Fisher',
        customerEmail: 'jamie@example.com',
        customerPhone: '(502) 555-0188',
        address: '1200 Bardstown Rd',
        city: 'Louisville',
        state: 'KY',
        zipCode: '40204',
        description: 'Kitchen sink trap drips.',
        urgency: 'medium',
        preferredContactMethod: 'email',
        selectedPlumberId: contractor.id,
      },
    });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  }
  const errors = lines.filter((line) => !line.includes('"msg":"answered"'));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('"cause":"No space left on the database\'s disk."');
  expect(lines.join('')).not.toMatch(/Fisher|jamie|555-0188|Bardstown/);
});
