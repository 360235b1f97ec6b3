import type { Objection } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { callWords } from './call.words.ts';
import type { Draft } from './draft.ts';
import type { OutreachFacts } from './outreach-facts.ts';
import { companyWithTrade, listed, picking, projectName, questionsFor, sentence } from './wording.ts';

const MOST_OBJECTIONS = 4;

/** Writes a script for a bidder's call: an opening, points to tell and ask, answers to objections, and a close. */
export function callDraft(facts: OutreachFacts): Draft {
  const pick = picking(facts);
  const { contact, bidder, urgency, language } = facts;
  const words = callWords[language];
  const opening = [
    pick('whom', contact.name === null ? words.whom.unnamed : words.whom.named(contact.name)),
    words.introduction(bidder.name, sentence(companyWithTrade(facts)), sentence(projectName(facts))),
    urgency === 'high' ? words.minute : pick('time', words.goodTime),
  ].join(' ');
  const points = [...knownOf(facts), ...questionsFor(facts, pick, 3)];
  const objections = objectionsTo(facts);
  const close = [
    pick('thanks', words.thanks),
    bidder.phone === null ? words.myEmail(bidder.email) : words.myPhone(bidder.phone, bidder.email),
    urgency === 'low' ? words.noHurry : words.again,
  ].join(' ');
  return {
    subject: null,
    message: callText({ opening, points, objections, close }, language),
    opening,
    points,
    objections,
    close,
  };
}

/** Writes the recorded message for the contact. It says that it is a recording. */
export function recordingDraft(facts: OutreachFacts): Draft {
  const { bidder, language } = facts;
  const words = callWords[language];
  const opening = words.recorded(bidder.name, sentence(companyWithTrade(facts)));
  const [question = ''] = questionsFor(facts, picking(facts), 1);
  const close = bidder.phone === null ? words.writeBack(bidder.email) : words.callBack(bidder.phone);
  const message = `${opening} ${words.wish(sentence(projectName(facts)))} ${question} ${close}`;
  return { subject: null, message, opening, points: [], objections: [], close };
}

/** Returns the parts of a call script as one text. */
export function callText(
  { opening, points, objections, close }: Pick<Draft, 'opening' | 'points' | 'objections' | 'close'>,
  language: Language,
): string {
  const { parts } = callWords[language];
  return [
    `${parts.begin}\n${opening}`,
    `${parts.points}\n${points.map((point) => `- ${point}`).join('\n')}`,
    `${parts.objections}\n${objections.map(({ objection, answer }) => `- "${objection}"\n  ${answer}`).join('\n')}`,
    `${parts.end}\n${close}`,
  ].join('\n\n');
}

function knownOf({ project, bidder, language }: OutreachFacts): string[] {
  const { deadline } = project;
  const words = callWords[language];
  return [
    project.scope.length > 0 && words.scope(listed(project.scope, language)),
    project.needsPlumbing && words.plumbing,
    project.budget !== null && words.budget(project.budget),
    deadline !== null && (deadline.short === null ? words.givenDeadline(deadline.text) : words.deadline(deadline.text)),
    project.permitNumber !== null && words.permit(project.permitNumber),
    bidder.license !== null && words.license(bidder.license),
  ].filter((point) => point !== false);
}

/** Returns the likely objections to a bid on this project, the most likely first. */
function objectionsTo({ project, language }: OutreachFacts): Objection[] {
  const { planning, contractor, begun, portal, cost, taken, writing } = callWords[language].objections;
  const all: readonly (Objection | false)[] = [
    project.status === 'planning' && planning,
    project.contractor !== null && {
      objection: contractor.objection,
      answer: contractor.answer(project.contractor),
    },
    project.status === 'in-progress' && begun,
    project.isPublic && portal,
    {
      objection: cost.objection,
      answer: project.budget === null ? cost.answer : cost.answerWithBudget(project.budget),
    },
    taken,
    writing,
  ];
  const always = answersOwed({ project, language });
  return [...all.filter((one) => one !== false).slice(0, MOST_OBJECTIONS - always.length), ...always];
}

/** Returns the answers that every script contains: the origin of the number, and a promise not to call again. */
export function answersOwed({ project, language }: Pick<OutreachFacts, 'project' | 'language'>): readonly Objection[] {
  const { number, noMore } = callWords[language].objections;
  const answer = project.sourceName === null ? number.answer : number.answerWithSource(project.sourceName);
  return [{ objection: number.objection, answer }, noMore];
}
