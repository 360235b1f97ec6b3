import { describe, expect, it } from 'vitest';
import { type AnswerDraft, bodyOf, draftFor, problemOf, sendLabel } from './answer.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';
const NOW = new Date('2026-12-02T02:00:00Z'); // Tue, Dec 1, 9 PM in Louisville, already Dec 2 in UTC
const empty = draftFor(undefined, ['accept', 'deny', 'propose']);
const proposing = (changes: Partial<AnswerDraft>): AnswerDraft => ({ ...empty, response: 'propose', ...changes });

describe('the choice that a link brings along', () => {
  const all = ['accept', 'deny', 'propose'] as const;

  it.each([
    ['accept', 'accept'],
    ['propose', 'propose'],
    ['decline', 'deny'],
    ['deny', 'deny'],
    ['delete', ''],
    [undefined, ''],
  ])('%s selects %j', (action, response) => {
    expect(draftFor(action, all).response).toBe(response);
  });

  it('is left out when it may not be made', () => {
    expect(draftFor('accept', ['deny']).response).toBe('');
  });
});

describe('the obstacles to sending an answer', () => {
  it('is that nothing was chosen', () => {
    expect(problemOf(empty, LOUISVILLE, NOW)).toMatchObject({
      title: 'Response Required',
      text: 'Please select accept, deny, or propose a new time.',
      fields: [{ name: 'response' }],
    });
  });

  it('is nothing for accept and deny', () => {
    expect(problemOf({ ...empty, response: 'accept' }, LOUISVILLE, NOW)).toBeNull();
    expect(problemOf({ ...empty, response: 'deny' }, LOUISVILLE, NOW)).toBeNull();
  });

  it.each([
    [{}, ['proposedDate', 'proposedTime']],
    [{ proposedDate: '2026-12-04' }, ['proposedTime']],
    [{ proposedTime: '09:00' }, ['proposedDate']],
  ])('is a proposal without its date or its time: %j', (given, names) => {
    const problem = problemOf(proposing(given), LOUISVILLE, NOW);
    expect(problem?.title).toBe('Time Details Required');
    expect(problem?.text).toBe('Please specify your proposed date and time.');
    expect(problem?.fields.map(({ name }) => name)).toEqual(names);
  });

  it("is a day before today on the job's clocks", () => {
    const problem = problemOf(proposing({ proposedDate: '2026-11-30', proposedTime: '23:00' }), LOUISVILLE, NOW);
    expect(problem?.fields).toEqual([{ name: 'proposedDate', message: 'The proposed date cannot be in the past.' }]);
  });

  it("is not today's evening where the work is, though another day has begun elsewhere", () => {
    expect(problemOf(proposing({ proposedDate: '2026-12-01', proposedTime: '22:00' }), LOUISVILLE, NOW)).toBeNull();
    expect(problemOf(proposing({ proposedDate: '2026-12-01', proposedTime: '22:00' }), 'UTC', NOW)).not.toBeNull();
  });

  it('is an hour of today that has gone by', () => {
    const problem = problemOf(proposing({ proposedDate: '2026-12-01', proposedTime: '20:00' }), LOUISVILLE, NOW);
    expect(problem?.fields.map(({ name }) => name)).toEqual(['proposedTime']);
  });
});

describe('what is sent', () => {
  const typed = {
    ...empty,
    message: ' hello ',
    proposedDate: '2026-12-04',
    proposedTime: '09:00',
    estimatedCost: '$120',
  };

  it('has the time and the cost with a proposal', () => {
    expect(bodyOf({ ...typed, response: 'propose' })).toEqual({
      response: 'propose',
      message: 'hello',
      proposedDate: '2026-12-04',
      proposedTime: '09:00',
      estimatedCost: '$120',
      serviceDetails: undefined,
    });
  });

  it('leaves out with accept what was typed for a proposal', () => {
    const sent = JSON.parse(JSON.stringify(bodyOf({ ...typed, response: 'accept' })));
    expect(sent).toEqual({ response: 'accept', message: 'hello' });
  });
});

describe('the button', () => {
  it('says what it does and what it costs', () => {
    expect(sendLabel('', 500, false)).toBe('Submit Response');
    expect(sendLabel('accept', 500, false)).toBe('Accept and pay $5.00');
    expect(sendLabel('accept', 0, false)).toBe('Accept, free');
    expect(sendLabel('deny', 500, false)).toBe('Deny');
    expect(sendLabel('propose', 500, false)).toBe('Send proposal');
    expect(sendLabel('propose', 500, true)).toBe('Send and end my proposal');
  });
});
