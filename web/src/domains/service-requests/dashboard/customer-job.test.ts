import {
  CUSTOMER_STEPS,
  type CustomerStanding,
} from '@plumbline/contract/domains/service-requests/customer-standing.ts';
import { ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { actLabel, askedWords, type CustomerJob, contractorToAskAgain, groupsOf, nextWords } from './customer-job.ts';

const now = new Date('2026-12-01T14:12:00Z');
const ZONE = 'America/Kentucky/Louisville';

const job = (standing: Partial<CustomerStanding>, changes: Partial<CustomerJob> = {}): CustomerJob => ({
  id: ServiceRequestId.parse('rq_1'),
  requestNumber: 'PL-000001',
  title: 'Leak under the kitchen sink',
  workType: 'plumbing',
  projectType: 'repair',
  urgency: 'medium',
  createdAt: '2026-12-01T12:12:00Z',
  openToProposals: false,
  requestStatus: 'contractors-notified',
  standing: {
    step: 'wait-for-answer',
    until: null,
    contractor: null,
    asked: 1,
    thinking: 1,
    responseId: null,
    proposedTime: null,
    agreedTime: null,
    appointmentAt: null,
    timeZone: ZONE,
    ...standing,
  },
  ...changes,
});

it('says by when a proposal is to be answered, and how long that is', () => {
  const proposed = job({
    step: 'answer-proposal',
    until: '2026-12-01T16:40:00Z',
    proposedTime: { date: '2026-12-01', time: '16:00' },
  });
  expect(nextWords(proposed, now)).toEqual({
    next: 'Say yes or no to Tue, Dec 1, 4:00 PM EST',
    detail: 'Until Tue, Dec 1, 11:40 AM EST, 2 h 28 min left',
  });
});

it('says when the appointment is', () => {
  const booked = job({ step: 'be-there', appointmentAt: '2026-12-03T19:00:00Z' });
  expect(nextWords(booked, now).next).toBe('Thu, Dec 3, 2:00 PM EST');
});

it('says until which day the customer may dispute a completion, in the job’s local time', () => {
  const completed = job({ step: 'check-work', until: '2026-12-05T03:00:00Z' }, { requestStatus: 'completed' });
  expect(nextWords(completed, now).detail).toBe(
    'Without an answer by Fri, Dec 4, 10:00 PM EST, it counts as confirmed',
  );
});

it('offers to ask the same contractor again once nothing about the job is open', () => {
  const id = ContractorId.parse('ct_1');
  const contractor = { id, companyName: 'Beargrass Plumbing', rating: 4.6, isSampleRating: false, reviewCount: 52 };
  const completed = { requestStatus: 'completed' } as const;
  expect(contractorToAskAgain(job({ step: 'nothing', contractor }, completed))).toBe(id);
  expect(contractorToAskAgain(job({ step: 'check-work', contractor }, completed))).toBeNull();
  expect(contractorToAskAgain(job({ step: 'nothing', contractor }, { requestStatus: 'cancelled' }))).toBeNull();
});

it('has something to say at every step, and a button only where the customer acts', () => {
  for (const step of CUSTOMER_STEPS) expect(nextWords(job({ step }), now).next).not.toBe('');
  expect(CUSTOMER_STEPS.filter((step) => actLabel(job({ step })) !== null)).toEqual([
    'confirm-contact',
    'answer-proposal',
    'compare-proposals',
    'ask-next',
    'check-work',
  ]);
});

it('counts the contractors asked while no single one stands for the job', () => {
  expect(askedWords(job({ asked: 3, thinking: 2 }))).toEqual({
    next: '3 contractors asked',
    detail: '1 answered, 2 thinking',
  });
  expect(askedWords(job({ asked: 0 }, { openToProposals: true })).detail).toBe('No proposals yet');
});

it('puts what is due first at the top of its group, and leaves empty groups out', () => {
  const late = job({ step: 'answer-proposal', until: '2026-12-02T12:00:00Z' }, { requestNumber: 'PL-late' });
  const soon = job({ step: 'answer-proposal', until: '2026-12-01T15:00:00Z' }, { requestNumber: 'PL-soon' });
  const ask = job({ step: 'ask-next' }, { requestNumber: 'PL-ask' });
  const done = job({ step: 'nothing' }, { requestNumber: 'PL-done', requestStatus: 'cancelled' });
  const groups = groupsOf([late, done, ask, soon]);
  expect(groups.map(({ title, jobs }) => [title, jobs.map(({ requestNumber }) => requestNumber)])).toEqual([
    ['Needs you', ['PL-soon', 'PL-late', 'PL-ask']],
    ['Done', ['PL-done']],
  ]);
});
