import { ServiceRequestForm } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { dayIn } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import { OpportunityId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { placeByZip } from '../src/domains/locations/public.ts';
import { opportunityCell } from '../src/domains/service-requests/opportunities/rules/opportunity-cells.ts';
import { keptAnswers } from '../src/domains/service-requests/requests/rules/answers.ts';
import {
  insertSamples,
  renewSample,
  samplesNow,
} from '../src/domains/service-requests/requests/store/sample-request.ts';
import type { NewRequest } from '../src/domains/service-requests/requests/store/service-request.ts';
import type { StoredRequest } from '../src/domains/service-requests/tables.ts';
import type { Context } from '../src/kernel/context.ts';
import { newId } from '../src/kernel/random-id.ts';
import { inTransaction } from '../src/kernel/transaction.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

interface Sample extends Pick<StoredRequest, 'workType' | 'projectType' | 'urgency' | 'preferredTimeSlot' | 'zipCode'> {
  readonly description: string;
  readonly customer: string;
  readonly street: string;
  /** Dollars; null for no limit. */
  readonly budget: readonly [least: number | null, most: number | null];
  /** Days until the preferred date. */
  readonly inDays: number;
}

/** Open requests around Louisville, in every trade, for the dashboards of the demonstration. */
export const samples: readonly Sample[] = [
  {
    workType: 'plumbing',
    projectType: 'installation',
    urgency: 'high',
    preferredTimeSlot: 'morning',
    zipCode: '40205',
    description: 'Water heater replacement, 50 gal gas. The old one leaks and stands in the basement.',
    customer: 'Imani Brooks',
    street: '2210 Tyler Ln',
    budget: [1250, 2000],
    inDays: 3,
  },
  {
    workType: 'plumbing',
    projectType: 'maintenance',
    urgency: 'low',
    preferredTimeSlot: 'anytime',
    zipCode: '40165',
    description: 'Basement drain cleaning. It backs up after heavy rain.',
    customer: 'Walt Jessup',
    street: '418 Beech St',
    budget: [null, 400],
    inDays: 11,
  },
  {
    workType: 'electrical',
    projectType: 'installation',
    urgency: 'medium',
    preferredTimeSlot: 'afternoon',
    zipCode: '40207',
    description: 'Charger for an electric car in the garage. The panel has room for a 60 amp breaker.',
    customer: 'Priya Nair',
    street: '3905 Brookfield Ave',
    budget: [800, 1600],
    inDays: 8,
  },
  {
    workType: 'electrical',
    projectType: 'repair',
    urgency: 'medium',
    preferredTimeSlot: 'evening',
    zipCode: '40216',
    description: 'Two bedroom outlets are dead. The breaker trips again when it is set.',
    customer: 'Luis Ortega',
    street: '5117 Dover Rd',
    budget: [null, null],
    inDays: 4,
  },
  {
    workType: 'hvac',
    projectType: 'repair',
    urgency: 'high',
    preferredTimeSlot: 'morning',
    zipCode: '40222',
    description: 'Furnace lights and goes out again after a minute. Fourteen years old.',
    customer: 'Grace Holloway',
    street: '9008 Lyndon Ln',
    budget: [200, 900],
    inDays: 2,
  },
  {
    workType: 'handyman',
    projectType: 'repair',
    urgency: 'low',
    preferredTimeSlot: 'anytime',
    zipCode: '40203',
    description: 'Drywall patch and paint where a shelf came down, about four feet wide.',
    customer: 'Noor Haddad',
    street: '731 S 4th St',
    budget: [150, 350],
    inDays: 9,
  },
  {
    workType: 'specific-project',
    projectType: 'renovation',
    urgency: 'low',
    preferredTimeSlot: 'anytime',
    zipCode: '40031',
    description: 'Concrete driveway, 60 by 12 feet. The old one is to be broken out and hauled away.',
    customer: 'Dale Pruitt',
    street: '1204 Fort Pickens Rd',
    budget: [6000, 9500],
    inDays: 16,
  },
];

/**
 * Stores the sample requests, and renews those without proposals whose preferred date has come or is near. A second run
 * on the same day changes nothing. Notifies nobody.
 */
export const seedOpportunities = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const wanted = new Map(samples.map((sample, number) => [OpportunityId.parse(`op_sample${number + 1}`), sample]));
    const known = await samplesNow(ctx, [...wanted.keys()]);
    const missing = [...wanted].filter(([id]) => !known.has(id));
    await insertSamples(
      ctx,
      missing.map(([id, sample], number) => requestFrom(ctx, id, sample, number)),
    );
    for (const [id, { isUntouched, preferredDate }] of known) {
      const sample = wanted.get(id);
      const now = ctx.clock.now();
      if (!isUntouched || sample === undefined || preferredDate > dayOf(now, 1)) continue;
      await renewSample(ctx, id, { preferredDate: dayOf(now, sample.inDays), createdAt: now });
    }
  });

const ZONE = 'America/Kentucky/Louisville';
const dayOf = (now: Date, inDays: number): string => dayIn(new Date(now.getTime() + inDays * DAY), ZONE);

function requestFrom(ctx: Context, opportunityId: OpportunityId, sample: Sample, number: number): NewRequest {
  const { customer, street, budget, inDays, ...same } = sample;
  const place = placeByZip(sample.zipCode);
  if (place === null) throw new Error(`No place has the ZIP code ${sample.zipCode}`);
  const now = ctx.clock.now();
  const form = ServiceRequestForm.parse({
    ...same,
    preferredDate: dayOf(now, inDays),
    customerName: customer,
    customerPhone: `+150255501${60 + number}`,
    customerEmail: `${customer.toLowerCase().replace(' ', '.')}@example.com`,
    preferredContactMethod: 'email',
    address: street,
    city: place.city,
    state: place.state,
    budgetMin: budget[0],
    budgetMax: budget[1],
  });
  const createdAt = new Date(now.getTime() - (number + 1) * 3 * HOUR);
  return {
    ...keptAnswers(form, now, 'en'),
    id: ServiceRequestId.parse(newId('rq')),
    status: 'submitted',
    createdAt,
    // No job closes them, because the next start renews them.
    idleSince: createdAt,
    customerId: null,
    opportunityId,
    opportunityCell: opportunityCell(place),
    awaitsProof: null,
    provenContact: null,
    isSynthetic: true,
  };
}
