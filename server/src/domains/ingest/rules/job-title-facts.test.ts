import { describe, expect, it } from 'vitest';
import type { JobFacts } from './job-facts.ts';
import { titleFromFacts } from './job-title-facts.ts';
import { type PermitTexts, readPermit } from './permit-reading.ts';

const title = (texts: Partial<PermitTexts>, facts: Partial<JobFacts> = {}) =>
  titleFromFacts(readPermit({ kind: '', category: '', title: '', description: '', contractor: '', ...texts }), {
    sector: 'unclear',
    work: 'renovation',
    squareFeet: null,
    costCents: null,
    ...facts,
  });

describe('a title without a description', () => {
  it.each([
    ['Building', {}, 'Building permit'],
    ['Building Permit', {}, 'Building permit'],
    ['', {}, ''],
    ['Electrical Permit', {}, 'Electrical work'],
    ['Electrical Permit', { sector: 'residential' }, 'Residential electrical work'],
    ['Electrical Permit', { sector: 'commercial' }, 'Commercial electrical work'],
    ['Plumbing Alteration', { sector: 'commercial' }, 'Plumbing alteration'],
    ['Mechanical Roof', {}, 'Mechanical work'],
    ['Alteration', {}, 'Building alteration'],
    ['Alteration', { sector: 'residential' }, 'House alteration'],
    ['Alteration', { sector: 'commercial' }, 'Commercial alteration'],
    ['Addition and Alteration', {}, 'Building alteration or addition'],
    ['Remodel Alteration', {}, 'Building remodel'],
    ['Rehab', {}, 'Building renovation'],
    ['Commercial Tenant Finish', { sector: 'commercial' }, 'Tenant finish'],
    ['Water Heater Change Out Residential', {}, 'Water heater change-out'],
    ['ADM-CERTIFICATE', {}, 'Certificate'],
    // A short code before a dash is the office's own; a word is not.
    ['TV-Tower', {}, 'Tower'],
    ['FORD-Tower', {}, 'Ford-tower'],
    ['GALT Tower', {}, 'Galt tower'],
    ['BAT Tower', {}, 'Bat tower'],
    ['Bay-Window', {}, 'Bay-window'],
    ['Gazebo-Deck', {}, 'Gazebo-deck'],
    ['Bldg-New', {}, 'Building'],
    ['FORD', {}, 'Ford'],
    ['BAY', {}, 'Bay'],
    // Numbers, codes, asides and what every kind says.
    ['A', {}, ''],
    ['Permit Building', {}, 'Permit building'],
    ['Gazebo (owner) 123 B4 C', {}, 'Gazebo'],
    ['Permit Type Gazebo', {}, 'Gazebo'],
    ['Building Gazebo', {}, 'Building gazebo'],
    ['Building Gazebo Large', {}, 'Gazebo large'],
    ['Gazebo; Pergola', {}, 'Gazebo pergola'],
    ['Gazebo Large Commercial', {}, 'Gazebo large'],
    ['Commercial Gazebo', {}, 'Commercial gazebo'],
    ['Plumbing Gazebo', { sector: 'residential' }, 'Plumbing gazebo'],
  ] satisfies [string, Partial<JobFacts>, string][])('of kind %j and %j is %j', (kind, facts, expected) => {
    expect(title({ kind }, facts)).toBe(expected);
  });

  it.each([
    // A bare trade is replaced by the thing it works on.
    ['Plumbing Permit', 'Water Heater', '', 'Water heater'],
    ['Plumbing Permit', 'Single Family', '', 'Plumbing work'],
    ['Plumbing Permit', 'Water Heater', 'as filed', 'Plumbing work'],
    // A generic kind is replaced by a short description, else by its category.
    ['Building', 'Fence', 'Retaining wall', 'Retaining wall'],
    ['Building', 'Fence', 'Retaining wall along the northern lot line', 'Fence'],
    ['Building', 'Fence', 'Retaining wall along street', 'Retaining wall along street'],
    ['Building', 'Residential', '', 'Building permit'],
    ['A', '', 'Gazebo', 'Gazebo'],
    ['Plumbing Gazebo', 'Water Heater', '', 'Plumbing gazebo'],
    ['HVAC', 'Sewer', '', 'HVAC work'],
    // An action in the category says more than a roof.
    ['Roof', 'Alteration', '', 'Building alteration'],
  ])('of kind %j, category %j and description %j is %j', (kind, category, description, expected) => {
    expect(title({ kind, category, description })).toBe(expected);
  });
});

