import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsupported } from './fact-check.ts';
import { localText } from './final-text.ts';
import { writeLocally } from './local-writer.ts';
import { bareFacts, type OutreachFacts } from './outreach-facts.ts';

const maybe = <Value>(...values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: null });

const facts: fc.Arbitrary<OutreachFacts> = fc.record({
  channel: fc.constantFrom('email', 'sms', 'phone'),
  delivery: fc.constantFrom('to-contact', 'to-bidder', 'call'),
  urgency: fc.constantFrom('low', 'medium', 'high'),
  language: fc.constantFrom('en', 'es'),
  project: fc.record({
    title: maybe(
      'Kitchen Remodel',
      'RFB-90-27 DOC - KCIW Electrical Repairs',
      'Commercial New at 1338 Lynmar Dr',
      "St. Mary's roof",
    ),
    street: maybe('120 Oak Street', '1338 LYNMAR DR, 1'),
    city: maybe('Louisville', 'La Grange'),
    kind: fc.constantFrom('residential', 'commercial', 'renovation', 'new-construction'),
    status: fc.constantFrom('bidding-open', 'planning', 'in-progress', 'completed'),
    needsPlumbing: fc.boolean(),
    scope: fc.subarray(['the restrooms', 'the roof', 'backflow prevention']),
    description: fc.constant(null),
    budget: maybe('$10,000 to $20,000', 'up to $45,000', '$5,000 or more', 'de $5,000 o más'),
    deadline: maybe(
      { text: 'Wednesday, October 21, 2026 at 1:30 PM', short: 'Oct 21', isSoon: false },
      { text: 'Saturday, May 2, 2026', short: 'May 2', isSoon: true },
      { text: 'Upon Contract', short: null, isSoon: false },
      { text: 'miércoles, 21 de octubre de 2026 (1:30 p.m.)', short: '21 oct', isSoon: true },
    ),
    permitNumber: maybe('COM-NEW-26-00159'),
    contractor: maybe('MONARCH RESTORATION', 'Smith & Sons, Inc.'),
    sourceName: maybe('Louisville Metro construction permits'),
    isPublic: fc.boolean(),
  }),
  contact: fc.record({ name: maybe('Kristi Sharp') }),
  bidder: fc.record({
    name: fc.constantFrom('Ann Lee', 'Robert Tate, Jr.', "Siobhán O'Brien-Núñez"),
    company: fc.constantFrom('Acme Plumbing', 'A-1 Plumbing & Heating #2, Inc.', '502 Electric', 'Free Flow Drain Co.'),
    phone: maybe('(502) 555-0142'),
    email: fc.constantFrom('ann@acme.example.com', 'a__b*c@acme.example.com'),
    trades: fc.subarray(['plumbing', 'electrical', 'hvac', 'handyman', 'construction']),
    city: maybe('Louisville'),
    license: maybe('M-7781'),
  }),
});

describe('the local writer', () => {
  it('writes a message that passes its own check, whatever is known and whatever is not', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const draft = writeLocally(given);
        expect(draft && unsupported(draft, given)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('leaves no trace of what is not known', () => {
    fc.assert(
      fc.property(facts, (given) => {
        expect(writeLocally(given)?.message).not.toMatch(
          /undefined|null|\[object| {2}(?!\S)|\s[.,;?]|[?!]{2}|\.\.|""| at in /,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('does without the listing’s words where they can’t be said', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const title = 'See https://evil.example.net';
        const text = localText({ ...given, project: { ...given.project, title } });
        expect(text).toEqual(localText(bareFacts(given)));
        expect(text?.message).not.toContain('evil');
      }),
      { numRuns: 100 },
    );
  });

  it('reads a recording aloud in a call by us, and gives the bidder a script for one of their own', () => {
    const [given] = fc.sample(facts, { seed: 7, numRuns: 1 });
    const draftFor = (delivery: OutreachFacts['delivery']) =>
      writeLocally({ ...(given as OutreachFacts), channel: 'phone', delivery });
    expect(draftFor('call')?.points).toEqual([]);
    expect(draftFor('to-bidder')?.points).not.toEqual([]);
  });

  it('is shorter and asks first where it is urgent', () => {
    const given = fc.sample(facts, { seed: 7, numRuns: 60 }).map((one) => ({ ...one, channel: 'email' as const }));
    const lengthOf = (urgency: OutreachFacts['urgency']) =>
      given.reduce((sum, one) => sum + (writeLocally({ ...one, urgency })?.message.length ?? 0), 0);
    expect(lengthOf('high')).toBeLessThan(lengthOf('low'));
  });
});
