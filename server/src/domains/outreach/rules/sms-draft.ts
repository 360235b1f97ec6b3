import { inGsmLetters, smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import type { Draft } from './draft.ts';
import type { OutreachFacts } from './outreach-facts.ts';
import { picking, questionsFor, sentence, shortName } from './wording.ts';

/** What a text about a project may cost. */
export const MAX_SEGMENTS = 2;

/** What is added to a text that the product sends itself: how to end such texts. */
export const endingOf = ({ channel, delivery }: OutreachFacts): string =>
  channel === 'sms' && delivery === 'to-contact' ? ' Reply STOP to end these texts.' : '';

/**
 * A text of at most two messages: the fullest of its forms that fits. Who writes, about what, and how to answer are in
 * every one of them. What will be added to it fits too. Null where not even the names do.
 */
export function smsDraft(facts: OutreachFacts): Draft | null {
  const pick = picking(facts);
  const { project, bidder, contact, urgency } = facts;
  const greeting = contact.name !== null ? `Hello ${contact.name}, ` : pick('greeting', ['Hello, ', 'Hi, ']);
  const [question = ''] = questionsFor(facts, pick, 1);
  const closing = project.deadline?.short ?? null;
  const isClosing = closing !== null && project.status === 'bidding-open';
  const deadline = isClosing ? ` Bids are due ${closing}${urgency === 'high' ? ', so I am asking now' : ''}.` : '';
  const want = {
    'bidding-open': pick('want', ['and we would like to bid', 'and would like to give you a price']),
    planning: 'and we would like to bid when it opens',
    'in-progress': 'and we would bid on what is still open',
    completed: 'and we would like to talk',
  }[project.status];
  const close =
    bidder.phone === null
      ? `Please write to ${bidder.email}.`
      : pick('close', [`Call or text ${bidder.phone}.`, `My number is ${bidder.phone}.`]);
  const forms = [
    { greeting, limit: 70, deadline, question },
    { greeting, limit: 50, deadline: isClosing ? ` Bids are due ${closing}.` : '', question },
    { greeting: 'Hello, ', limit: 40, deadline: '', question },
    { greeting: 'Hello, ', limit: 30, deadline: '', question: '' },
    { greeting: '', limit: 20, deadline: '', question: '' },
  ];
  for (const form of forms) {
    const opening = inGsmLetters(
      `${form.greeting}this is ${bidder.name} of ${sentence(bidder.company)} I saw ${named(facts, form.limit)} ${want}.`,
    );
    const end = inGsmLetters(close);
    const said = [`${opening.charAt(0).toUpperCase()}${opening.slice(1)}${form.deadline}`, form.question, end];
    const message = said.filter((part) => part !== '').join(' ');
    if (smsSegments(message + endingOf(facts)) <= MAX_SEGMENTS) {
      return { subject: null, message, opening, points: [], objections: [], close: end };
    }
  }
  return null;
}

function named(facts: OutreachFacts, limit: number): string {
  const { title, city } = facts.project;
  const name = shortName(facts, limit);
  if (title === null) return name;
  const within = city !== null && limit > 40 && !title.toLowerCase().includes(city.toLowerCase()) ? ` in ${city}` : '';
  return `"${name}"${within}`;
}
