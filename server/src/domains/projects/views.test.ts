import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { type DetailsRow, detailsView, type ProjectRow, projectView } from './views.ts';

const row: ProjectRow = {
  id: 'pj_1' as ProjectId,
  title: 'Kitchen Remodel',
  location: '120 Oak St, Louisville, KY 40202',
  county: 'Jefferson County',
  description: 'New fixtures',
  projectType: 'commercial',
  sector: 'commercial',
  work: 'renovation',
  plumbingRequired: true,
  trades: null,
  permitStatus: null,
  contactInfo: null,
  sourceUrl: null,
  precision: 'exact',
  listedOn: '2026-11-20',
  permitNumber: null,
  contractor: null,
  sourceHost: 'metro.example',
  sourceName: 'Metro permits',
  isSynthetic: false,
  status: 'bidding-open',
  budgetMinCents: null,
  budgetMaxCents: null,
  deadlineAt: null,
  deadlineZone: null,
  deadlineText: null,
  latitude: null,
  longitude: null,
  locatedBy: null,
  listedAt: '2026-11-20 05:00:00+00',
  checkedAt: '2026-11-21 05:00:00.5+00',
  vanishedAt: null,
  statusAsOf: null,
  firstSeenAt: '2026-11-01 05:00:00+00',
};
const view = (given: Partial<ProjectRow>, hasBid = false) => projectView({ ...row, ...given }, hasBid, 'en');

describe('a project as a viewer sees it', () => {
  it('is in review for a viewer with a live bid, whatever its source says', () => {
    expect(view({ status: 'completed' }, true).status).toBe('in-review');
    expect(view({ status: 'completed' }).status).toBe('completed');
  });

  it('tells why it needs a trade in the language of the viewer', () => {
    const need = { need: 'no', useful: false, confidence: 0.9, reason: 'Deck only: no plumbing.' } as const;
    const told = { ...need, reasons: { en: need.reason, es: 'Solo deck: sin plomería.' } };
    const trades = { plumbing: told, electrical: told, hvac: need };
    expect(view({ trades }).trades?.plumbing).toEqual(need);
    expect(projectView({ ...row, trades }, false, 'es').trades?.plumbing.reason).toBe('Solo deck: sin plomería.');
  });

  it('has its budget in dollars and cents, with independent ends', () => {
    expect(view({ budgetMinCents: '123456', budgetMaxCents: null })).toMatchObject({
      budgetMin: 1234.56,
      budgetMax: null,
    });
    expect(view({ budgetMinCents: '0', budgetMaxCents: '2000000' })).toMatchObject({ budgetMin: 0, budgetMax: 20_000 });
  });

  it.each([
    [
      'in the zone of its source',
      { deadlineAt: '2026-12-03 19:00:00+00', deadlineZone: 'America/New_York' },
      '2026-12-03T14:00:00-05:00',
    ],
    ['in UTC where no zone is known', { deadlineAt: '2026-12-03 19:00:00+00' }, '2026-12-03T19:00:00+00:00'],
    ['in words', { deadlineText: 'Next week' }, 'Next week'],
    ['not at all', {}, null],
  ])('has its deadline %s', (_, given, deadline) => {
    expect(view(given).deadline).toBe(deadline);
  });

  it.each([
    ['2026-11-20 05:00:00+00', '2026-11-20T05:00:00.000Z'],
    ['2026-11-20 05:00:00.5+00', '2026-11-20T05:00:00.500Z'],
    ['2026-11-20T05:00:00.123456+00:00', '2026-11-20T05:00:00.123Z'],
  ])('has the time that is stored as %s', (stored, shown) => {
    expect(view({ listedAt: stored, vanishedAt: stored, statusAsOf: stored })).toMatchObject({
      scrapedAt: shown,
      vanishedAt: shown,
      statusAsOf: shown,
    });
  });

  it.each([
    ['zip', null, 'zip'],
    ['exact', null, 'source'],
    ['zip', 'geocoder', 'geocoder'],
  ] as const)('with a %s point of %s origin was located by its %s', (precision, stored, shown) => {
    const located = view({
      latitude: 38.25,
      longitude: -85.75,
      precision,
      locatedBy: stored,
    });
    expect(located).toMatchObject({ latitude: '38.25', longitude: '-85.75', locatedBy: shown });
  });

  it('has no origin without a point', () => {
    expect(view({ precision: 'zip' })).toMatchObject({ latitude: null, longitude: null, locatedBy: null });
  });
});

describe('a project with all its details', () => {
  const source = { id: 'metro', checkedAt: '2026-11-21 05:00:00+00', vanishedAt: null };
  const details = {
    ...row,
    sources: [source, { ...source, id: 'news', vanishedAt: '2026-11-22 05:00:00+00' }],
    provenance: { title: 'metro' },
    lastChangedAt: '2026-11-02 05:00:00+00',
    history: [{ at: '2026-11-02 05:00:00+00', fields: [{ field: 'status', from: null, to: 'planning' }] }],
  } as unknown as DetailsRow;

  it('has every time in the format of the rest of the product', () => {
    expect(detailsView(details, true, 'en')).toMatchObject({
      status: 'in-review',
      sources: [
        { id: 'metro', checkedAt: '2026-11-21T05:00:00.000Z', vanishedAt: null },
        { id: 'news', vanishedAt: '2026-11-22T05:00:00.000Z' },
      ],
      provenance: { title: 'metro' },
      firstSeenAt: '2026-11-01T05:00:00.000Z',
      lastSeenAt: '2026-11-21T05:00:00.500Z',
      lastChangedAt: '2026-11-02T05:00:00.000Z',
      history: [{ at: '2026-11-02T05:00:00.000Z', fields: [{ field: 'status', to: 'planning' }] }],
    });
  });
});

it('a location that no source gives is named in the reader’s language', () => {
  const nowhere = { ...row, location: 'Location not given' };
  expect(projectView(nowhere, false, 'en').location).toBe('Location not given');
  expect(projectView(nowhere, false, 'es').location).toBe('Sin ubicación');
  expect(projectView(row, false, 'es').location).toBe(row.location);
});
