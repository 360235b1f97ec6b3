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
    ['new townhome, 99 sq ft', null, 'New townhome'],
    ['new townhome, 100 sq ft', null, 'New townhome, 100 sq ft'],
    ['new townhome, 100000 sq ft', null, 'New townhome'],
    // The size of something next to it.
    ['new townhome, 400 sq ft garage', null, 'New townhome'],
    ['new townhome, 400 sq ft porch and 1500 sq ft', null, 'New townhome, 1,500 sq ft'],
  ])('in %j, filed as %j, is in %j', (description, squareFeet, expected) => {
    expect(title(description, {}, squareFeet)).toBe(expected);
  });

  it('is found if only the kind of permit names it', () => {
    expect(title('construct unit eleven with 1699 sq ft', { kind: 'Townhome' })).toBe('New townhome, 1,699 sq ft');
    expect(title('construct unit eleven', { kind: 'Townhome' })).toBeNull();
    expect(title('construct pool with 1699 sq ft', { kind: 'Townhome' })).toBeNull();
    expect(title('repair unit eleven with 1699 sq ft', { kind: 'Townhome' })).toBeNull();
  });

  it.each([
    ['new 3-story townhome', 'New 3-story townhome'],
    ['new three story townhome', 'New 3-story townhome'],
    // Most homes have two stories.
    ['new 2-story townhome', 'New townhome'],
    ['new 3-story townhome 1901 sq ft', 'New 3-story townhome, 1,901 sq ft'],
  ])('tells the stories of %j', (description, expected) => {
    expect(title(description)).toBe(expected);
  });

  it.each([
    ['new townhome with attached garage', 'New townhome with attached garage'],
    ['new townhome with garage', 'New townhome with garage'],
    ['new townhome with no garage', 'New townhome'],
    ['new townhome garage', 'New townhome'],
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
    // Their area is the total.
    ['build four townhomes, 8000 sq ft', 'Four new townhomes'],
    ['new 6 unit apartment building', 'New residential building, 6 units'],
    ['new 4-story 6 unit apartment building', 'New 4-story residential building, 6 units'],
  ])('of %j are %j', (description, expected) => {
    expect(title(description)).toBe(expected);
  });
});
