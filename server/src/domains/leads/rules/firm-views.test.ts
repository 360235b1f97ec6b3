import { FirmDisputeId } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import type { StoredDispute, StoredFirm } from '../tables.ts';
import type { FirmFigures } from './firm-figures.ts';
import { firmView, isCounted, operatorFirm, ownPermits, permitView, recentOf } from './firm-views.ts';

const figures: FirmFigures = {
  permits: 6,
  synthetic: 0,
  firstOn: '2024-03-02',
  latestOn: '2026-11-20',
  days: [
    { day: '2026-09-02', permits: 1 },
    { day: '2026-09-03', permits: 2 },
  ],
  years: [
    { year: 2024, permits: 4 },
    { year: 2026, permits: 2 },
  ],
  roles: [{ role: 'general', permits: 6 }],
  kinds: [
    { kind: 'other', permits: 4 },
    { kind: 'water-heater', permits: 2 },
  ],
  places: [{ place: 'Jefferson County', permits: 6 }],
  zips: [],
  values: { known: 5, median: 12_345, low: 100, high: 20_050 },
  partners: [
    { id: 'fm_2', role: 'plumbing', together: 2, lastOn: '2026-11-20' },
    { id: 'fm_gone', role: 'plumbing', together: 1, lastOn: null },
  ],
};
const own = ContractorId.parse('ct_1');
const firm = {
  id: 'fm_1',
  slug: 'kestrel-knob-builders-ky',
  name: 'Kestrel Knob Builders',
  nameKey: 'kestrelknobbuilders',
  state: 'KY',
  figures,
  contractorId: null,
  linkedBy: null,
  unlinkedReason: null,
  candidateIds: [],
  staleSince: null,
  linkedAt: null,
  createdAt: new Date(0),
} satisfies StoredFirm;
const contractor = { id: own, slug: 'kestrel', name: 'Kestrel Knob', city: 'Louisville', state: 'KY' };
const now = new Date('2026-12-01T15:00:00Z');
const around = {
  partners: [{ id: 'fm_2', slug: 'larkspur-ky', name: 'Larkspur' }],
  contractors: [contractor],
  disputing: [],
  now,
};

describe('the view of a firm', () => {
  it('names partners that still exist, years newest first, and dollars', () => {
    const view = firmView(firm, around);
    expect(view.partners.map(({ slug }) => slug)).toEqual(['larkspur-ky']);
    expect(view.years.map(({ year }) => year)).toEqual([2026, 2024]);
    expect(view.value).toEqual({ known: 5, median: 123, low: 1, high: 201 });
    expect(view.link).toEqual({ by: null, contractor: null, reason: null, candidates: [] });
  });

  it('has no typical value below five', () => {
    const few = { ...figures, values: { ...figures.values, known: 4 } };
    expect(firmView({ ...firm, figures: few }, around).value).toBeNull();
  });

  it('names the contractor that it is, or those that it may be', () => {
    const shown = { slug: 'kestrel', name: 'Kestrel Knob', city: 'Louisville', state: 'KY' };
    const linked = { ...firm, contractorId: own, linkedBy: 'name' as const };
    expect(firmView(linked, around).link).toEqual({ by: 'name', contractor: shown, reason: null, candidates: [] });
    const unlinked = { ...firm, unlinkedReason: 'several' as const, candidateIds: [own] };
    expect(firmView(unlinked, around).link).toMatchObject({
      by: null,
      contractor: null,
      reason: 'several',
      candidates: [shown],
    });
  });

  it('is not linked while the contractor disputes it', () => {
    const linked = { ...firm, contractorId: own, linkedBy: 'name' as const };
    expect(firmView(linked, { ...around, disputing: [own] }).link).toEqual({
      by: null,
      contractor: null,
      reason: 'disputed',
      candidates: [],
    });
  });

  it('is a sample only if all of its permits are', () => {
    expect(firmView({ ...firm, figures: { ...figures, synthetic: 5 } }, around).isSample).toBe(false);
    expect(firmView({ ...firm, figures: { ...figures, synthetic: 6 } }, around).isSample).toBe(true);
  });
});

it('permits are recent for 90 days', () => {
  expect(recentOf(figures, now)).toBe(2);
  expect(recentOf(figures, new Date('2026-12-03T15:00:00Z'))).toBe(0);
});

it('a permit has its value in dollars', () => {
  const permit = { valueCents: 12_050 } as Parameters<typeof permitView>[0];
  expect(permitView(permit)).toEqual({ value: 120.5 });
  expect(permitView({ ...permit, valueCents: null })).toEqual({ value: null });
});

it('a firm that has not been counted has no view', () => {
  expect([firm, { ...firm, figures: null }].filter(isCounted)).toEqual([firm]);
});

const dispute: StoredDispute = {
  id: FirmDisputeId.parse('fd_1'),
  nameKey: firm.nameKey,
  state: firm.state,
  name: firm.name,
  contractorId: own,
  userId: null,
  reason: 'Another firm of that name',
  disputedAt: new Date('2026-11-20T15:00:00Z'),
  outcome: null,
  decidedAt: null,
};

describe("a contractor's own permits", () => {
  const linked = { ...firm, contractorId: own, linkedBy: 'name' as const };
  const shown = { slug: 'kestrel', record: null };

  it('say whose they are, and what is disputed', () => {
    expect(ownPermits(shown, [linked], [dispute])).toEqual({
      slug: 'kestrel',
      record: null,
      firms: [
        {
          slug: 'kestrel-knob-builders-ky',
          name: 'Kestrel Knob Builders',
          permits: 6,
          latestOn: '2026-11-20',
          by: 'name',
          dispute: { disputedAt: '2026-11-20T15:00:00.000Z', outcome: null },
        },
      ],
      unlinked: [],
    });
  });

  it('name what an operator has unlinked, unless it is linked again', () => {
    const unlinked = { ...dispute, outcome: 'unlinked' as const, decidedAt: now };
    expect(ownPermits(shown, [], [unlinked]).unlinked).toEqual([
      { name: 'Kestrel Knob Builders', decidedAt: now.toISOString() },
    ]);
    expect(ownPermits(shown, [linked], [unlinked]).unlinked).toEqual([]);
  });
});

it('operators see a firm with whom it is, may be and is not', () => {
  const kestrel = contractor;
  const { slug, name, state } = firm;
  expect(
    operatorFirm({
      slug,
      name,
      state,
      permits: 6,
      linkedBy: null,
      unlinkedReason: 'several',
      contractor: null,
      candidates: [kestrel],
      ruledOut: [],
    }),
  ).toEqual({
    slug,
    name,
    state,
    permits: 6,
    by: null,
    reason: 'several',
    contractor: null,
    candidates: [kestrel],
    ruledOut: [],
  });
});
