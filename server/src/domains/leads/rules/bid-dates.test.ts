import type { PursuitStage } from '@plumbline/contract/domains/leads/pursuit.ts';
import { ProjectId, UserId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import type { ProjectDates } from '../../projects/public.ts';
import type { StoredPursuit } from '../tables.ts';
import { bidDatesOf, undatedOf } from './bid-dates.ts';

const projectId = ProjectId.parse('pj_00000000000000000001');
const userId = UserId.parse('us_00000000000000000001');

const project = (given: Partial<ProjectDates> = {}): ProjectDates => ({
  id: projectId,
  title: 'School restrooms',
  location: '1024 Lampton St',
  description: '',
  status: 'bidding-open',
  deadlineAt: null,
  deadlineZone: null,
  deadlineText: null,
  deadlineBefore: null,
  listedAt: '2026-11-20T15:00:00Z',
  ...given,
});

const pursuit = (stage: PursuitStage, given: Partial<StoredPursuit> = {}): StoredPursuit => ({
  userId,
  projectId,
  stage,
  amountCents: null,
  nextStep: null,
  nextStepOn: null,
  notes: null,
  announcedOn: null,
  savedAt: new Date('2026-11-20T15:00:00Z'),
  movedAt: new Date('2026-11-20T15:00:00Z'),
  revision: 1,
  ...given,
});

const factsOf = (given: Partial<ProjectDates>, stage: PursuitStage = 'looking', own: Partial<StoredPursuit> = {}) => ({
  pursuits: [pursuit(stage, own)],
  projects: new Map([[projectId, project(given)]]),
  decisions: [] as { userId: UserId; projectId: ProjectId; day: string; isVisit: boolean; decidedAt: Date }[],
  timeZone: 'America/Kentucky/Louisville',
});
const dates = (...given: Parameters<typeof factsOf>) =>
  bidDatesOf(factsOf(...given)).map(({ kind, day, time, zone }) => [kind, day, time, zone]);

describe('the dates of a pursued project', () => {
  it('are in the zone of its source, on both sides of a clock change, with whole days as days', () => {
    const zone = { deadlineZone: 'America/Chicago' };
    expect(dates({ deadlineAt: '2026-12-03T20:00:00Z', ...zone })).toEqual([
      ['deadline', '2026-12-03', '14:00', 'CST'],
    ]);
    expect(dates({ deadlineAt: '2026-07-03T19:00:00Z', ...zone })).toEqual([
      ['deadline', '2026-07-03', '14:00', 'CDT'],
    ]);
    expect(dates({ deadlineAt: '2026-12-03T05:00:00Z' })).toEqual([['deadline', '2026-12-03', null, null]]);
    expect(dates({ deadlineAt: '2026-12-04T04:59:00Z' })).toEqual([['deadline', '2026-12-03', null, null]]);
  });

  it('are in the zone of the account if the source names one that does not exist', () => {
    const given = { deadlineAt: '2026-12-03T19:00:00Z', deadlineZone: 'Kentucky' };
    expect(dates(given)).toEqual([['deadline', '2026-12-03', '14:00', 'EST']]);
  });

  it('leave a trace where a deadline was, unless only its time has changed', () => {
    const deadlineAt = '2026-12-18T19:00:00Z';
    expect(dates({ deadlineAt, deadlineBefore: '2026-12-15T19:00:00.000Z' })).toEqual([
      ['moved', '2026-12-15', null, null],
      ['deadline', '2026-12-18', '14:00', 'EST'],
    ]);
    expect(dates({ deadlineAt, deadlineBefore: '2026-12-18T17:00:00.000Z' })).toHaveLength(1);
    expect(dates({ deadlineAt, deadlineBefore: 'Upon Contract' })).toHaveLength(1);
  });

  it('have the visits of its description, except refused ones', () => {
    const facts = factsOf({ description: 'Site visit Dec 8 at 1:00. Site visit Dec 9.' });
    expect(bidDatesOf(facts)).toMatchObject([
      {
        kind: 'visit',
        day: '2026-12-08',
        time: '13:00',
        zone: 'EST',
        text: 'Site visit Dec 8 at 1:00',
        isConfirmed: false,
      },
      { kind: 'visit', day: '2026-12-09', time: null, zone: null },
    ]);
    const decided = { userId, projectId, decidedAt: new Date() };
    facts.decisions.push(
      { ...decided, day: '2026-12-08', isVisit: true },
      { ...decided, day: '2026-12-09', isVisit: false },
    );
    expect(bidDatesOf(facts)).toMatchObject([{ day: '2026-12-08', isConfirmed: true }]);
  });

  it.each<[PursuitStage, string[]]>([
    ['saved', ['step', 'deadline']],
    ['looking', ['step', 'deadline']],
    ['bid', ['step', 'deadline']],
    ['won', ['step']],
    ['lost', []],
    ['not-for-us', []],
  ])('depend on where it stands: %s', (stage, kinds) => {
    const step = { nextStep: 'Call', nextStepOn: '2026-12-03' };
    expect(dates({ deadlineAt: '2026-12-03T19:00:00Z' }, stage, step).map(([kind]) => kind)).toEqual(kinds);
  });

  it('that are only words are listed apart', () => {
    const facts = factsOf({ deadlineText: 'Upon Contract' });
    expect(undatedOf(facts)).toMatchObject([{ project: { id: projectId }, deadline: 'Upon Contract' }]);
    expect(bidDatesOf(facts)).toEqual([]);
    expect(undatedOf(factsOf({ deadlineText: 'Upon Contract' }, 'won'))).toEqual([]);
    expect(undatedOf(factsOf({}))).toEqual([]);
  });
});
