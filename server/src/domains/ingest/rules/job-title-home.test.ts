import { describe, expect, it } from 'vitest';
import { titleOfNewHome } from './job-title-home.ts';
import { type PermitTexts, readPermit } from './permit-reading.ts';

const title = (description: string, given: Partial<PermitTexts> = {}, squareFeet: number | null = null) =>
  titleOfNewHome(readPermit({ kind: '', category: '', title: '', contractor: '', description, ...given }), squareFeet);

describe('a new home', () => {
  it.each([
    ['construct new single family residence', 'New single-family house'],
    ['new townhome', 'New townhome'],
    ['new two family dwelling', 'New duplex'],
    ['build 4 family', 'New fourplex'],
    ['new three flat', 'New three-flat'],
    ['new detached accessory dwelling unit', 'New detached accessory dwelling'],
    ['install manufactured home', 'New manufactured home'],
    ['new apartment building', 'New apartment building'],
    ['new residence', 'New house'],
    // Named early enough to need no verb of construction.
    ['primary 2-story duplex', 'New duplex'],
    ['install one white used fine manufactured home', 'New manufactured home'],
    ['new structure: duplex', 'New duplex'],
    ['new duplex, corner of Oak Street', 'New duplex'],
    // The first one counts, and an existing one does not.
    ['new residence and accessory dwelling', 'New house'],
    ['new single family residence, existing shed', 'New single-family house'],
    ['next to residence, build duplex', 'New duplex'],
    ['house to remain, build duplex', 'New duplex'],
    ['house to be demolished, build duplex', 'New duplex'],
    ['house retained, build duplex', 'New duplex'],
    ['house to remain. Build duplex', 'New duplex'],
    ['build duplex. Trees remain', 'New duplex'],
    ['demolished last year, build duplex', 'New duplex'],
  ])('of %j is %j', (description, expected) => {
    expect(title(description)).toBe(expected);
  });

  it.each([
    ['remodel house'],
    ['repair roof of house'],
    ['new deck on house'],
    ['new garage behind house'],
    ['new addition to existing house'],
    ['demolish house'],
    ['new shed, house to remain'],
    ['electrical work for the owner of the house'],
    [''],
    ['remove house'],
    ['repair duplex'],
    ['fence permit, duplex'],
    ['new deck, duplex'],
    ['work at house'],
    ['plans for new house'],
    ['plans (residence)'],
    ['existing nice white old house'],
    // Named late, without a verb of construction.
    ['primary corner north west side duplex'],
    ['homeowner plans north west side duplex'],
    ['certificate of occupancy this nice north duplex'],
  ])('is not found in %j', (description) => {
    expect(title(description)).toBeNull();
  });

  it('replaces one that is demolished', () => {
    expect(title('demolish garage and build new single family residence')).toBe('New single-family house');
    expect(title('demolish house and build new duplex')).toBe('New duplex');
  });

  it.each([
    ['Townhouse', 'new single family residence', 'New townhouse'],
    ['Townhouse', 'new residence', 'New townhouse'],
    // Says less than the description.
    ['Multifamily', 'new single family residence', 'New single-family house'],
    ['Townhouse', 'new duplex', 'New duplex'],
    ['Multifamily, townhouse', 'new residence', 'New townhouse'],
  ])('filed under %j and told as %j is %j', (kind, description, expected) => {
    expect(title(description, { kind })).toBe(expected);
  });
});

