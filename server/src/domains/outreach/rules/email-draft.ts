import type { Draft } from './draft.ts';
import { letterWords, type Opening } from './letter.words.ts';
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

const SUBJECT_TITLE = 70;

/**
 * Writes a letter of a few short paragraphs: the bidder and the project, the known facts, questions, and how to reply.
 */
export function emailDraft(facts: OutreachFacts): Draft {
  const pick = picking(facts);
  const opening = openingOf(facts, pick);
  const close = closeOf(facts, pick);
  const paragraphs = [
    greetingOf(facts, pick),
    opening,
    detailsOf(facts, pick),
    askOf(facts, pick),
    close,
    signatureOf(facts, pick),
  ];
  return {
    subject: subjectOf(facts, pick),
    message: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    opening,
    points: [],
    objections: [],
    close,
  };
}

function subjectOf(facts: OutreachFacts, pick: Pick): string {
  const { project, bidder, urgency, language } = facts;
  const { subject } = letterWords[language];
  const name = shortName(facts, SUBJECT_TITLE);
  const closing = project.deadline?.short ?? null;
  if (project.status === 'planning') return pick('subject', subject.planning(bidder.company, name));
  if (project.status === 'in-progress') return pick('subject', subject.inProgress(bidder.company, name));
  if (closing !== null && (urgency === 'high' || project.deadline?.isSoon)) {
    return pick('subject', subject.closing(bidder.company, name, closing));
  }
  return pick('subject', subject.open(bidder.company, name));
}

function greetingOf({ contact, language }: OutreachFacts, pick: Pick): string {
  const { greeting } = letterWords[language];
  return pick('greeting', contact.name === null ? greeting.unnamed : greeting.named(contact.name));
}

function openingOf(facts: OutreachFacts, pick: Pick): string {
  const { project, bidder, language } = facts;
  const { opening } = letterWords[language];
  const [what, who] = [projectName(facts), companyWithTrade(facts)];
  const values: Opening = {
    name: bidder.name,
    company: bidder.company,
    what,
    whatFirst: capitalized(what),
    whatEnd: sentence(what),
    who,
    whoEnd: sentence(who),
    source: project.sourceName,
  };
  switch (project.status) {
    case 'planning':
      return pick('opening', opening.planning(values));
    case 'in-progress':
      return pick('opening', opening.inProgress(values));
    default:
      return pick('opening', opening.open(values));
  }
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns up to three sentences about the work, using only the facts. */
function detailsOf({ project, bidder, language }: OutreachFacts, pick: Pick): string {
  const words = letterWords[language];
  const said: string[] = [];
  const scope = listed(project.scope, language);
  if (scope !== '') {
    const isPlural = project.scope.length > 1 || scope.endsWith('s');
    said.push(pick('scope', words.scope(scope, isPlural, project.needsPlumbing)));
  } else if (project.needsPlumbing) said.push(pick('plumbing said', words.plumbing));
  if (project.budget !== null) said.push(pick('budget', words.budget(project.budget)));
  if (project.permitNumber !== null) said.push(pick('permit', words.permit(project.permitNumber)));
  if (project.contractor !== null) said.push(pick('contractor', words.contractor(project.contractor)));
  if (bidder.license !== null) said.push(words.license(bidder.license));
  return said.slice(0, 3).join(' ');
}

function askOf(facts: OutreachFacts, pick: Pick): string {
  const { project, urgency } = facts;
  const questions = questionsFor(facts, pick, urgency === 'high' ? 1 : 2);
  const deadline = project.status === 'bidding-open' ? deadlineOf(facts, pick) : [];
  return [...deadline, ...questions].join(' ');
}

function deadlineOf({ project: { deadline }, urgency, language }: OutreachFacts, pick: Pick): string[] {
  const words = letterWords[language];
  if (deadline === null) return [];
  if (deadline.short === null) return [words.givenDeadline(deadline.text)];
  const isPressing = urgency === 'high' || deadline.isSoon;
  return [pick('deadline', isPressing ? words.soon(deadline.text) : words.deadline(deadline.text))];
}

function closeOf({ bidder: { email, phone }, urgency, language }: OutreachFacts, pick: Pick): string {
  const words = letterWords[language];
  const reach = pick('reach', phone === null ? words.reach.email(email) : words.reach.phone(phone, email));
  const said = pick('tone', words.tone[urgency]);
  return urgency === 'high' ? `${said} ${reach}` : `${reach} ${said}`;
}

function signatureOf({ bidder, language }: OutreachFacts, pick: Pick): string {
  const end = pick('end', letterWords[language].end);
  return [end, bidder.name, bidder.company, bidder.phone, bidder.email].filter((line) => line !== null).join('\n');
}
