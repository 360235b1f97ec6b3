import { BidderCompany, BidderName } from '@plumbline/contract/domains/outreach/bidder.ts';
import { describe, expect, it } from 'vitest';
import { spokenBidder } from './spoken-bidder.ts';

describe('the bidder in a spoken text', () => {
  it.each([
    ['my name is Ann from Acme Plumbing', 'Ann', 'Acme Plumbing'],
    ['my name is ann lee from acme plumbing', 'Ann Lee', 'Acme Plumbing'],
    ['My name is Ann Lee and my company is Bluegrass Pipe and Drain', 'Ann Lee', 'Bluegrass Pipe and Drain'],
    ['company acme plumbing my name is john smith', 'John Smith', 'Acme Plumbing'],
    ['my name is john smith company acme plumbing', 'John Smith', 'Acme Plumbing'],
    ["hi I'm Rosa Delgado with Treasure Valley Plumbing", 'Rosa Delgado', 'Treasure Valley Plumbing'],
    ['this is mike at derby city plumbing', 'Mike', 'Derby City Plumbing'],
    ["my name's sean o'brien from smith-jones hvac llc", "Sean O'Brien", 'Smith-Jones HVAC LLC'],
    ['My name is Angus McKay from McKay Mechanical', 'Angus McKay', 'McKay Mechanical'],
    ['my name is maria de la cruz from cruz brothers', 'Maria de la Cruz', 'Cruz Brothers'],
    ['my name is robert tate iii from tate and sons', 'Robert Tate III', 'Tate and Sons'],
    ['my name is mary jo smith', 'Mary Jo Smith', undefined],
    ['from acme plumbing and my name is ann lee', 'Ann Lee', 'Acme Plumbing'],
    ['I am from Acme Plumbing my name is Ann', 'Ann', 'Acme Plumbing'],
    ['my name is ann lee from louisville with acme plumbing', 'Ann Lee', 'Acme Plumbing'],
    ['my name is ann lee from louisville pipe company', 'Ann Lee', 'Louisville Pipe Company'],
    ['my company name is acme plumbing and my name is ann lee', 'Ann Lee', 'Acme Plumbing'],
    ['the name of my company is acme plumbing', undefined, 'Acme Plumbing'],
    ['my company is called the drain team', undefined, 'The Drain Team'],
    ['my name is ann lee, from acme plumbing. my number is 502 555 0142', 'Ann Lee', 'Acme Plumbing'],
    ['my name is ann lee calling from acme plumbing about the pump house', 'Ann Lee', 'Acme Plumbing'],
    ['my name is ann lee i work for acme plumbing and i can start monday', 'Ann Lee', 'Acme Plumbing'],
    ['my name is connor mcdonald', 'Connor McDonald', undefined],
    ['  MY NAME IS ANN  ', 'Ann', undefined],
  ])('%j is %j of %j', (spoken, name, company) => {
    expect(spokenBidder(spoken)).toEqual({ ...(name && { name }), ...(company && { company }) });
  });

  it.each([
    '',
    'hello',
    'i am interested in this job',
    "I'm a licensed plumber",
    'send them an email',
    'i can help with the pump house at noon',
    'name',
    'from',
    'my name is',
  ])('is not in %j', (spoken) => {
    expect(spokenBidder(spoken)).toEqual({});
  });

  it('is what the server takes', () => {
    const { name, company } = spokenBidder("my name is siobhan o'brien from a-1 plumbing & heating");
    expect(BidderName.parse(name)).toBe("Siobhan O'Brien");
    expect(BidderCompany.parse(company)).toBe('A-1 Plumbing & Heating');
  });

  it('takes no time, however long it is', () => {
    const begun = performance.now();
    spokenBidder('my name is ann and my '.repeat(2000));
    spokenBidder(`my company ${'name is '.repeat(5000)}`);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
