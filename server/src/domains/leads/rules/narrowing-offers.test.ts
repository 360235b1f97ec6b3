import type { WatchFilter } from '@plumbline/contract/domains/leads/watch.ts';
import { ProjectId, SourceId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import type { NarrowingFacts } from '../../projects/public.ts';
import { isBusy, measuredDays, narrowingLabel, offersFor, offersForAll } from './narrowing-offers.ts';

const metro = SourceId.parse('metro');
const filter: WatchFilter = { projectType: [], status: [] };
const need = (need: 'yes' | 'likely' | 'no') => ({ need, useful: true, confidence: 1, reason: 'A new bath.' });
const project = (given: Partial<NarrowingFacts> = {}): NarrowingFacts => ({
  id: ProjectId.parse('pj_1'),
  title: 'Pump house',
  location: '129 River Rd, Louisville',
  projectType: 'commercial',
  trades: { plumbing: need('likely'), electrical: need('yes'), hvac: need('no') },
  plumbingRequired: true,
  sourceId: metro,
  sourceName: 'Metro permits',
  budgetTop: 4200,
  ...given,
});
const kindsOf = (facts: NarrowingFacts, given: Partial<WatchFilter> = {}) =>
  offersFor(facts, { ...filter, ...given }).map(({ kind }) => kind);

describe('what is offered after a project', () => {
  it('is what is known of it', () => {
    expect(offersFor(project(), filter)).toEqual([
      { kind: 'need', from: 'yes' },
      { kind: 'value', below: 5000 },
      { kind: 'type', type: 'commercial' },
      { kind: 'source', source: metro },
    ]);
  });

  it('leaves out a reason that its facts do not support', () => {
    expect(kindsOf(project({ budgetTop: null }))).not.toContain('value');
    expect(kindsOf(project({ budgetTop: 80_000_000 }))).not.toContain('value');
    expect(kindsOf(project(), { trade: 'electrical' })).not.toContain('need');
    expect(kindsOf(project({ trades: null }), { trade: 'hvac' })).not.toContain('need');
    expect(offersFor(project({ trades: null, plumbingRequired: false }), filter)[0]).toEqual({
      kind: 'need',
      from: 'likely',
    });
  });

  it('is always more than the project’s own value', () => {
    for (const [budgetTop, below] of [
      [0, 1000],
      [999, 1000],
      [1000, 2500],
      [5000, 10_000],
      [249_999.5, 250_000],
    ] as const) {
      expect(offersFor(project({ budgetTop }), filter)).toContainEqual({ kind: 'value', below });
    }
  });

  it('leaves something of the filter', () => {
    expect(kindsOf(project(), { projectType: ['commercial'] })).not.toContain('type');
    expect(kindsOf(project(), { source: metro })).not.toContain('source');
    expect(kindsOf(project(), { valueTo: 3000 })).not.toContain('value');
    expect(kindsOf(project(), { notType: ['residential', 'renovation', 'new-construction'] })).not.toContain('type');
    expect(kindsOf(project(), { projectType: ['commercial', 'residential'], notType: ['residential'] })).toEqual([
      'need',
      'value',
      'source',
    ]);
  });

  it('is not offered twice', () => {
    const given = { notType: ['commercial' as const], notSource: [metro], notBelow: 5000, needFrom: 'yes' as const };
    expect(kindsOf(project(), given)).toEqual([]);
    expect(kindsOf(project(), { need: ['likely'] })).not.toContain('need');
  });
});

it('after all that a watch brings, the most frequent kind and source and a middle value are offered', () => {
  const rare = project({ projectType: 'renovation', sourceId: SourceId.parse('oldham'), budgetTop: 90_000 });
  expect(offersForAll([rare, project(), project({ budgetTop: 6000 }), project({ budgetTop: null })], filter)).toEqual([
    { kind: 'need', from: 'yes' },
    { kind: 'value', below: 10_000 },
    { kind: 'type', type: 'commercial' },
    { kind: 'source', source: metro },
  ]);
  expect(offersForAll([], filter)).toEqual([]);
});

it('a watch is busy from 31 a day on, measured over a week, or since it began, or over one day', () => {
  const now = new Date('2026-12-08T12:00:00Z');
  expect(measuredDays(new Date('2026-11-01T12:00:00Z'), now)).toBe(7);
  expect(measuredDays(new Date('2026-12-05T12:00:00Z'), now)).toBe(3);
  expect(measuredDays(new Date('2026-12-08T11:00:00Z'), now)).toBe(1);
  expect([isBusy(30, 1), isBusy(31, 1), isBusy(210, 7), isBusy(211, 7)]).toEqual([false, true, false, true]);
});

it('a narrowing is said in plain words, with the text of a source on one line', () => {
  const names = new Map([[metro, 'Metro\n<b>permits</b>']]);
  const said = (narrowing: Parameters<typeof narrowingLabel>[0]) => narrowingLabel(narrowing, {}, names, 'en');
  expect(said({ kind: 'type', type: 'new-construction' })).toBe("projects of the kind 'New Construction'");
  expect(said({ kind: 'source', source: metro })).toBe('projects from Metro <b>permits</b>');
  expect(said({ kind: 'source', source: SourceId.parse('gone') })).toBe('projects from gone');
  expect(said({ kind: 'value', below: 5000 })).toBe('projects known to be below $5,000');
  expect(narrowingLabel({ kind: 'need', from: 'likely' }, { trade: 'hvac' }, names, 'es')).toBe(
    'proyectos que no necesitan climatización',
  );
});
