import { expect, it } from 'vitest';
import { builtInSources } from '../data/built-in-sources.ts';
import { listingOf } from './normalized-listing.ts';
import { PermitMapping } from './source-mapping.ts';

const [louisville] = builtInSources({ online: true, hasSamKey: false });
const mapping = PermitMapping.parse(louisville?.mapping);
const source = { address: louisville?.address ?? '', county: 'Jefferson County', isSynthetic: false } as const;

it.each([
  ['Commercial New', 'Commercial', 'new-construction', true, 'New commercial building, 2,100 sq ft'],
  ['Residential New', 'Single Family', 'new-construction', true, 'New single-family house, 2,100 sq ft'],
  ['Residential New', 'Condo-Patio New Construction', 'new-construction', true, 'New condominium, 2,100 sq ft'],
  ['Residential New', 'Single Family Detached Garage', 'new-construction', false, 'Garage, 2,100 sq ft'],
  ['Residential Alteration', 'Single Family Deck', 'renovation', false, 'House alteration, $250,000'],
  ['Plumbing', 'Single Family', 'residential', true, 'Residential plumbing work'],
  ['Electrical', 'Commercial', 'renovation', false, 'Commercial electrical work'],
  ['Electrical', 'Single Family New Construction', 'residential', false, 'New single-family house: electrical'],
  ['HVAC', 'Single Family Replacement', 'residential', false, 'HVAC work'],
  ['Pool', 'Single Family In Ground', 'residential', true, 'Swimming pool, 2,100 sq ft'],
  ['Wrecking', 'Single Family Demolition', 'residential', false, 'House demolition'],
])("a permit of Louisville for '%s', '%s' is %s", (kind, category, projectType, plumbingRequired, title) => {
  const row = { id: 'LOU-1', kind, category, street: '12 Oak St', squareFeet: 2100, budget: 250_000 };
  const result = listingOf(row, source, mapping);
  expect(result).toMatchObject({ kind: 'listing', listing: { projectType, plumbingRequired, title } });
});
