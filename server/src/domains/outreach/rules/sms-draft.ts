import { inGsmLetters, smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import type { Draft } from './draft.ts';
import type { OutreachFacts } from './outreach-facts.ts';
import { smsWords } from './sms.words.ts';
import { picking, questionsFor, sentence, shortName } from './wording.ts';

/** The maximum number of segments of a text about a project. */
export const MAX_SEGMENTS = 2;

/** The ending of a text that we send ourselves: how to stop such texts. */
export const endingOf = ({ channel, delivery, language }: OutreachFacts): string =>
  channel === 'sms' && delivery === 'to-contact' ? ` ${smsWords[language].ending}` : '';

/**
 * Writes a text of up to two segments, including its ending: the longest version that fits. Every version names the
 * bidder, the project and a way to reply. Returns null if not even the names fit.
 */
export function smsDraft(facts: OutreachFacts): Draft | null {
  const pick = picking(facts);
  const { project, bidder, contact, urgency, language } = facts;
  const words = smsWords[language];
  const greeting =
    contact.name === null ? pick('greeting', words.greeting.unnamed) : words.greeting.named(contact.name);
  const [question = ''] = questionsFor(facts, pick, 1);
  const due = project.status === 'bidding-open' ? (project.deadline?.short ?? null) : null;
  const wish = pick('want', words.wish[project.status]);
  const close = inGsmLetters(
    bidder.phone === null ? words.reach.email(bidder.email) : pick('close', words.reach.phone(bidder.phone)),
  );
  const shortDue = due === null ? '' : words.due(due);
  const longDue = due !== null && urgency === 'high' ? words.dueNow(due) : shortDue;
  const forms = [
    { greeting, limit: 70, deadline: longDue, question },
    { greeting, limit: 50, deadline: shortDue, question },
    { greeting: words.greeting.plain, limit: 40, deadline: '', question },
    { greeting: words.greeting.plain, limit: 30, deadline: '', question: '' },
    { greeting: '', limit: 20, deadline: '', question: '' },
  ];
  for (const form of forms) {
    const opening = inGsmLetters(
      words.opening(form.greeting, bidder.name, sentence(bidder.company), named(facts, form.limit), wish),
    );
    const said = [`${opening.charAt(0).toUpperCase()}${opening.slice(1)}`, form.deadline, form.question, close];
    const message = said.filter((part) => part !== '').join(' ');
    if (smsSegments(message + endingOf(facts)) <= MAX_SEGMENTS) {
      return { subject: null, message, opening, points: [], objections: [], close };
    }
  }
  return null;
}

function named(facts: OutreachFacts, limit: number): string {
  const { title, city } = facts.project;
  const name = shortName(facts, limit);
  if (title === null) return name;
  const isInTitle = city !== null && title.toLowerCase().includes(city.toLowerCase());
  return smsWords[facts.language].project(name, limit > 40 && !isInTitle ? city : null);
}
