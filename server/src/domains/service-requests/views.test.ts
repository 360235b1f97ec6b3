import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { contactBy } from '@plumbline/contract/domains/service-requests/connection.ts';
import { REFERRAL_STATUSES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import type { OwnBid } from '../bids/public.ts';
import { readableRequest, readableTime } from './policy.ts';
import type { StoredReferral } from './tables.ts';
import { storedReferral, storedRequest, storedTime } from './testing/stored.ts';
import {
  activeProject,
  changesUsed,
  comparedProposal,
  contractorBid,
  contractorView,
  customerProject,
  customerServiceRequest,
  customerView,
  fullAddress,
  inDollars,
  opportunity,
  projectBid,
  proposedTime,
  waitingOffer,
} from './views.ts';

const request = storedRequest({ budgetMinCents: 50_000, budgetMaxCents: 200_000 });
const at = new Date('2026-12-01T16:00:00Z');
const standing = { step: 'nothing' } as never;
const IDENTITY = /Delgado|ana\.delgado|555-?0177|1127 Cherokee/;
const notYet = REFERRAL_STATUSES.filter((status) => status !== 'settled');

const seenBy = (given: Partial<StoredReferral>, facts: Partial<Parameters<typeof contractorView>[2]> = {}) => {
  const referral = storedReferral(given);
  return contractorView(readableRequest(request, referral), referral, {
    companyName: 'Beargrass Plumbing',
    distance: 3.4,
    feeCents: 500,
    paymentUrl: null,
    card: { chargeableCard: null, chargedCard: null, declined: null },
    freeOnceProven: false as never,
    times: [readableTime(storedTime({ byParty: 'customer', message: 'Ask for Ana Delgado' }), request, referral)],
    bookedAt: null,
    appointmentAt: null,
    signOff: null,
    contradicted: null,
    releasedFor: null,
    addressPlausible: true,
    ...facts,
  });
};

describe('a request as a contractor sees it', () => {
  it.each(notYet)('says nothing of who the customer is while it is %s', (status) => {
    const referral = storedReferral({ status, answerBy: at });
    const facts = {
      times: [],
      appointment: { bookedAt: null, startsAt: null },
      paymentUrl: null,
      language: 'en',
    } as const;
    expect(JSON.stringify(seenBy({ status }))).not.toMatch(IDENTITY);
    expect(JSON.stringify(activeProject(readableRequest(request, referral), referral, facts))).not.toMatch(IDENTITY);
    expect(JSON.stringify(waitingOffer(referral, readableRequest(request, referral), at))).not.toMatch(IDENTITY);
    expect(seenBy({ status }).customer).toBeNull();
  });

  it('says everything once the fee is settled', () => {
    const settled = seenBy({ status: 'settled' });
    expect(settled.customer).toEqual({
      name: 'Ana Delgado',
      phone: '+15025550177',
      email: 'ana.delgado@example.com',
      street: '1127 Cherokee Rd',
    });
    expect(settled.description).toBe(request.description);
    expect(settled.history[0]?.message).toBe('Ask for Ana Delgado');
  });

  it('carries moments as text, and null where there is none', () => {
    expect(seenBy({})).toMatchObject({ answerBy: null, appointmentAt: null, frozen: false, takenBack: false });
    expect(seenBy({ answerBy: at, frozenAt: at }, { appointmentAt: at })).toMatchObject({
      answerBy: at.toISOString(),
      appointmentAt: at.toISOString(),
      frozen: true,
    });
  });

  it('says by when the customer expects a call, once the fee is settled', () => {
    expect(seenBy({ status: 'settled', settledAt: at }).contactBy).toBe(contactBy(at).toISOString());
    expect(seenBy({ status: 'released', settledAt: at }).contactBy).toBeNull();
    expect(seenBy({ status: 'accepted-unpaid' }).contactBy).toBeNull();
  });

  it('says that the spending cap kept the contractor out, only while the proposal waits', () => {
    expect(seenBy({ status: 'proposed', keptOutAt: at }).keptOutByCap).toBe(true);
    expect(seenBy({ status: 'proposed' }).keptOutByCap).toBe(false);
    expect(seenBy({ status: 'countered', keptOutAt: at }).keptOutByCap).toBe(false);
  });
});

describe('an open request as any contractor sees it', () => {
  const id = 'op_1' as never;
  const facts = { match: { score: 88, reasons: [] }, distance: 3.4, proposals: 2 };
  const readable = readableRequest(request, null);

  it('says nothing of who the customer is', () => {
    expect(JSON.stringify(opportunity(readable, id, facts))).not.toMatch(IDENTITY);
  });

  it('says where, for how much and how urgent', () => {
    expect(opportunity(readable, id, facts)).toMatchObject({
      location: 'Louisville, KY 40204',
      budgetMin: 500,
      budgetMax: 2000,
      urgency: 'medium',
      matchScore: 88,
      proposals: 2,
    });
    expect(opportunity(readableRequest(storedRequest({ projectType: 'emergency' }), null), id, facts).urgency).toBe(
      'emergency',
    );
  });
});

describe('a proposal in its contractor’s list', () => {
  const bid = (given: Partial<StoredReferral>) => contractorBid(storedReferral(given), readableRequest(request, null));

  it('can be withdrawn while it waits and is not on hold', () => {
    const open = REFERRAL_STATUSES.filter((status) => bid({ status }).canWithdraw);
    expect(open).toEqual(['offered', 'proposed', 'countered']);
    expect(bid({ status: 'proposed', frozenAt: at }).canWithdraw).toBe(false);
  });

  it('has an amount and details where they were given', () => {
    expect(bid({ amountCents: 12_500, serviceDetails: 'New trap' })).toMatchObject({
      bidAmount: 125,
      proposalDetails: 'New trap',
      projectId: '',
    });
    expect(bid({})).toMatchObject({ bidAmount: null, proposalDetails: '' });
    expect(bid({ proposals: 3 }).proposal).toMatchObject({ changesUsed: 2, respondPath: '/respond/rf_1/ct_1' });
  });
});

it('the first proposal does not count as a change', () => {
  expect([0, 1, 2, 4].map((proposals) => changesUsed({ proposals }))).toEqual([0, 0, 1, 3]);
});

it('a bid on a project names no amount where none was given', () => {
  const bid = { id: 'bd_1', projectId: 'pj_1', title: 'Kitchen', location: 'Louisville', notes: '', amountCents: 0 };
  const view = (given: object) =>
    projectBid({ ...bid, status: 'pending', position: { at: at.getTime() }, ...given } as unknown as OwnBid);
  expect(view({})).toMatchObject({ bidAmount: null, canWithdraw: true, kind: 'project' });
  expect(view({ amountCents: 150, status: 'accepted' })).toMatchObject({ bidAmount: 1.5, canWithdraw: false });
});

describe('a request that waits for an answer', () => {
  const readable = readableRequest(request, storedReferral());

  it('is an offer, or another time of the customer', () => {
    expect(waitingOffer(storedReferral(), readable, at)).toMatchObject({ kind: 'offered', answerBy: at.toISOString() });
    expect(waitingOffer(storedReferral({ status: 'countered' }), readable, at).kind).toBe('countered');
  });
});

describe('a job of a contractor', () => {
  const job = (status: StoredReferral['status'], of = request) =>
    activeProject(readableRequest(of, storedReferral({ status })), storedReferral({ status }), {
      times: [],
      appointment: { bookedAt: null, startsAt: at },
      paymentUrl: null,
      language: 'en',
    });

  it('says what comes next', () => {
    expect(job('accepted-unpaid')).toMatchObject({ status: 'accepted-unpaid', nextStep: 'pay' });
    const step = (status: typeof request.status) => job('settled', storedRequest({ status })).nextStep;
    expect([step('contractor-selected'), step('scheduled'), step('in-progress')]).toEqual([
      'start',
      'start',
      'complete',
    ]);
    expect(step('completed')).toBeNull();
  });

  it('has the whole address once the fee is settled, and its place until then', () => {
    expect(job('settled').location).toBe('1127 Cherokee Rd, Louisville, KY 40204');
    expect(job('accepted-unpaid').location).toBe('Louisville, KY 40204');
    expect(job('settled').budgetRange).toBe('$500 - $2,000');
    expect(job('settled').appointmentAt).toBe(at.toISOString());
  });
});

describe('a request as its customer sees it', () => {
  it('has everything they wrote', () => {
    expect(customerView(request)).toMatchObject({
      kind: 'customer',
      customerName: 'Ana Delgado',
      address: fullAddress(request),
      description: request.description,
    });
  });

  it('is pending in their lists until a contractor has it', () => {
    expect(customerServiceRequest(request, standing)).toMatchObject({ status: 'pending', openToProposals: false });
    const under = storedRequest({ status: 'in-progress', opportunityId: 'op_1' as never });
    expect(customerServiceRequest(under, standing)).toMatchObject({ status: 'in-progress', openToProposals: true });
    expect(customerProject(under, 2, standing, 'en')).toMatchObject({ proposals: 2, openToProposals: true });
    expect(customerProject(request, 0, standing, 'en').openToProposals).toBe(false);
  });
});

describe('a proposal beside others', () => {
  const compared = (given: Partial<StoredReferral>, last: Parameters<typeof comparedProposal>[2] = null) =>
    comparedProposal(
      { ...storedReferral(given), proposalId: 'rs_1' as never },
      { id: 'ct_1', slug: 'beargrass', companyName: 'Beargrass Plumbing' } as Contractor,
      last,
      3.4,
    );

  it('has the time proposed last and a deadline while it waits', () => {
    expect(compared({ status: 'proposed', answerBy: at, amountCents: 100 }, storedTime())).toMatchObject({
      responseId: 'rs_1',
      amount: 1,
      proposedDate: '2026-12-04',
      proposedTime: '14:00',
      answerBy: at.toISOString(),
    });
    expect(compared({ status: 'declined', answerBy: at })).toMatchObject({ proposedDate: null, answerBy: null });
    expect(compared({ status: 'proposed' }).answerBy).toBeNull();
  });

  it('was sent when it was answered, or offered', () => {
    expect(compared({ answeredAt: at }).submittedAt).toBe(at.toISOString());
    expect(compared({}).submittedAt).toBe('2026-12-01T15:00:00.000Z');
    expect([compared({}).frozen, compared({ frozenAt: at }).frozen]).toEqual([false, true]);
  });
});

it('a proposed time has the words that came with it', () => {
  expect(proposedTime(storedTime({ message: 'mine' }))).toMatchObject({ by: 'contractor', message: 'mine' });
  expect(proposedTime(storedTime()).message).toBeNull();
});

it('cents cross the wire as dollars', () =>
  expect([inDollars(null), inDollars(0), inDollars(199)]).toEqual([null, 0, 1.99]));
