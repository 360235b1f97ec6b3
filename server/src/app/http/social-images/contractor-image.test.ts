import { describe, expect, it } from 'vitest';
import { contractorImage } from './contractor-image.ts';
import { aListedContractor } from './testing/page-data.ts';

describe('the image of a contractor’s page', () => {
  it('has the company, its trades and place, and the strongest facts', () => {
    expect(contractorImage(aListedContractor(), 'en')).toEqual({
      drawing: 'house',
      title: 'Hazel Knoll Plumbing',
      subtitle: 'Plumbing, HVAC in Louisville, KY',
      facts: [
        { icon: 'badge-check', text: 'Verified: license checked November 3, 2026' },
        { icon: 'star', text: '4.8 of 5 stars from 1,127 reviews' },
        {
          icon: 'map-pin',
          text: 'Serves Louisville, Shively, Prospect, and 1 more',
          shorter: ['Serves Louisville, Shively, and 2 more', 'Serves Louisville and 3 more'],
        },
      ],
      note: '',
    });
  });

  it('is in the language of the page', () => {
    const { subtitle, facts } = contractorImage(aListedContractor(), 'es');
    expect([subtitle, ...facts.map(({ text }) => text)]).toEqual([
      'Plomería, calefacción y aire acondicionado en Louisville, KY',
      'Licencia verificada el 3 de noviembre de 2026',
      '4.8 de 5 estrellas según 1,127 reseñas',
      'Atiende en Louisville, Shively, Prospect y 1 más',
    ]);
  });

  it('claims nothing that is not checked, and says what is invented', () => {
    const { facts, note } = contractorImage(
      aListedContractor({ isVerified: false, isSampleRating: true, isSynthetic: true, serviceAreas: [] }),
      'en',
    );
    expect(facts).toEqual([{ icon: 'hammer', text: 'Established 1998' }]);
    expect(note).toBe('Demonstration listing, not a real company');
  });

  it('shows neither a person nor how to reach one', () => {
    const shown = JSON.stringify(contractorImage(aListedContractor(), 'en'));
    expect(shown).not.toMatch(/Dana|555|@|Quarry/);
  });
});
