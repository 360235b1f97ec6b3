import { describe, expect, it } from 'vitest';
import { someFacts } from '../testing/facts.ts';
import type { OutreachFacts } from './outreach-facts.ts';
import {
  companyWithTrade,
  listed,
  type Pick,
  picking,
  projectName,
  questionsFor,
  sentence,
  shortName,
} from './wording.ts';

describe('a pick', () => {
  const ways = ['one', 'two', 'three', 'four'];
  const titles = Array.from({ length: 60 }, (_, index) => `Kitchen ${index}`);

  it('is always the same for the same facts', () => {
    for (const title of titles) {
      const facts = () => someFacts({ project: { title } });
      expect(picking(facts())('greeting', ways)).toBe(picking(facts())('greeting', ways));
    }
  });

  it('takes every way for some project, and another way in another place', () => {
    const picked = titles.map((title) => picking(someFacts({ project: { title } })));
    expect(new Set(picked.map((pick) => pick('greeting', ways)))).toEqual(new Set(ways));
    expect(picked.map((pick) => pick('greeting', ways))).not.toEqual(picked.map((pick) => pick('close', ways)));
  });

  it.each([
    ['street', titles.map((street) => someFacts({ project: { street } }))],
    ['city', titles.map((city) => someFacts({ project: { city } }))],
    ['permit', titles.map((permitNumber) => someFacts({ project: { permitNumber } }))],
    ['company', titles.map((company) => someFacts({ bidder: { company } }))],
  ])('depends on the %s', (_, all) => {
    expect(new Set(all.map((facts) => picking(facts)('greeting', ways))).size).toBe(ways.length);
  });

  it('needs a way', () => {
    expect(() => picking(someFacts())('greeting', [])).toThrow("There is no way to say 'greeting'");
  });
});

it.each([
  [[], ''],
  [['the roof'], 'the roof'],
  [['the roof', 'the doors'], 'the roof and the doors'],
  [['the roof', 'the doors', 'the deck'], 'the roof, the doors and the deck'],
])('%j is listed as %j', (parts, text) => {
  expect(listed(parts, 'en')).toBe(text);
});

it.each([
  ['Acme Plumbing', 'Acme Plumbing.'],
  ['Smith & Sons Inc.', 'Smith & Sons Inc.'],
  ['Ready?', 'Ready?'],
  ['Go!', 'Go!'],
  ['"Kitchen Remodel."', '"Kitchen Remodel."'],
  ['"Kitchen Remodel"', '"Kitchen Remodel".'],
  ['The St. Regis', 'The St. Regis.'],
])('%j ends as %j', (text, ended) => {
  expect(sentence(text)).toBe(ended);
});

describe('the name of a project', () => {
  it.each([
    [{}, '"Kitchen Remodel" at 120 Oak Street in Louisville'],
    [{ street: null }, '"Kitchen Remodel" in Louisville'],
    [{ city: null }, '"Kitchen Remodel" at 120 Oak Street'],
    [{ title: 'Remodel, LOUISVILLE Library' }, '"Remodel, LOUISVILLE Library" at 120 Oak Street'],
    [
      { title: 'Kitchen at 120 oak street', street: '120 Oak Street, Unit 4' },
      '"Kitchen at 120 oak street" in Louisville',
    ],
    [{ title: null }, 'your project at 120 Oak Street in Louisville'],
    [{ title: null, street: null, city: null }, 'your project'],
  ])('with %j is %s', (project, name) => {
    expect(projectName(someFacts({ project }))).toBe(name);
  });

  it.each([
    [{}, 70, 'Kitchen Remodel'],
    [{}, 13, 'Kitchen'],
    [{ title: null }, 70, 'your project at 120 Oak Street'],
    [{ title: null }, 10, 'your project at 120 Oak'],
    [{ title: null, street: null }, 70, 'your project in Louisville'],
    [{ title: null, street: null, city: null }, 70, 'your project'],
  ])('with %j in %d characters is %j', (project, limit, name) => {
    expect(shortName(someFacts({ project }), limit)).toBe(name);
  });
});

