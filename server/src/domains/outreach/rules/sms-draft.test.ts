import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { describe, expect, it } from 'vitest';
import { someFacts } from '../testing/facts.ts';
import type { OutreachFacts } from './outreach-facts.ts';
import { endingOf, MAX_SEGMENTS, smsDraft } from './sms-draft.ts';

type Given = Parameters<typeof someFacts>[0];
const textFacts = (given: Given = {}): OutreachFacts => someFacts({ channel: 'sms', delivery: 'to-bidder', ...given });
const written = (given: Given = {}) => smsDraft(textFacts(given))?.message;
const deadline = { text: 'Wednesday, October 21, 2026', short: 'Oct 21', isSoon: false };

it.each([
  ['sms', 'to-contact', ' Reply STOP to end these texts.'],
  ['sms', 'to-bidder', ''],
  ['email', 'to-contact', ''],
] as const)('a message by %s %s ends with %j', (channel, delivery, ending) => {
  expect(endingOf(someFacts({ channel, delivery }))).toBe(ending);
});

describe('a text about a project', () => {
  it('says who, what, and how to answer', () => {
    const draft = smsDraft(textFacts());
    expect(draft?.opening).toMatch(
      /^Hello Kristi Sharp, this is Ann Lee of Acme Plumbing\. I saw "Kitchen Remodel" in Louisville and [^.]+\.$/,
    );
    expect(draft?.close).toMatch(/\(502\) 555-0142\.$/);
    expect(draft).toMatchObject({ subject: null, points: [], objections: [] });
    expect(draft?.message).toMatch(/^Hello[^?]+\. [^.?]+\? (?:Call or text|My number is) \(502\) 555-0142\.$/);
  });

  it.each([
    ['planning', 'and we would like to bid when it opens.'],
    ['in-progress', 'and we would bid on what is still open.'],
    ['completed', 'and we would like to talk.'],
  ] as const)('that is %s says %j', (status, want) => {
    expect(smsDraft(textFacts({ project: { status } }))?.opening).toContain(want);
  });

  it.each([
    [{}, ' Bids are due Oct 21. '],
    [{ urgency: 'high' }, ' Bids are due Oct 21, so I am asking now. '],
  ] as const)('of %j names its deadline', (given, sentence) => {
    expect(written({ project: { deadline }, ...given })).toContain(sentence);
  });

  it.each([{ deadline, status: 'planning' }, { deadline: { ...deadline, short: null } }, { deadline: null }] as const)(
    'names no deadline in %j',
    (project) => {
      expect(written({ project })).not.toContain('Bids are due');
    },
  );

  it('greets nobody by name where none is known', () => {
    expect(written({ contact: { name: null } })).toMatch(/^(?:Hello|Hi), this is Ann Lee/);
  });

  it('names an address if there is no number', () => {
    expect(smsDraft(textFacts({ bidder: { phone: null } }))?.close).toBe('Please write to ann@acme.example.com.');
  });

  it.each([
    [{ title: 'Louisville Library' }, 'I saw "Louisville Library" and'],
    [{ city: null }, 'I saw "Kitchen Remodel" and'],
    [{ title: null }, 'I saw your project at 120 Oak Street and'],
  ])('about %j says %j', (project, words) => {
    expect(written({ project })).toContain(words);
  });

  it('is written in letters that cost no more', () => {
    const draft = smsDraft(textFacts({ bidder: { name: 'Paweł Łuk' } }));
    expect(draft?.opening).toContain('Pawel Luk');
  });
});

