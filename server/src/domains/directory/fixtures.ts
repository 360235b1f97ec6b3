import { type ContractorId, ReviewInvitationId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';
import { timeZoneAt } from '../locations/public.ts';
import { billingIdentityOf } from './policy.ts';
import { contractorById, insertContractors, updateContractor } from './store/contractor.ts';
import { keepLicenseEvidence } from './store/license-evidence.ts';
import { insertInvitation } from './store/review-invitation.ts';
import type { NewContractorRow } from './tables.ts';
import type { Listing } from './views.ts';

let count = 0;

/**
 * A plumber in Louisville with a claimed listing and a proven phone that may be texted; `given` overrides the fields a
 * test is about.
 */
export async function aContractor(ctx: Context, given: Partial<NewContractorRow> = {}): Promise<Listing> {
  count += 1;
  const id = given.id ?? (newId('ct') as ContractorId);
  const now = ctx.clock.now();
  const place = { latitude: 38.2527, longitude: -85.7585, ...given };
  const listing = {
    id,
    slug: id,
    companyName: `Limestone Run Plumbing ${count}`,
    contactName: 'Dana Whitlock',
    address: `${100 + count} Quarry Lane`,
    city: 'Louisville',
    state: 'KY',
    zipCode: '40202',
    timeZone: timeZoneAt(place.latitude, place.longitude),
    phone: `+1502555${String(count % 10_000).padStart(4, '0')}`,
    email: `dana${count}@limestone-run.example.com`,
    smsConsentAt: now,
    isClaimed: true,
    trades: ['plumbing'],
    createdAt: now,
    updatedAt: now,
    ...place,
  };
  // By default, a phone given by a test is a proven one.
  const provenPhone = given.provenPhone === undefined ? listing.phone : given.provenPhone;
  await insertContractors(ctx.db, [
    { ...listing, provenPhone, billingIdentity: given.billingIdentity ?? billingIdentityOf(listing) },
  ]);
  const row = await contractorById(ctx.db, id);
  if (!row) throw new Error(`The contractor ${id} was there before`);
  return row;
}

/** Creates an invitation to review a contractor, with its own completed request. */
export async function anInvitation(ctx: Context, contractorId: ContractorId): Promise<ReviewInvitationId> {
  const id = ReviewInvitationId.parse(newId('ri'));
  await insertInvitation(ctx.db, {
    id,
    requestId: ServiceRequestId.parse(newId('rq')),
    contractorId,
    customerName: 'Mei H.',
    serviceType: 'Plumbing repair',
    work: { workType: 'plumbing', projectType: 'repair' },
    createdAt: ctx.clock.now(),
  });
  return id;
}

/** A contractor with a clear license in a board's register. */
export async function aLicensedContractor(ctx: Context, given: Partial<NewContractorRow> = {}): Promise<Listing> {
  const listing = await aContractor(ctx, given);
  await ctx.db.execute(
    sql`insert into contractor_sources (id, name, kind) values ('a-board', 'A board', 'licenses') on conflict do nothing`,
  );
  await keepLicenseEvidence(ctx.db, [
    {
      sourceId: 'a-board',
      externalId: listing.id,
      contractorId: listing.id,
      board: 'A board',
      number: `M${count}`,
      status: 'clear',
      statusSaid: null,
      classes: [],
      issuedOn: null,
      expiresOn: null,
      checkedOn: ctx.clock.now().toISOString().slice(0, 10),
    },
  ]);
  return listing;
}

/** Gives a contractor a day off, yyyy-MM-dd, instead of any others. */
export const aDayOff = (ctx: Context, id: ContractorId, day: string): Promise<void> =>
  updateContractor(ctx.db, id, { daysOff: [{ from: day, to: day }], updatedAt: ctx.clock.now() });
