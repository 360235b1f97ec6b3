import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { expect, it } from 'vitest';
import { ocdsHead, ocdsRelease } from './ocds-release.ts';

const maker = { publicUrl: 'https://plumbline.example', at: new Date('2026-11-28T12:00Z'), ocidPrefix: 'ocds-a1b2c3' };
const tender = {
  id: 'pj_1',
  title: 'Library restrooms',
  description: 'Renovate two restrooms',
  location: '200 Elm St, La Grange, KY 40031',
  status: 'bidding-open',
  permitNumber: null,
  budgetMin: 50_000,
  budgetMax: 75_000,
  deadline: '2026-12-20T14:00:00-05:00',
  contractor: null,
  sourceName: 'La Grange bids',
  sourceUrl: 'https://lagrange.example/bids/7',
  checkedAt: '2026-11-28T11:00:00.000Z',
} as unknown as Project;

it('a package says who has published it, and when', () => {
  expect(JSON.parse(`${ocdsHead(maker)}]}`)).toEqual({
    uri: 'https://plumbline.example/api/export?format=ocds',
    version: '1.1',
    publishedDate: '2026-11-28T12:00:00.000Z',
    publisher: { name: 'plumbline.example', uri: 'https://plumbline.example' },
    releases: [],
  });
});

it('a release has what the standard requires, and the notice that it comes from', () => {
  expect(ocdsRelease(tender, maker)).toMatchObject({
    ocid: 'ocds-a1b2c3-pj_1',
    id: expect.stringMatching(/^pj_1-\d+$/),
    date: '2026-11-28T11:00:00.000Z',
    tag: ['tender'],
    initiationType: 'tender',
    parties: [{ name: 'La Grange bids', roles: ['procuringEntity'] }],
    tender: {
      status: 'active',
      value: { amount: 75_000, currency: 'USD' },
      minValue: { amount: 50_000, currency: 'USD' },
      tenderPeriod: { endDate: '2026-12-20T14:00:00-05:00' },
      items: [
        { deliveryAddress: { streetAddress: '200 Elm St', locality: 'La Grange', region: 'KY', postalCode: '40031' } },
      ],
      documents: [{ documentType: 'tenderNotice', url: 'https://lagrange.example/bids/7' }],
    },
  });
});

it('a deadline in words, a value or a listing that nobody knows is left out; who got the job is its supplier', () => {
  const given = { deadline: 'Upon Contract', budgetMin: null, budgetMax: null, sourceUrl: null };
  const release = ocdsRelease({ ...tender, ...given, status: 'completed', contractor: 'Ohio Bend' }, maker);
  expect(release).toMatchObject({
    tender: { status: 'complete' },
    awards: [{ status: 'active', ['suppliers']: [{ name: 'Ohio Bend' }] }],
  });
  expect(Object.keys((release as { tender: object }).tender)).not.toEqual(
    expect.arrayContaining(['tenderPeriod', 'value', 'documents']),
  );
});