describe('a text too long for two messages', () => {
  const title = 'Replacement of the domestic water line and the boilers of the old city library';
  /** Drafts with increasingly long names, which leave increasingly little room. */
  const draftsFor = (delivery: OutreachFacts['delivery'], city: string | null = null) =>
    Array.from({ length: 260 }, (_, length) =>
      smsDraft(
        textFacts({
          delivery,
          urgency: 'high',
          project: { title, city, deadline },
          bidder: { company: 'A'.repeat(length + 1) },
        }),
      ),
    );
  const drafts = draftsFor('to-bidder');
  const messagesOf = (some: typeof drafts) => some.flatMap((draft) => (draft === null ? [] : [draft.message]));
  const messages = messagesOf(drafts);

  it('never costs more, its ending among it', () => {
    const costs = messagesOf(draftsFor('to-contact')).map((message) =>
      smsSegments(`${message} Reply STOP to end these texts.`),
    );
    expect(Math.max(...costs)).toBe(MAX_SEGMENTS);
    expect(Math.max(...messages.map(smsSegments))).toBe(MAX_SEGMENTS);
  });

  it('drops the haste, the deadline, the question and the greeting, in this order', () => {
    const lost = [/asking now/, /Bids are due/, /\?/, /^Hello/].map((words) =>
      messages.findIndex((message) => !words.test(message)),
    );
    expect(lost).toEqual(lost.toSorted((one, other) => one - other));
    expect(new Set(lost).size).toBe(4);
    expect(lost).not.toContain(-1);
    expect(lost).not.toContain(0);
  });

  it('names the project in fewer and fewer words', () => {
    const names = [...new Set(messages.map((message) => /I saw "([^"]*)"/.exec(message)?.[1]))];
    expect(names).toEqual([
      'Replacement of the domestic water line and the boilers of the old city',
      'Replacement of the domestic water line and the',
      'Replacement of the domestic water line',
      'Replacement of the domestic',
      'Replacement of the',
    ]);
    expect(messages.at(-1)).toMatch(/^This is Ann Lee of A+\./);
  });

  it('drops the city with the greeting by name, and leaves no gap', () => {
    const short = messagesOf(draftsFor('to-bidder', 'Louisville')).filter((message) => !message.includes('Kristi'));
    expect(short.length).toBeGreaterThan(0);
    expect(short.filter((message) => message.includes('Louisville'))).toEqual([]);
    expect(messages.filter((message) => / {2}/.test(message))).toEqual([]);
  });

  it('ends with its names, whole and without a greeting', () => {
    expect(messagesOf(draftsFor('to-bidder')).at(-1)).toMatch(/^This is Ann Lee of A+\. I saw "Replacement of the" /);
  });

  it('is none when not even the names fit', () => {
    expect(drafts.at(-1)).toBeNull();
  });
});

describe('a text in Spanish', () => {
  const deadlineInSpanish = { text: 'miércoles, 21 de octubre de 2026', short: '21 oct', isSoon: false };

  it('says the same, and how to end such texts', () => {
    const facts = textFacts({ language: 'es', delivery: 'to-contact', project: { deadline: deadlineInSpanish } });
    expect(smsDraft(facts)?.message).toMatch(
      /^Hola Kristi Sharp, soy Ann Lee de Acme Plumbing\. Vi "Kitchen Remodel" en Louisville y queremos [^.]+\. Las ofertas cierran el 21 oct\. ¿[^?]+\? /,
    );
    expect(endingOf(facts)).toBe(' Responda ALTO para no recibir estos textos.');
  });

  it('takes no more segments than the English one, and keeps its accents', () => {
    const statuses = ['bidding-open', 'planning', 'in-progress', 'completed'] as const;
    const kinds = ['residential', 'commercial', 'renovation', 'new-construction'] as const;
    for (const status of statuses) {
      for (const kind of kinds) {
        for (const street of ['1 Oak Street', '2 Oak Street', '3 Oak Street', '4 Oak Street']) {
          const project = { status, kind, street, deadline: deadlineInSpanish };
          const spanish = textFacts({ language: 'es', delivery: 'to-contact', project });
          const text = `${smsDraft(spanish)?.message}${endingOf(spanish)}`;
          expect([text, smsSegments(text)]).toEqual([text, 2]);
          expect(text).not.toMatch(/[áíóú]|\b(?:publicacion|plomeria|cuando es|donde)\b/);
        }
      }
    }
  });
});
