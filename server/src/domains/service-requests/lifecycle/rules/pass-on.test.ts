import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { askedAfter, chooseNext, deadlineOf, type Lined } from './pass-on.ts';

const lined = (id: string, changes: Partial<Lined> = {}): Lined => ({
  contractorId: ContractorId.parse(id),
  isListed: true,
  isFit: true,
  takesWork: true,
  isReachable: true,
  isOff: false,
  ...changes,
});

describe('the next to be asked', () => {
  it('is the first in line', () => {
    expect(chooseNext([lined('ct_1'), lined('ct_2')])).toEqual({ next: 'ct_1', passedOver: [] });
  });

  it.each([
    [{ isListed: false }, 'not-listed'],
    [{ isFit: false }, 'not-fit'],
    [{ takesWork: false }, 'takes-no-work'],
    [{ isReachable: false }, 'not-reachable'],
    [{ isOff: true }, 'day-off'],
  ] as const)('is the second if the first has %o', (changes, reason) => {
    expect(chooseNext([lined('ct_1', changes), lined('ct_2'), lined('ct_3')])).toEqual({
      next: 'ct_2',
      passedOver: [{ contractorId: 'ct_1', reason }],
    });
  });

  it('has a day off only if everybody else in line who can take the job has one, too', () => {
    const line = [lined('ct_1', { takesWork: false }), lined('ct_2', { isOff: true }), lined('ct_3', { isOff: true })];
    expect(chooseNext(line)).toEqual({
      next: 'ct_2',
      passedOver: [{ contractorId: 'ct_1', reason: 'takes-no-work' }],
    });
  });

  it('is nobody once nobody in line can take the job', () => {
    expect(chooseNext([])).toEqual({ next: null, passedOver: [] });
    expect(chooseNext([lined('ct_1', { isListed: false })])).toEqual({
      next: null,
      passedOver: [{ contractorId: 'ct_1', reason: 'not-listed' }],
    });
  });
});

describe('when each in line is asked', () => {
  const hours = (count: number) => (since: Date) => new Date(since.getTime() + count * 3_600_000);
  const first = new Date('2026-12-01T15:00:00Z');

  it('is the deadline of the one before', () => {
    const moments = askedAfter(first, [hours(4), hours(20), hours(4)]);
    expect(moments.map((moment) => moment?.toISOString())).toEqual([
      '2026-12-01T15:00:00.000Z',
      '2026-12-01T19:00:00.000Z',
      '2026-12-02T15:00:00.000Z',
    ]);
  });

  it('is unknown once somebody has answered', () => {
    expect(askedAfter(null, [hours(4), hours(4)])).toEqual([null, null]);
  });
});

describe('the deadline of those who are being asked', () => {
  const early = new Date('2026-12-01T15:00:00Z');
  const late = new Date('2026-12-01T19:00:00Z');
  const asked = { status: 'offered', answerBy: early, frozenAt: null } as const;

  it('is the latest, and those who are out of it don’t count', () => {
    expect(deadlineOf([asked, { ...asked, answerBy: late }, { ...asked, status: 'denied', answerBy: null }])).toBe(
      late,
    );
  });

  it.each([{ status: 'proposed' }, { status: 'accepted-unpaid' }, { frozenAt: early }] as const)(
    'is unknown with one that has %o',
    (changes) => {
      expect(deadlineOf([asked, { ...asked, ...changes }])).toBeNull();
    },
  );
});
