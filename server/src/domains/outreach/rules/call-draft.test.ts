import { describe, expect, it } from 'vitest';
import { someFacts } from '../testing/facts.ts';
import { answersOwed, callDraft, callText, recordingDraft } from './call-draft.ts';
import type { OutreachFacts } from './outreach-facts.ts';

const asked = (project: Partial<OutreachFacts['project']>) =>
  callDraft(someFacts({ project })).objections.map(({ objection }) => objection);
/** Returns the statements of a script, without its questions. */
const told = (project: Partial<OutreachFacts['project']>, license: string | null = null) =>
  callDraft(someFacts({ project, bidder: { license } })).points.filter((point) => point.endsWith('.'));

describe('the script of a call', () => {
  it('begins with whom, who and what', () => {
    const { opening, subject } = callDraft(someFacts({ urgency: 'high' }));
    expect(opening).toMatch(
      /^Hello, (?:am I speaking|may I speak) with Kristi Sharp\? This is Ann Lee of Acme Plumbing\. /,
    );
    expect(opening).toMatch(
      /I'm calling about "Kitchen Remodel" at 120 Oak Street in Louisville\. Do you have a minute now\?$/,
    );
    expect(subject).toBeNull();
  });

  it('has time for those who have, and asks for the right person where none is named', () => {
    const { opening } = callDraft(someFacts({ contact: { name: null } }));
    expect(opening).toMatch(/^Hello, .* about a project that you have listed\? This is/);
    expect(opening).toMatch(/ (?:Is this a good time|Do you have a moment)\?$/);
  });

  it.each([
    [
      'medium',
      '(502) 555-0142',
      'My number is (502) 555-0142, and my email is ann@acme.example.com. When may I ask again?',
    ],
    ['high', null, 'My email is ann@acme.example.com. When may I ask again?'],
    ['low', null, 'My email is ann@acme.example.com. There is no hurry.'],
  ] as const)('of urgency %s and phone %s ends with %j', (urgency, phone, end) => {
    const { close } = callDraft(someFacts({ urgency, bidder: { phone } }));
    expect(close).toMatch(/^Thank you/);
    expect(close.slice(close.indexOf('My '))).toBe(end);
  });

  it('tells what is known, and then asks three questions', () => {
    const { points } = callDraft(someFacts({ project: { budget: '$10,000' } }));
    expect(points[0]).toBe('The budget is given as $10,000.');
    expect(points.slice(1)).toEqual(Array(3).fill(expect.stringMatching(/\?$/)));
  });

  it.each([
    [{}, []],
    [{ scope: ['the roof', 'the doors'] }, ['The listing mentions the roof and the doors.']],
    [{ needsPlumbing: true }, ['The listing says that plumbing is needed.']],
    [
      { deadline: { text: 'Friday, May 1, 2026', short: 'May 1', isSoon: false } },
      ['Bids are due Friday, May 1, 2026.'],
    ],
    [
      { deadline: { text: 'Upon Contract', short: null, isSoon: false } },
      ['The deadline is given as "Upon Contract".'],
    ],
    [{ permitNumber: 'COM-26-1' }, ['The permit number is COM-26-1.']],
  ])('of a project with %j tells %j', (project, sentences) => {
    expect(told(project)).toEqual(sentences);
  });

  it('tells a license that was looked up', () => {
    expect(told({}, 'M-7781')).toEqual(['Our license number is M-7781.']);
  });

  it('is one text of its four parts', () => {
    const draft = callDraft(someFacts());
    expect(draft.message).toBe(callText(draft, 'en'));
    expect(
      callText(
        {
          opening: 'Hello.',
          points: ['One.', 'Two?'],
          objections: [
            { objection: 'No.', answer: 'Thank you.' },
            { objection: 'Why?', answer: 'Because.' },
          ],
          close: 'Bye.',
        },
        'en',
      ),
    ).toBe(`Begin
Hello.

What to say and ask
- One.
- Two?

What they may say, and how to answer
- "No."
  Thank you.
- "Why?"
  Because.

End
Bye.`);
  });
});

describe('what they may say', () => {
  const OWED = ['Where did you get this number?', 'Please take us off your list.'];
  const COST = 'What will it cost?';

  it.each([
    [{}, [COST, 'We already have somebody.']],
    [{ status: 'planning' }, ['Bids are not open yet.', COST]],
    [{ contractor: 'Monarch' }, ['That is up to the contractor.', COST]],
    [{ status: 'in-progress' }, ['The work has begun.', COST]],
    [{ isPublic: true }, ['Everything goes through the portal.', COST]],
    [
      { status: 'in-progress', contractor: 'Monarch', isPublic: true },
      ['That is up to the contractor.', 'The work has begun.'],
    ],
  ] satisfies [Partial<OutreachFacts['project']>, string[]][])('about %j: %j', (project, objections) => {
    expect(asked(project)).toEqual([...objections, ...OWED]);
  });

  it('is answered with the facts', () => {
    const { objections } = callDraft(someFacts({ project: { contractor: 'Monarch', budget: '$10,000' } }));
    expect(objections.map(({ answer }) => answer).slice(0, 2)).toEqual([
      'Of course. The permit names Monarch: is that still right, and whom should I ask there?',
      'I have not seen the drawings, so I will not guess. The listing gives $10,000; with the drawings I can give you a price.',
    ]);
  });

  it('about the cost is answered without a figure where the listing gives none', () => {
    const cost = callDraft(someFacts()).objections.find(({ objection }) => objection === COST);
    expect(cost?.answer).toBe('I have not seen the drawings, so I will not guess. With them I can give you a price.');
  });

  it.each([
    [null, 'It is the contact number in the listing of the project.'],
    ['Metro permits', 'It is the contact number in the listing of the project (Metro permits).'],
  ])('about the number, from %s', (sourceName, answer) => {
    expect(answersOwed(someFacts({ project: { sourceName } }))[0]?.answer).toBe(answer);
  });
});

describe('a recording', () => {
  it.each([
    ['(502) 555-0142', 'Please call (502) 555-0142. Thank you.'],
    [null, 'Please write to ann@acme.example.com. Thank you.'],
  ])('with phone %s says that it is one, and how to answer', (phone, end) => {
    const { message, ...parts } = recordingDraft(someFacts({ bidder: { phone }, project: { status: 'completed' } }));
    const opening = 'Hello. This is a recorded message from Ann Lee of Acme Plumbing.';
    expect(parts).toEqual({ subject: null, opening, points: [], objections: [], close: end });
    const [before, after] = message.split(
      ' We would like to bid on "Kitchen Remodel" at 120 Oak Street in Louisville. ',
    );
    expect(before).toBe(opening);
    expect(after).toMatch(/^[^?]+\? Please/);
    expect(after?.endsWith(`? ${end}`)).toBe(true);
  });
});

it('a script and a recording are in the language of the contact', () => {
  const facts = someFacts({ channel: 'phone', delivery: 'to-bidder', language: 'es' });
  const { message, objections } = callDraft(facts);
  expect(message).toMatch(/^Para empezar\nHola, ¿[^\n]+\n\nQué decir y preguntar\n- ¿/);
  expect(objections.at(-1)?.objection).toBe('Por favor, quítenos de su lista.');
  expect(recordingDraft(facts).message).toMatch(/^Hola\. Este es un mensaje grabado de Ann Lee, de Acme Plumbing\. /);
});
