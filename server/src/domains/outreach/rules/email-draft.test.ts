import { describe, expect, it } from 'vitest';
import { someFacts } from '../testing/facts.ts';
import { emailDraft } from './email-draft.ts';
import type { OutreachFacts } from './outreach-facts.ts';

type Given = NonNullable<Parameters<typeof someFacts>[0]>;
const DUE = { text: 'Wednesday, October 21, 2026', short: 'Oct 21', isSoon: false };
const IN_WORDS = { text: 'Upon Contract', short: null, isSoon: false };

/** Letters about enough streets to cover every phrasing. */
const letters = (given: Given = {}) =>
  Array.from({ length: 60 }, (_, index) => {
    const facts = someFacts({ ...given, project: { street: `${index + 1} Oak Street`, ...given.project } });
    return emailDraft(facts);
  });
const paragraphs = (given: Given = {}) => letters(given).map(({ message }) => message.split('\n\n'));
/** Returns the paragraph between the opening and the question, if there is one. */
const details = (project: Partial<OutreachFacts['project']>, license: string | null = null) =>
  paragraphs({ project: { title: 'Kitchen', ...project }, bidder: { license } }).map((parts) =>
    parts.length === 6 ? parts[2] : '',
  );
const asked = (given: Given) => paragraphs(given).map((parts) => parts.at(-3) ?? '');

const each = (texts: readonly (string | null | undefined)[], pattern: RegExp) => {
  for (const text of texts) expect(text).toMatch(pattern);
};
const none = (texts: readonly (string | null | undefined)[], pattern: RegExp) => {
  for (const text of texts) expect(text).not.toMatch(pattern);
};

describe('a letter', () => {
  it('greets, says who and what, asks, says how to answer, and is signed', () => {
    for (const { message, opening, close, points, objections } of letters()) {
      const parts = message.split('\n\n');
      expect(parts).toHaveLength(5);
      expect(parts[0]).toMatch(/^(?:Hello|Dear) Kristi Sharp,$/);
      expect(parts[1]).toBe(opening);
      expect(opening).toContain('Acme Plumbing');
      expect(opening).toMatch(/"Kitchen Remodel" at \d+ Oak Street in Louisville/);
      expect(parts[2]).toMatch(/\?.*\?$/);
      expect(parts[3]).toBe(close);
      expect(parts[4]).toMatch(/^[A-Z][a-z ]+,\nAnn Lee\nAcme Plumbing\n\(502\) 555-0142\nann@acme\.example\.com$/);
      expect([points, objections]).toEqual([[], []]);
    }
  });

  it('greets nobody by name where none is known', () => {
    each(
      paragraphs({ contact: { name: null } }).map(([greeting]) => greeting),
      /^(?:Hello|Hi),$/,
    );
  });

  it('of a person without a phone names none', () => {
    for (const { close, message } of letters({ bidder: { phone: null } })) {
      expect(close).toMatch(/ann@acme\.example\.com\./);
      expect(message).toMatch(/\nAcme Plumbing\nann@acme\.example\.com$/);
      expect(message).not.toMatch(/null|call|number/i);
    }
  });

  it('with a phone names both in its end', () => {
    each(
      letters().map(({ close }) => close),
      /\(502\) 555-0142.*ann@acme\.example\.com/,
    );
  });

  it('says how to answer first, and last where it is urgent', () => {
    each(
      letters({ urgency: 'high' }).map(({ close }) => close),
      /ann@acme\.example\.com\.$/,
    );
    for (const urgency of ['low', 'medium'] as const) {
      const ends = letters({ urgency }).map(({ close }) => close);
      each(ends, /^(?:Please call|You can reach|My number)/);
      none(ends, /ann@acme\.example\.com\.$/);
    }
  });

  it('takes its time, is friendly or hurries', () => {
    each(
      letters({ urgency: 'low' }).map(({ close }) => close),
      /no hurry|take the time|just as good/,
    );
    each(
      letters({ urgency: 'medium' }).map(({ close }) => close),
      /be glad|would help|is enough/,
    );
    each(
      letters({ urgency: 'high' }).map(({ close }) => close),
      /as soon as|quick/,
    );
  });
});

describe('the subject', () => {
  const subjects = (given: Given = {}) => letters(given).map(({ subject }) => subject);
  const isSoon = { ...DUE, isSoon: true };

  it('names the project on one line', () => {
    each(subjects(), /^[^\n]*Kitchen Remodel[^\n]*$/);
    none(subjects(), /Due|due|planning|open/);
  });

  it.each([
    ['planning', /would like to bid on|Before bids open|keep .* in mind/],
    ['in-progress', /Open work|still open|about Kitchen/],
  ] as const)('of a project that is %s says so, and no due date', (status, pattern) => {
    const all = subjects({ urgency: 'high', project: { status, deadline: isSoon } });
    each(all, pattern);
    none(all, /Oct 21/);
  });

  it.each([
    ['high', DUE, true],
    ['medium', isSoon, true],
    ['low', isSoon, true],
    ['medium', DUE, false],
    ['high', IN_WORDS, false],
  ] as const)('of urgency %s with %j names the day: %s', (urgency, deadline, isNamed) => {
    const all = subjects({ urgency, project: { deadline } });
    each(all, isNamed ? /[Dd]ue Oct 21/ : /Kitchen Remodel/);
    if (!isNamed) none(all, /[Dd]ue/);
  });

  it('is cut at a word', () => {
    const title = 'Replacement of the domestic water line and the boilers of the old city library';
    each(subjects({ project: { title } }), /boilers of the old city(?!\s+library)/);
  });
});

