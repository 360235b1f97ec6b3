import { describe, expect, it } from 'vitest';
import { cityImage } from './city-image.ts';
import { aCityPage, aListedContractor } from './testing/page-data.ts';

describe('the image of the page about a trade in a city', () => {
  it('says how many take requests there and around it, and names the first', () => {
    expect(cityImage(aCityPage(), 'en')).toEqual({
      drawing: 'street',
      title: 'Plumbers in Shepherdsville, KY',
      subtitle: '',
      facts: [
        { icon: 'users', text: '12 plumbers take requests' },
        { icon: 'map-pin', text: '36 within 60 miles' },
        {
          icon: 'hammer',
          text: 'Among them: Salt River Plumbing, Bullitt Pipes, Quick Drain',
          shorter: ['Among them: Salt River Plumbing, Bullitt Pipes', 'Among them: Salt River Plumbing'],
        },
      ],
      note: '',
    });
  });

  it('is in the language of the page', () => {
    const { title, facts } = cityImage(aCityPage({ around: 1000 }), 'es');
    expect([title, ...facts.map(({ text }) => text)]).toEqual([
      'Plomeros en Shepherdsville, KY',
      '12 plomeros aceptan solicitudes',
      'Más de 1,000 en un radio de 60 millas',
      'Entre ellos: Salt River Plumbing, Bullitt Pipes, Quick Drain',
    ]);
  });

  it('does not count the same contractors twice', () => {
    const { facts } = cityImage(aCityPage({ total: 1, around: 1, contractors: [aListedContractor()] }), 'en');
    expect(facts.map(({ text }) => text)).toEqual([
      'One listing for plumbers takes requests',
      'Among them: Hazel Knoll Plumbing',
    ]);
  });

  it('says so if all of them are invented', () => {
    const contractors = [aListedContractor({ isSynthetic: true }), aListedContractor()];
    expect(cityImage(aCityPage({ contractors: contractors.slice(0, 1) }), 'en').note).not.toBe('');
    expect(cityImage(aCityPage({ contractors }), 'en').note).toBe('');
  });
});
