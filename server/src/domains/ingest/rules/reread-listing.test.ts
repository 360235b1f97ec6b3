import { describe, expect, it } from 'vitest';
import { aListing } from '../../projects/fixtures.ts';
import { rereadListing } from './reread-listing.ts';

describe('a stored listing that is read again', () => {
  it('has its address split, even if an older release added the source’s town to it', () => {
    const stored = aListing({ street: '200 Elm St, La Grange KY 40031', city: 'Louisville', state: 'KY', zip: null });
    expect(rereadListing(stored)).toMatchObject({ street: '200 Elm St', city: 'La Grange', state: 'KY', zip: '40031' });
  });

  it('keeps a correct address', () => {
    const stored = aListing({ street: '100 Main St', city: 'Louisville', state: 'KY', zip: '40202' });
    expect(rereadListing(stored)).toMatchObject({ street: '100 Main St', city: 'Louisville', zip: '40202' });
  });

  it('is checked again for whether it needs a plumber', () => {
    const stored = aListing({
      title: 'Tankless water heater change-out',
      description: 'Replace water heater',
      plumbingRequired: false,
    });
    expect(rereadListing(stored).plumbingRequired).toBe(true);
  });

  it('keeps its title, status, dates and money, whose columns are gone', () => {
    const stored = aListing({
      title: 'Commercial New at 1338 Lynmar Dr',
      status: 'planning',
      listedAt: '2026-10-01T04:00:00.000Z',
      budgetMinCents: 100,
      permitStatus: 'Issued',
    });
    const { title, status, listedAt, budgetMinCents, permitStatus } = stored;
    expect(rereadListing(stored)).toMatchObject({ title, status, listedAt, budgetMinCents, permitStatus });
  });

  it('keeps an exact point, and moves the center of a ZIP code with the code', () => {
    const exact = { latitude: 38.2542, longitude: -85.7594, precision: 'exact' } as const;
    expect(rereadListing(aListing({ point: exact })).point).toEqual(exact);
    const middle = { latitude: 38.2527, longitude: -85.7585, precision: 'zip' } as const;
    const moved = rereadListing(aListing({ street: '200 Elm St, La Grange KY 40031', zip: null, point: middle }));
    expect(moved.point).toMatchObject({ precision: 'zip' });
    expect(moved.point?.latitude).not.toBe(middle.latitude);
  });

  it('keeps its town if its street names none', () => {
    const stored = aListing({ street: '12 OAK ST', city: 'Louisville', state: 'KY', zip: '40202' });
    expect(rereadListing(stored)).toMatchObject({ street: '12 Oak St', city: 'Louisville', state: 'KY', zip: '40202' });
  });

  it('gets the county of its exact point', () => {
    const point = { latitude: 38.40761, longitude: -85.37882, precision: 'exact' } as const;
    const stored = aListing({ street: '12 Oak St', city: null, state: null, zip: null, county: null, point });
    expect(rereadListing(stored)).toMatchObject({ county: 'Oldham County', point });
  });

  it('gets the kind of its work', () => {
    const stored = aListing({ title: 'Replace roof of single family residence', description: '' });
    expect(rereadListing(stored)).toMatchObject({ sector: 'residential', work: 'repair' });
  });

  it('is left unchanged if nothing names it', () => {
    const stored = aListing({ title: '', description: '', street: null });
    expect(rereadListing(stored)).toEqual(stored);
  });

  it('stays the same when it is read once more', () => {
    const once = rereadListing(aListing({ street: '200 Elm St, La Grange KY 40031', city: 'Louisville', zip: null }));
    expect(rereadListing(once)).toEqual(once);
  });

  it('is left unchanged if it is sample data', () => {
    const sample = aListing({ street: '200 Elm St, La Grange KY 40031', isSynthetic: true });
    expect(rereadListing(sample)).toEqual(sample);
  });
});
