import { describe, expect, it } from 'vitest';
import type { Firm } from './firm.ts';
import { firmOrganization, firmPageMeta } from './firm-page.ts';

const firm: Firm = {
  slug: 'kestrel-knob-builders-ky',
  name: 'Kestrel Knob Builders',
  permits: 60,
  recent: 14,
  firstOn: '2024-03-02',
  latestOn: '2026-11-20',
  roles: [],
  kinds: [
    { kind: 'kitchen', permits: 40 },
    { kind: 'other', permits: 12 },
    { kind: 'roof', permits: 8 },
  ],
  places: [{ place: 'Jefferson County', permits: 60 }],
  zips: [],
  years: [],
  value: null,
  partners: [{ slug: 'larkspur-plumbing-ky', name: 'Larkspur Plumbing', role: 'plumbing', together: 4, lastOn: null }],
  link: { by: null, contractor: null, reason: 'not-listed', candidates: [] },
  isSample: false,
};

describe("the head of a firm's page", () => {
  it('begins with what the permits say', () => {
    expect(firmPageMeta(firm, 'en')).toMatchObject({
      title: 'Kestrel Knob Builders',
      canonical: '/firms/kestrel-knob-builders-ky',
      description:
        '60 permits since 2024, the latest on November 20, 2026: kitchens and roofs. Named with Larkspur Plumbing.',
    });
    expect(firmPageMeta(firm, 'es').description).toMatch(/^60 permisos desde 2024, el último el/);
  });

  it('is not indexed with one permit, or with samples', () => {
    expect(firmPageMeta(firm, 'en').robots).toBeUndefined();
    expect(firmPageMeta({ ...firm, permits: 1 }, 'en').robots).toBe('noindex');
    expect(firmPageMeta({ ...firm, isSample: true }, 'en')).toMatchObject({
      robots: 'noindex',
      description: expect.stringMatching(/^Sample permits/),
    });
  });

  it('says little of a permit without a date', () => {
    const undated = { ...firm, permits: 1, firstOn: null, latestOn: null, kinds: [], partners: [] };
    expect(firmPageMeta(undated, 'en').description).toBe('1 permit.');
  });
});

it('a firm is an organization, and the same as the contractor that it is', () => {
  expect(firmOrganization(firm, 'https://plumbline.example', 'en')).not.toHaveProperty('sameAs');
  const contractor = { slug: 'kestrel-louisville-ky', name: 'Kestrel', city: 'Louisville', state: 'KY' };
  expect(
    firmOrganization({ ...firm, link: { ...firm.link, by: 'name', contractor } }, 'https://plumbline.example', 'es'),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    url: 'https://plumbline.example/es/firms/kestrel-knob-builders-ky',
    name: 'Kestrel Knob Builders',
    areaServed: [{ '@type': 'Place', name: 'Jefferson County' }],
    sameAs: 'https://plumbline.example/es/contractors/kestrel-louisville-ky',
  });
});