describe('the opening', () => {
  const openings = (given: Given = {}) => letters(given).map(({ opening }) => opening);

  it.each([
    ['planning', /(?:still being planned|still in planning|it is early)/],
    ['in-progress', /(?:under way|work has begun)/],
    ['bidding-open', /(?:like to bid|taking bids|give you a price)/],
  ] as const)('of a project that is %s says so', (status, pattern) => {
    each(openings({ project: { status } }), pattern);
  });

  it.each(['planning', 'in-progress', 'bidding-open'] as const)('names the source of one that is %s', (status) => {
    const named = openings({ project: { status, sourceName: 'Metro permits' } });
    expect(named.some((opening) => / (?:by|through) Metro permits/.test(opening))).toBe(true);
    none(openings({ project: { status } }), /listed by|through|null/);
  });

  it('begins with a capital, whatever the project is called', () => {
    for (const status of ['planning', 'in-progress', 'bidding-open'] as const) {
      const all = openings({ project: { status, title: null } });
      each(all, /^[A-Z]/);
      each(all, /\b[Yy]our project\b/);
      none(all, /[.?] your/);
    }
  });
});

describe('the details', () => {
  it.each([
    [{}, /^$/],
    [{ scope: ['the roof'] }, /the roof(?: is part of the work)?\.$/],
    [{ scope: ['the doors'] }, /the doors(?: are part of the work)?\.$/],
    [{ scope: ['the roof', 'the deck'] }, /the roof and the deck(?: are part of the work)?\.$/],
    [{ scope: ['the roof'], needsPlumbing: true }, /the roof .*plumbing is needed\.$/],
    [{ needsPlumbing: true }, /^[^.]*[Pp]lumbing[^.]*\.$/],
    [{ budget: '$10,000' }, /^[^.]*\$10,000[^.]*\.$/],
    [{ permitNumber: 'COM-26-1' }, /^[^.]*permit[^.]* COM-26-1\.$/],
    [{ contractor: 'Monarch' }, /^[^.]* Monarch [^.]*contractor[^.]*\.$/],
  ] satisfies [Partial<OutreachFacts['project']>, RegExp][])('of a project with %j are these', (project, pattern) => {
    each(details(project), pattern);
  });

  it('name a license that was looked up', () => {
    each(details({}, 'M-7781'), /^Our license number is M-7781\.$/);
  });

  it('are the first three', () => {
    const all = details(
      { scope: ['the roof'], budget: '$10,000', permitNumber: 'COM-26-1', contractor: 'Monarch' },
      'M-7781',
    );
    each(all, /the roof.*\$10,000.*COM-26-1\.$/);
    none(all, /Monarch|M-7781/);
  });
});

describe('what is asked', () => {
  it('is two things, and one where it is urgent', () => {
    each(asked({}), /^[^?]+\? [^?]+\?$/);
    each(asked({ urgency: 'high' }), /^[^?]+\?$/);
  });

  it.each([
    [
      'medium',
      DUE,
      /^(?:Bids are due Wednesday, October 21, 2026\.|I have .* as the due date\.|The listing gives .* as the deadline\.) /,
    ],
    ['high', DUE, /writing right away|ask now|not much time/],
    ['low', { ...DUE, isSoon: true }, /writing right away|ask now|not much time/],
    ['high', IN_WORDS, /^The listing gives the deadline as "Upon Contract"\. /],
  ] as const)('of urgency %s comes after %j', (urgency, deadline, pattern) => {
    each(asked({ urgency, project: { deadline } }), pattern);
  });

  it('says no deadline where bids are not open', () => {
    each(
      asked({ project: { status: 'planning', deadline: DUE } }),
      /^(?:Can you put us|Who can tell us|Could you let us know)/,
    );
  });
});

describe('a letter in Spanish', () => {
  const spanish = (given: Given = {}) => paragraphs({ language: 'es', ...given });

  it('greets, introduces the bidder, asks, and is signed', () => {
    for (const [greeting, opening, question, , signature] of spanish()) {
      expect(greeting).toMatch(/^(?:Hola|Buen día), Kristi Sharp:$/);
      expect(opening).toMatch(/"Kitchen Remodel" en \d+ Oak Street, Louisville/);
      expect(question).toMatch(/^¿[^?]+\? ¿[^?]+\?$/);
      expect(signature).toMatch(/^[A-Z][a-z ]+,\nAnn Lee\nAcme Plumbing\n/);
    }
  });

  it('has no English in it', () => {
    const project = { scope: ['la cocina'], needsPlumbing: true, budget: 'de $5,000', deadline: DUE, isPublic: true };
    for (const status of ['planning', 'in-progress', 'bidding-open'] as const) {
      const texts = letters({ language: 'es', project: { ...project, title: 'Baños', status } });
      none(
        texts.flatMap(({ subject, message }) => [subject, message]),
        /\b(?:the|you|we|is|bid|price|please|thank|project)\b/i,
      );
    }
  });
});
