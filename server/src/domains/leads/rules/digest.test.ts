import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import {
  changeLines,
  type DigestEntry,
  digestSubject,
  factsOf,
  inReadingOrder,
  shortLine,
  whyMatched,
} from './digest.ts';

const now = new Date('2026-12-01T11:30:00Z');
const zone = 'America/Kentucky/Louisville';
const project = (given: Partial<Project> = {}): Project =>
  ({
    id: ProjectId.parse('pj_1'),
    title: 'Pump house',
    location: '129 River Rd, Louisville',
    status: 'bidding-open',
    projectType: 'commercial',
    trades: null,
    budgetMin: null,
    budgetMax: null,
    deadline: null,
    scrapedAt: '2026-11-20T05:00:00Z',
    ...given,
  }) as Project;
const fresh = (given: Partial<Project> = {}): DigestEntry => ({ project: project(given), isNew: true, changes: [] });
const known = (given: Partial<Project> = {}): DigestEntry => ({ ...fresh(given), isNew: false, changes: ['x'] });
const soon = { deadline: '2026-12-03T14:00:00-05:00' };
const late = { deadline: '2026-12-20T14:00:00-05:00' };
const filter = { projectType: [], status: [] };

describe('the subject', () => {
  it('counts what is new and what closes this week', () => {
    const entries = [fresh(soon), fresh(soon), fresh(late), fresh()];
    expect(digestSubject(entries, { near: '40206' }, now, 'en')).toBe('Four new near you, two close this week');
    expect(digestSubject(entries, { near: '40206' }, now, 'es')).toBe(
      'Cuatro nuevos cerca de usted, dos cierran esta semana',
    );
  });

  it('says only what there is', () => {
    expect(digestSubject([fresh()], {}, now, 'en')).toBe('One new');
    expect(digestSubject([known(), known(soon)], {}, now, 'en')).toBe('Two changed, one closes this week');
    expect(digestSubject([known({ deadline: '2026-11-30T12:00:00Z' })], {}, now, 'en')).toBe('One changed');
    expect(digestSubject(Array(12).fill(fresh()), {}, now, 'en')).toBe('12 new');
  });
});

it('what closes first comes first, then what changed, then what is new', () => {
  const sooner = fresh({ title: 'Sooner', deadline: '2026-12-02T14:00:00-05:00' });
  const entries = [fresh({ title: 'New' }), known({ title: 'Changed' }), known({ title: 'Soon', ...soon }), sooner];
  expect(inReadingOrder(entries, now).map(({ project }) => project.title)).toEqual([
    'Sooner',
    'Soon',
    'Changed',
    'New',
  ]);
});

describe('the reasons of a match', () => {
  it('name what the filter asked for', () => {
    const told = { need: 'yes', useful: true, confidence: 0.9, reason: 'A new bath is named.' } as const;
    const trades = { plumbing: told, electrical: told, hvac: told };
    expect(whyMatched({ ...filter, need: ['yes'], near: '40206', search: 'bath' }, project({ trades }), 'en')).toBe(
      "needs a plumber: A new bath is named.; found by 'bath'; within 10 mi of 40206",
    );
    expect(whyMatched({ ...filter, zip: '40202', county: 'Jefferson County' }, project(), 'en')).toBe(
      '40202; Jefferson County',
    );
    expect(whyMatched({ ...filter, status: ['bidding-open'], near: '38.2,-85.7' }, project(), 'es')).toMatch(
      /^a menos de 10 mi de su ubicación; /,
    );
  });

  it('are none for a watch of everything', () => {
    expect(whyMatched(filter, project(), 'en')).toBe('you watch every project');
  });
});

describe('a change', () => {
  const lines = (field: string, from: string | null, to: string | null) =>
    changeLines([{ field, from, to }], zone, 'en');

  it('of a deadline is told in the time of the reader', () => {
    expect(lines('deadline', '2026-12-03T19:00:00Z', '2026-12-06T19:00:00Z')).toEqual([
      'Deadline moved from Thu, Dec 3, 2:00 PM EST to Sun, Dec 6, 2:00 PM EST',
    ]);
  });

  it('of other facts names them as the list does', () => {
    expect(lines('status', 'planning', 'bidding-open')).toEqual(['Status changed from Planning to Bidding Open']);
    expect(lines('contractor', null, 'Tulip Grove')).toEqual(['Contractor: Tulip Grove']);
    expect(lines('budgetMax', '25000', null)).toEqual(['Highest budget no longer given (before: $25,000)']);
  });

  it('that nobody acts on is left out', () => {
    expect(lines('latitude', '38.1', '38.2')).toEqual([]);
    expect(lines('constructor', 'a', 'b')).toEqual([]);
    expect(lines('contractor', null, null)).toEqual([]);
  });
});

it('facts are left out where they are not known', () => {
  expect(factsOf(project(), zone, 'en')).toEqual([]);
  expect(factsOf(project({ budgetMax: 40_000, deadline: 'Upon Contract' }), zone, 'en')).toEqual([
    { label: 'Budget', value: 'Up to $40,000' },
    { label: 'Bids by', value: 'Upon Contract' },
  ]);
});

it('a text of a source fits one line', () => {
  expect(shortLine('  One\n two ')).toBe('One two');
  expect([...shortLine('🚿'.repeat(200))]).toHaveLength(90);
});