it.each([
  [{}, false, 'Acme Plumbing'],
  [{ trades: ['hvac', 'plumbing'] }, false, 'Acme Plumbing, a heating and cooling contractor'],
  [{ trades: ['hvac', 'plumbing'] }, true, 'Acme Plumbing, a plumbing contractor'],
  [{ trades: ['hvac'] }, true, 'Acme Plumbing, a heating and cooling contractor'],
  [{ trades: ['plumbing'], city: 'Louisville' }, false, 'Acme Plumbing, a plumbing contractor in Louisville'],
  [{ trades: ['astrology'], city: 'Louisville' }, false, 'Acme Plumbing'],
])('a bidder with %j, where plumbing is needed: %s, is %j', (bidder, needsPlumbing, name) => {
  expect(companyWithTrade(someFacts({ bidder, project: { needsPlumbing } }))).toBe(name);
});

describe('the questions about a project', () => {
  const pickFirst: Pick = (_, ways) => ways[0] as (typeof ways)[number];
  const asked = (project: Partial<OutreachFacts['project']>, count = 9) =>
    questionsFor(someFacts({ project }), pickFirst, count);
  const LIST = 'Can you put us on your list for when bids open?';
  const STILL_OPEN = 'Who decides on the work that is still open?';
  const PLUMBING = 'Is the plumbing bid separately or with the whole job?';
  const DOCUMENTS = 'Where can I get the drawings and the bid forms?';
  const VISIT = 'Could we come by and look at it first?';
  const PROCEDURE = 'Is there a meeting for bidders, and do bids go through a portal or to you?';
  const WHEN = 'When do you need prices?';
  const TRADES = 'Which trades are still open?';
  const USE = 'Will the building be in use during the work?';
  const MATTERS = 'What matters most to you: the date, the price, or living with it meanwhile?';
  const REST = 'Is there anything that the listing leaves out and that a price should cover?';
  const deadline = { text: 'Upon Contract', short: null, isSoon: false };

  it.each([
    [{}, [DOCUMENTS, VISIT, WHEN, REST]],
    [{ needsPlumbing: true }, [PLUMBING, DOCUMENTS, VISIT, WHEN, REST]],
    [{ deadline }, [DOCUMENTS, VISIT, REST]],
    [{ isPublic: true }, [DOCUMENTS, PROCEDURE, WHEN, REST]],
    [{ kind: 'residential' }, [VISIT, WHEN, MATTERS, REST]],
    [{ kind: 'residential', isPublic: true }, [DOCUMENTS, PROCEDURE, WHEN, MATTERS, REST]],
    [{ kind: 'renovation' }, [DOCUMENTS, VISIT, WHEN, USE, REST]],
    [{ kind: 'new-construction' }, [DOCUMENTS, VISIT, WHEN, TRADES, REST]],
    [{ status: 'planning' }, [LIST, REST]],
    [{ status: 'planning', isPublic: true }, [LIST, REST]],
    [{ status: 'in-progress' }, [STILL_OPEN, REST]],
    [{ status: 'completed' }, [REST]],
  ] satisfies [Partial<OutreachFacts['project']>, string[]][])('of %j are those that suit it', (project, questions) => {
    expect(asked(project)).toEqual(questions);
  });

  it('are as many as wanted, the one that matters most in front', () => {
    expect(asked({ needsPlumbing: true }, 2)).toEqual([PLUMBING, DOCUMENTS]);
    expect(asked({ needsPlumbing: true }, 1)).toEqual([PLUMBING]);
  });

  it('are one if only one suits it', () => {
    const facts = someFacts({ project: { status: 'completed' } });
    expect(questionsFor(facts, picking(facts), 2)).toHaveLength(1);
  });

  it('begin after the first with one of the next three, and go round', () => {
    const slots: unknown[] = [];
    const pickLast: Pick = (slot, ways) => {
      slots.push([slot, ways.length]);
      return ways.at(slot.startsWith('from') ? -1 : 0) as (typeof ways)[number];
    };
    expect(questionsFor(someFacts({ project: { needsPlumbing: true } }), pickLast, 4)).toEqual([
      PLUMBING,
      WHEN,
      REST,
      DOCUMENTS,
    ]);
    expect(slots[0]).toEqual(['from 4', 3]);
  });
});
