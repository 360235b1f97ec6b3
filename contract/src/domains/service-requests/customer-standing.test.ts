import { expect, it } from 'vitest';
import { type CustomerSituation, customerGroupOf, customerStepFor } from './customer-standing.ts';
import { REQUEST_STATUSES } from './lifecycle.ts';

const step = (changes: Partial<CustomerSituation>) =>
  customerStepFor({
    request: 'contractors-notified',
    isUnconfirmed: false,
    proposals: 0,
    thinking: 0,
    isFeeDue: false,
    openToProposals: false,
    offersNext: false,
    awaitsSignOff: false,
    ...changes,
  });

it('puts the customer’s own answers before anything else', () => {
  expect(step({ proposals: 1, thinking: 2 })).toBe('answer-proposal');
  expect(step({ proposals: 2, thinking: 1 })).toBe('compare-proposals');
});

it('asks for the confirmation of an unconfirmed request, and for nothing else', () => {
  expect(step({ request: 'submitted', isUnconfirmed: true, openToProposals: true })).toBe('confirm-contact');
  expect(customerGroupOf('confirm-contact')).toBe('needs-you');
});

it('waits while it is another party’s turn', () => {
  expect(step({ thinking: 1 })).toBe('wait-for-answer');
  expect(step({ openToProposals: true })).toBe('wait-for-proposals');
  expect(step({ isFeeDue: true, proposals: 1 })).toBe('wait-for-fee');
});

it('asks for the next contractor once nobody is being asked', () => {
  expect(step({ offersNext: true })).toBe('ask-next');
  expect(customerGroupOf('ask-next')).toBe('needs-you');
});

it('lets the customer object to a completion in time', () => {
  expect(step({ request: 'completed', awaitsSignOff: true })).toBe('check-work');
  expect(step({ request: 'completed' })).toBe('nothing');
});

it('puts every state of a request into one of three groups', () => {
  expect(REQUEST_STATUSES.map((request) => [request, customerGroupOf(step({ request, thinking: 1 }))])).toEqual([
    ['submitted', 'under-way'],
    ['contractors-notified', 'under-way'],
    ['responses-received', 'under-way'],
    ['contractor-selected', 'under-way'],
    ['scheduled', 'under-way'],
    ['in-progress', 'under-way'],
    ['completed', 'done'],
    ['cancelled', 'done'],
    ['declined', 'done'],
    ['expired', 'done'],
  ]);
});