describe('the size of a new home', () => {
  it.each([
    ['new townhome 1901 sq ft', null, 'New townhome, 1,901 sq ft'],
    ['new townhome 1901 sq ft', 900, 'New townhome, 1,901 sq ft'],
    ['new townhome', 1850, 'New townhome, 1,850 sq ft'],
    ['new townhome', 100, 'New townhome, 100 sq ft'],
    ['new townhome', 99, 'New townhome'],
    ['new townhome 99 sq ft', 900, 'New townhome, 900 sq ft'],
    ['new townhome 2000', null, 'New townhome'],
    ['new townhome, 99 sq ft', null, 'New townhome'],
    ['new townhome, 100 sq ft', null, 'New townhome, 100 sq ft'],
    ['new townhome, 100000 sq ft', null, 'New townhome'],
    // The size of something next to it.
    ['new townhome, 400 sq ft garage', null, 'New townhome'],
    ['new townhome, 400 sq ft porch and 1500 sq ft', null, 'New townhome, 1,500 sq ft'],
    // Too far away.
    [`new 1901 sq ft ${'fine '.repeat(5)}townhome`, null, 'New townhome, 1,901 sq ft'],
    [`new 1901 sq ft ${'fine '.repeat(6)}townhome`, null, 'New townhome'],
    [`new townhome ${'fine '.repeat(13)}1901 sq ft`, null, 'New townhome, 1,901 sq ft'],
    [`new townhome ${'fine '.repeat(14)}1901 sq ft`, null, 'New townhome'],
  ])('in %j, filed as %j, is in %j', (description, squareFeet, expected) => {
    expect(title(description, {}, squareFeet)).toBe(expected);
  });

  it('is found if only the kind of permit names it', () => {
    expect(title('construct unit eleven with 1699 sq ft', { kind: 'Townhome' })).toBe('New townhome, 1,699 sq ft');
    expect(title('construct unit eleven with 1699 sq ft', { kind: 'Multifamily' })).toBe(
      'New multifamily building, 1,699 sq ft',
    );
    expect(title('construct unit eleven with 1699 sq ft')).toBeNull();
    expect(title('construct unit eleven', { kind: 'Townhome' })).toBeNull();
    expect(title('', { kind: 'Townhome' })).toBeNull();
    expect(title('construct pool with 1699 sq ft', { kind: 'Townhome' })).toBeNull();
    expect(title('repair unit eleven with 1699 sq ft', { kind: 'Townhome' })).toBeNull();
  });

  it.each([
    ['new 3-story townhome', 'New 3-story townhome'],
    ['new three story townhome', 'New 3-story townhome'],
    // Most homes have two stories.
    ['new 2-story townhome', 'New townhome'],
    ['new 99-story apartment building', 'New 99-story apartment building'],
    ['new 100-story apartment building', 'New apartment building'],
    ['new 3-story townhome 1901 sq ft', 'New 3-story townhome, 1,901 sq ft'],
  ])('tells the stories of %j', (description, expected) => {
    expect(title(description)).toBe(expected);
  });

  it.each([
    ['new townhome with attached garage', 'New townhome with attached garage'],
    ['new townhome with garage', 'New townhome with garage'],
    ['new townhome with no garage', 'New townhome'],
    ['new townhome garage', 'New townhome'],
    ['new townhome garage with loft', 'New townhome'],
    ['new townhome with porch and yard', 'New townhome'],
    ['new townhome with garage, no deck', 'New townhome with garage'],
    ['new townhome, north west corner by the park, with garage', 'New townhome'],
  ])('tells the garage of %j', (description, expected) => {
    expect(title(description)).toBe(expected);
  });
});

describe('several new homes', () => {
  it.each([
    ['build four townhomes', 'Four new townhomes'],
    ['build 2 duplexes', 'Two new duplexes'],
    ['build 12 townhomes', '12 new townhomes'],
    ['build 1 townhome', 'New townhome'],
    ['build 99 townhomes', '99 new townhomes'],
    ['new construction, 4 townhomes', 'Four new townhomes'],
    ['build 12 big white townhomes', '12 new townhomes'],
    // Not a number of homes, or not of these.
    ['build 12 nice big white townhomes', 'New townhome'],
    ['build 100 townhomes', 'New townhome'],
    ['build 1.5 townhome', 'New townhome'],
    ["build 16' townhome", 'New townhome'],
    ['build 50 sq ft townhome', 'New townhome'],
    ['lot 12. build townhome', 'New townhome'],
    ['unit 1.5. 4 townhomes', 'New townhome'],
    // Their area is the total.
    ['build two townhomes, 3000 sq ft', 'Two new townhomes'],
    ['build four townhomes, 8000 sq ft', 'Four new townhomes'],
    ['new 6 unit apartment building', 'New residential building, 6 units'],
    ['new 999 unit apartment building', 'New residential building, 999 units'],
    ['new 1000 unit apartment building', 'New apartment building'],
    ['new 1.5 unit apartment building', 'New apartment building'],
    ['new 1 unit apartment building', 'New apartment building'],
    ['6 unit site, north side, new apartment building', 'New apartment building'],
    ['new 4-story 6 unit apartment building', 'New 4-story residential building, 6 units'],
  ])('of %j are %j', (description, expected) => {
    expect(title(description)).toBe(expected);
  });
});
