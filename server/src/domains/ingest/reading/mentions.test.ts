import { describe, expect, it } from 'vitest';
import { mentionsIn } from './mentions.ts';

const said = (text: string) =>
  mentionsIn(text).map(({ concept, deed, standing }) => [concept, deed, standing].filter(Boolean).join(' '));

describe("the concepts in a permit's text", () => {
  it.each([
    ['Kitchen remodel', ['kitchen alter work']],
    ['Replace existing water heater', ['water-heater replace work']],
    ['Install lights in the kitchen', ['lighting install work', 'kitchen install place']],
    ['Replace kitchen windows', ['kitchen replace modifier', 'window replace work']],
    ['Alterations to existing one-family dwelling', ['dwelling alter work']],
    ['Construct new SFR behind existing SFR', ['dwelling new work', 'dwelling new place']],
    ['No plumbing or electrical', ['plumbing denied', 'electrical denied']],
    ['Plumbing under separate permit', ['plumbing separate']],
    ['Remodel of (E) bath, (N) shower', ['bathroom alter work', 'fixture new work']],
    [
      'Convert T/I to ADU. Water heater not included',
      ['tenant convert work', 'accessory-dwelling convert work', 'water-heater denied'],
    ],
  ])('%j', (text, mentions) => {
    expect(said(text)).toEqual(mentions);
  });

  it('exclude legal text and conditions up to the end of their sentence', () => {
    const law = 'holder of this permit hereby certifies that all demolition waste and plumbing is disposed of.';
    expect(said(`New deck. The ${law} Install sink`)).toEqual(['deck new work', 'fixture install work']);
  });

  it('are found in words run together, and in numbers with text attached', () => {
    expect(said('StorageNo water lines')).toEqual(['dry-store work', 'water-line denied']);
    expect(said('0Replace furnace, 200A panel')).toEqual([
      'furnace replace work',
      'electric-service replace work',
      'electric-service replace work',
    ]);
  });

  it('are found despite a typo in a long word', () => {
    expect(said('plumbiny, lavoratory, bathrom')).toEqual(['plumbing work', 'fixture work', 'bathroom work']);
  });

  it('include numbers in words and in digits', () => {
    expect(said('Four dwelling units')).toEqual(said('4 dwelling units'));
  });
});
