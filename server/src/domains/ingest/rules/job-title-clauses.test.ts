import { describe, expect, it } from 'vitest';
import { bareClause, clausesOf, fromNew, shortened, withoutSize } from './job-title-clauses.ts';
import { readPermit } from './permit-reading.ts';
import { type PermitWord, permitWords } from './permit-words.ts';

const said = (words: readonly PermitWord[]) =>
  words.map(({ shown, joint }, index) => (index === 0 ? shown : `${joint}${shown}`)).join('');
const clauses = (description: string) =>
  clausesOf(readPermit({ kind: '', category: '', title: '', contractor: '', description }).description);
/** Returns the score of a text's first clause. */
const worth = (text: string) => clauses(text)[0]?.worth;

describe('the clauses of a text', () => {
  it('end at its stops, not at its commas', () => {
    expect(clauses('New deck, new porch. Replace roof').map(({ words }) => said(words))).toEqual([
      'New deck new porch',
      'Replace roof',
    ]);
  });

  it('are at most eight', () => {
    expect(clauses('Replace stairs. '.repeat(9))).toHaveLength(8);
  });

  it('are worth less the later they come', () => {
    expect(clauses('Replace stairs. '.repeat(3)).map((one) => one.worth)).toEqual([4, 3.4, 2.8]);
  });

  it.each([
    // An action and a thing, plus a location.
    ['replace stairs', 4],
    ['stairs and ramp', 2],
    ['replace it', 2],
    ['replace deck', 4.5],
    ['replace stairs restaurant', 4.5],
    // A single word.
    ['stairs', 1],
    // Starts like an explanation, unless it is about this job.
    ['please replace stairs', 2.5],
    ['house', 0],
    ['this project would replace stairs', 4],
    // Headings.
    ['interior renovation', 2.3],
    ['interior renovation kitchen', 4.5],
    ['residential', -0.5],
    // Text after a negation or a legal reference doesn't count.
    ['replace stairs not roof', 4],
    ['not roof', 0],
    ['replace stairs setback roof', 4],
    ['roof demolition waste', 1.5],
    // Unknown words count if there are enough of them, and only in the first clause.
    ['lorem ipsum dolor', 0.3],
    ['lorem ipsum', 0],
  ])('%j is worth %d', (text, expected) => {
    expect(worth(text)).toBeCloseTo(expected);
  });

  it('of unknown words are worth nothing after another', () => {
    expect(clauses('Replace roof. Lorem ipsum dolor')[1]?.worth).toBe(0);
  });

  it('end where legal text begins', () => {
    expect(said(clauses('replace stairs setback roof')[0]?.words ?? [])).toBe('replace stairs');
  });
});

it.each([
  ['demolition of garage and construction of new shed', 'construction of new shed'],
  ['remove deck and build new deck', 'build new deck'],
  ['replace deck and build new deck', 'replace deck and build new deck'],
  ['demolition of garage', 'demolition of garage'],
  ['garage demolition and construction of new shed', 'construction of new shed'],
  ['garage', 'garage'],
])('of %j a new thing is %j', (text, expected) => {
  expect(said(fromNew(permitWords(text)))).toBe(expected);
});

