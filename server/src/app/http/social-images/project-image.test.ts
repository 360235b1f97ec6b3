import { describe, expect, it } from 'vitest';
import { projectImage } from './project-image.ts';
import { aListedProject } from './testing/page-data.ts';

const textsOf = (...given: Parameters<typeof projectImage>) => projectImage(...given).facts.map(({ text }) => text);

describe('the image of a project’s page', () => {
  it('has its title, place, budget, deadline and source', () => {
    expect(projectImage(aListedProject(), 'en')).toEqual({
      drawing: 'framing',
      title: 'Kitchen remodel',
      subtitle: '120 Oak Street, Louisville, KY 40202, Jefferson County',
      facts: [
        { icon: 'hammer', text: 'Bidding Open, commercial' },
        { icon: 'banknote', text: '$10,000 - $20,000' },
        { icon: 'calendar-clock', text: 'Bid deadline: December 18, 2026' },
      ],
      note: 'Listed by Metro permits',
    });
  });

  it('is in the language of the page', () => {
    expect(textsOf(aListedProject(), 'es')).toEqual([
      'Abierto a ofertas, comercial',
      '$10,000 a $20,000',
      'Fecha límite: 18 de diciembre de 2026',
    ]);
  });

  it('has the source’s own words where it names no day, and nothing where it says nothing', () => {
    expect(textsOf(aListedProject({ deadline: 'Upon Contract' }), 'en')[2]).toBe('Bid deadline: Upon Contract');
    expect(textsOf(aListedProject({ deadline: null }), 'en')).toHaveLength(2);
    expect(projectImage(aListedProject({ location: '', county: null }), 'en').subtitle).toBe('');
  });

  it('says that no source lists it any longer, unless its source lists only recent ones', () => {
    const vanishedAt = '2026-11-18T15:00:00Z';
    expect(textsOf(aListedProject({ vanishedAt }), 'en')[0]).toBe('No longer listed, commercial');
    expect(textsOf(aListedProject({ vanishedAt, statusAsOf: vanishedAt }), 'en')[0]).toBe('Bidding Open, commercial');
  });

  it('says that a sample is one, and shows no contact', () => {
    expect(projectImage(aListedProject({ isSynthetic: true }), 'en').note).toMatch(/^Sample project/);
    expect(JSON.stringify(projectImage(aListedProject(), 'en'))).not.toContain('555');
  });
});
