import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import type { HeldKind, HeldSecrets } from '../../../kernel/http/mount.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { aSubmission } from '../fixtures.ts';
import { submitServiceRequest } from '../requests/use-cases/submit-service-request.ts';

/** The secrets that a browser stores for us between calls. */
export function aBrowser(): HeldSecrets {
  const kept = new Map<HeldKind, readonly string[]>();
  return { of: (kind) => kept.get(kind) ?? [], hold: (kind, secrets) => void kept.set(kind, secrets) };
}

let people = 0;
/** Returns a phone and an email that no other request has. */
function aPerson() {
  people += 1;
  const digits = String(people).padStart(4, '0');
  return { customerPhone: `+1502556${digits}`, customerEmail: `person.${digits}@example.com` };
}

/** Submits a request of a new person to a new contractor, from a new browser unless `held` is given. */
export async function anUnconfirmedRequest(
  ctx: Context,
  given: Record<string, unknown> = {},
  held: HeldSecrets = aBrowser(),
) {
  const person = { preferredDate: '2028-01-15', ...aPerson() };
  const asked = given.openToProposals ? {} : { selectedPlumberIds: [(await aContractor(ctx)).id] };
  const { id, awaitsProof } = await submitServiceRequest(
    ctx,
    aSubmission({ ...asked, ...person, ...given }),
    null,
    held,
  );
  return { id, awaitsProof, held, ...person };
}

/** Returns the newest code that was sent for a request. */
export async function codeFor(ctx: Context, id: ServiceRequestId): Promise<string> {
  const { rows } = await ctx.db.execute<{ text: string }>(sql`
    select text from messages where purpose = 'proof-code' and about_id = ${id} order by created_at desc, id desc limit 1`);
  // A call says the digits one by one.
  const code = /\b\d{6}\b/.exec((rows[0]?.text ?? '').replace(/(?<=\d), (?=\d)/g, ''))?.[0];
  if (code === undefined) throw new Error('No code was sent');
  return code;
}

/** Returns a code that is not this one. */
export const anotherThan = (code: string): string => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

/** Counts what a request has caused: its referrals, its events, and the messages about it by purpose. */
export async function consequencesOf(ctx: Context, id: ServiceRequestId) {
  const { rows } = await ctx.db.execute<{ referrals: number; events: string[]; messages: string[] }>(sql`
    select (select count(*)::integer from referrals where request_id = ${id}) as referrals,
      (select coalesce(array_agg(type order by id), '{}') from service_request_events where request_id = ${id}) as events,
      (select coalesce(array_agg(purpose || ':' || channel order by purpose, channel), '{}') from messages
        where (about_id = ${id} or about_id in (select id from referrals where request_id = ${id}))
          and purpose <> 'proof-code') as messages`);
  const [row] = rows;
  if (row === undefined) throw new Error('A count answered no row');
  return row;
}