describe('something new', () => {
  it.each([
    ['Swimming Pool', {}, 'Swimming pool'],
    ['Detached Garage', { sector: 'residential' }, 'Garage'],
    ['Accessory Structure', {}, 'Accessory structure'],
    ['Accessory Structure', { sector: 'commercial' }, 'Accessory structure'],
    ['Accessory Dwelling', {}, 'Accessory structure'],
    ['Accessory Dwelling', { sector: 'commercial' }, 'New house'],
    ['Furnace', {}, 'Furnace work'],
    ['Sewer Line', {}, 'Sewer line'],
    ['Elevator', {}, 'Elevator'],
    ['Single Family', { sector: 'residential' }, 'New single-family house'],
    ['Townhouse', {}, 'New townhouse'],
    ['Residence', {}, 'New house'],
    ['Building', { sector: 'residential' }, 'New house'],
    ['Building', { sector: 'commercial' }, 'New commercial building'],
    ['Building', {}, 'New building'],
    ['Single Family Plumbing', {}, 'New single-family house: plumbing'],
    // A trade's permit alone is not a new building.
    ['Plumbing', { sector: 'residential' }, 'Residential plumbing work'],
  ] satisfies [string, Partial<JobFacts>, string][])('of kind %j and %j is %j', (kind, facts, expected) => {
    expect(title({ kind }, { work: 'new', ...facts })).toBe(expected);
  });
});

it.each([
  ['Wrecking', 'residential', 'House demolition'],
  ['Wrecking Garage', 'residential', 'Demolition'],
  ['Wrecking', 'commercial', 'Commercial demolition'],
  ['Wrecking', 'unclear', 'Demolition'],
] as const)('a demolition of kind %j, %s, is %j', (kind, sector, expected) => {
  expect(title({ kind }, { work: 'demolition', sector })).toBe(expected);
});

describe('the figure of a title', () => {
  const HOUSE = { work: 'new', sector: 'residential' } as const;
  it.each([
    ['Single Family', { ...HOUSE, squareFeet: 1901 }, 'New single-family house, 1,901 sq ft'],
    ['Single Family', { ...HOUSE, squareFeet: 100 }, 'New single-family house, 100 sq ft'],
    ['Single Family', { ...HOUSE, squareFeet: 99 }, 'New single-family house'],
    ['Single Family', { ...HOUSE, costCents: 5_000_00 }, 'New single-family house'],
    // The figure describes the house, not the trade's work.
    ['Single Family Plumbing', { ...HOUSE, squareFeet: 1901 }, 'New single-family house: plumbing'],
    ['Alteration', { sector: 'residential', squareFeet: 1901 }, 'House alteration'],
    ['Building', { work: 'new', sector: 'commercial', costCents: 12_345_00 }, 'New commercial building'],
    // Only if there is room.
    [
      'Furnace and heat pump installation in east wing',
      { work: 'new', squareFeet: 1901 },
      'Furnace and heat pump installation in east wing, 1,901 sq ft',
    ],
    [
      'Furnace and heat pump installation in east wings',
      { work: 'new', squareFeet: 1901 },
      'Furnace and heat pump installation in east wings',
    ],
    ['Alteration', { sector: 'residential', costCents: 12_345_00 }, 'House alteration, $12,345'],
    ['Alteration', { sector: 'residential', costCents: 100_00 }, 'House alteration, $100'],
    ['Alteration', { sector: 'residential', costCents: 99_99 }, 'House alteration'],
    ['Fence', { costCents: 12_345_00 }, 'Fence'],
  ] satisfies [string, Partial<JobFacts>, string][])('of kind %j and %j: %j', (kind, facts, expected) => {
    expect(title({ kind }, facts)).toBe(expected);
  });

  it('is no title alone', () => {
    expect(title({ title: 'Furnace' }, { work: 'new', squareFeet: 1901 })).toBe('');
  });
});