describe('a bare clause', () => {
  it.each([
    // Openers, any number of them.
    ['scope of work includes replacement of the roof', 'replace roof'],
    ['this project proposes to remodel kitchen', 'remodel kitchen'],
    ['homeowner requests permit to install fence', 'install fence'],
    ['permit', 'permit'],
    ['permit window repair', 'window repair'],
    ['stairs', 'stairs'],
    [`${'to '.repeat(11)}install fence`, 'to install fence'],
    ['', ''],
    // Verbs.
    ['construct a new shed', 'new shed'],
    ['construct a shed', 'new shed'],
    ['construction of an addition', 'addition'],
    ['installing one sump', 'install one sump'],
    ['supply and install the furnace', 'install furnace'],
    ['demo kitchen', 'demolish kitchen'],
    ['kitchen demo', 'kitchen demolition'],
    ['installing', 'installing'],
    ['installing the', 'install the'],
    ['erect new shed', 'new shed'],
    ['construct two new sheds', 'two new sheds'],
    ['construct the NEW tree house', 'NEW tree house'],
    ['construct an addition and porch', 'addition and porch'],
    ['construct a shed behind the old house addition', 'new shed behind the old house addition'],
    ['changing out the furnace', 'change out furnace'],
    ['build out tenant space', 'build out tenant space'],
    ['replacement of the furnace', 'replace furnace'],
    // Ends.
    ['replace roof per plans', 'replace roof'],
    ['replace roof shingles like for like', 'replace roof shingles'],
    ['like for like', 'like for like'],
    ['see roof per plans', 'see roof'],
    ['roof to be replaced', 'roof to be replaced'],
    ['tile roof to be replaced', 'tile roof to be replaced'],
    ['new tile roof to be replaced', 'new tile roof'],
    // Filler words.
    ['replace the existing roof', 'replace roof'],
    ['existing roof', 'existing roof'],
    ['existing tile roof', 'tile roof'],
    ['roof existing', 'roof'],
    ['replace roof the', 'replace roof the'],
    ['replace Roof roof', 'replace Roof'],
    ['replace roof roof', 'replace roof'],
    ['replace an existing door', 'replace door'],
    // Office numbers, asides and addresses.
    ['replace roof 1234567', 'replace roof'],
    ['replace roof 123456', 'replace roof 123456'],
    ['replace roof (owner occupied)', 'replace roof'],
    ['replace (2) doors', 'replace 2 doors'],
    ['replace one (1) door', 'replace one door'],
    ['replace 3 (2) doors', 'replace 3 doors'],
    ['replace (2 new) doors', 'replace doors'],
    ['replace (old) doors', 'replace doors'],
    ['replace (1234) doors', 'replace doors'],
    ['replace doors (2)', 'replace doors 2'],
    ['(2) doors', '2 doors'],
    [`replace ${'x'.repeat(25)} roof`, 'replace roof'],
    [`replace ${'x'.repeat(24)} roof`, `replace ${'x'.repeat(24)} roof`],
    ['replace roof at 123 S Main St now', 'replace roof now'],
    ['replace roof at the store', 'replace roof at the store'],
    ['replace roof for 123 Main St now', 'replace roof now'],
    ['at 123 S Main St replace roof', 'replace roof'],
    ['replace roof at the Main St store', 'replace roof at the Main St store'],
    ['replace roof at 12 feet', 'replace roof at 12 ft'],
    ['replace roof on oak st', 'replace roof on oak st'],
    ['paint 2 rooms on oak st', 'paint 2 rooms on oak st'],
    ['replace lock at', 'replace lock at'],
    ['mechanical 0 replace furnace', 'replace furnace'],
    ['0 dwelling units, 3 sheds', '3 sheds'],
    ['0, dwelling units, 3 sheds', '3 sheds'],
    ['0 dwelling units', '0 dwelling units'],
    ['0 replace furnace', 'replace furnace'],
    ['new unit 0 replace furnace', 'replace furnace'],
    ['replace furnace 0', 'replace furnace 0'],
    ['replace furnace in attic over kitchen 0 pipes', 'replace furnace in attic over kitchen 0 pipes'],
    ['0', '0'],
    // Units and articles.
    ['install 200 a panel', 'install 200 amp panel'],
    ['install 30 a panel', 'install 30 amp panel'],
    ['install 29 a panel', 'install 29 a panel'],
    ['install 200 gallon tank', 'install 200 gallon tank'],
    ['a', 'a'],
    ['install A door', 'install A door'],
    ['install a elevator', 'install an elevator'],
    ['install an unit', 'install a unit'],
    // The building is implied.
    ['install furnace in the residence', 'install furnace'],
    ['install furnace in residence new', 'install furnace'],
    ['install furnace in building', 'install furnace'],
    ['install stairs in the residence', 'install stairs'],
    ['replace plumbing in the residence', 'replace plumbing'],
    ['install furnace in the store', 'install furnace in the store'],
    ['install furnace in the residence kitchen', 'install furnace in the residence kitchen'],
    ['install gas furnace residence', 'install gas furnace residence'],
    ['stairs in residence', 'stairs in residence'],
    ['repair it in residence', 'repair it in residence'],
    ['convert garage to residence', 'convert garage to residence'],
  ])('of %j is %j', (text, expected) => {
    expect(said(bareClause(permitWords(text)))).toBe(expected);
  });
});

describe('a size', () => {
  it.each([
    ['12 x 16 ft storage shed', 'storage shed', '12 x 16 ft'],
    ["12' x 16' shed", 'shed', '12 x 16 ft'],
    ['12 x 16 x 8 shed', 'shed', '12 x 16 x 8 ft'],
    ['new 192 sq ft shed', 'new shed', '192 sq ft'],
    ['192 sq ft 12 x 16 shed', 'shed', '192 sq ft'],
    ['new 12 x 16 shed', 'new shed', '12 x 16 ft'],
    ['12 x 16 x 8 x 4 shed', '4 shed', '12 x 16 x 8 ft'],
    [`${'big '.repeat(13)}12 x 16 shed`, `${'big '.repeat(13)}shed`, '12 x 16 ft'],
    // Not a size, or not the size of anything that follows.
    ['12 sheds', '12 sheds', ''],
    ['12 x tall shed', '12 x tall shed', ''],
    ['shed 12 x', 'shed 12 x', ''],
    ['new sq ft shed', 'new sq ft shed', ''],
    [`${'big '.repeat(14)}12 x 16 shed`, `${'big '.repeat(14)}12 x 16 shed`, ''],
    ['shed 12 x 16', 'shed 12 x 16', ''],
    ['shed 12 x 16, deck', 'shed 12 x 16 deck', ''],
    ['shed of 192 sq ft deck', 'shed of 192 sq ft deck', ''],
    ['192 sq ft of deck', '192 sq ft of deck', ''],
  ])('of %j leaves %j and %j', (text, rest, size) => {
    const found = withoutSize(permitWords(text));
    expect([said(found.words), found.size]).toEqual([rest, size]);
  });
});

describe('a title of limited length', () => {
  const words = permitWords('replace water heater in garage, new vent');
  it.each([
    [60, 'replace water heater in garage new vent'],
    [40, 'replace water heater in garage new vent'],
    [39, 'replace water heater in garage'],
    [30, 'replace water heater'],
    [19, 'replace water'],
  ])('of %d characters is %j', (limit, expected) => {
    expect(said(shortened(words, limit))).toBe(expected);
  });

  it.each([
    // Cut at the last break, unless that leaves too little.
    ['replace mainroof, vent pipe', 22, 'replace mainroof'],
    ['roof, replace water heater', 24, 'roof replace water'],
    ['replace water heater garage vent', 30, 'replace water heater garage'],
  ])('of %j, cut to %d characters, is %j', (text, limit, expected) => {
    expect(said(shortened(permitWords(text), limit))).toBe(expected);
  });

  it.each([
    ['replace water heater in the', 'replace water heater'],
    ['the', 'the'],
    ['water heater change out', 'water heater change-out'],
    ['change out', 'change out'],
    ['water heater change order', 'water heater change order'],
    ['water heater burn out', 'water heater burn out'],
  ])('%j ends as %j', (text, expected) => {
    expect(said(shortened(permitWords(text), 60))).toBe(expected);
  });
});
