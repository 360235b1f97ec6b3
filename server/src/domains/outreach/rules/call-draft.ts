import type { Objection } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { Draft } from './draft.ts';
import type { OutreachFacts } from './outreach-facts.ts';
import { companyWithTrade, listed, picking, projectName, questionsFor, sentence } from './wording.ts';

const MOST_OBJECTIONS = 4;

/** A script for somebody who calls: how to begin, what to ask and tell, what to answer, how to end. */
export function callDraft(facts: OutreachFacts): Draft {
  const pick = picking(facts);
  const { contact, bidder, urgency } = facts;
  const whom =
    contact.name !== null
      ? pick('whom', [`Hello, am I speaking with ${contact.name}?`, `Hello, may I speak with ${contact.name}?`])
      : pick('whom', [
          'Hello, am I talking to the right person about a project that you have listed?',
          'Hello, whom may I ask about a project that you have listed?',
        ]);
  const opening = `${whom} This is ${bidder.name} of ${sentence(companyWithTrade(facts))} I'm calling about ${sentence(projectName(facts))}${
    urgency === 'high'
      ? ' Do you have a minute now?'
      : pick('time', [' Is this a good time?', ' Do you have a moment?'])
  }`;
  const points = [...knownOf(facts), ...questionsFor(facts, pick, 3)];
  const objections = objectionsTo(facts);
  const reach = bidder.phone === null ? bidder.email : `${bidder.phone}, and my email is ${bidder.email}`;
  const close = `${pick('thanks', ['Thank you for your time.', 'Thank you, that helps.'])} ${bidder.phone === null ? 'My email is' : 'My number is'} ${sentence(reach)}${
    urgency === 'low' ? ' There is no hurry.' : ' When may I ask again?'
  }`;
  return {
    subject: null,
    message: callText({ opening, points, objections, close }),
    opening,
    points,
    objections,
    close,
  };
}

/** What the product itself reads to the contact; a recording says that it is one. */
export function recordingDraft(facts: OutreachFacts): Draft {
  const { bidder } = facts;
  const opening = `Hello. This is a recorded message from ${bidder.name} of ${sentence(companyWithTrade(facts))}`;
  const [question = ''] = questionsFor(facts, picking(facts), 1);
  const close = `${bidder.phone === null ? `Please write to ${bidder.email}.` : `Please call ${bidder.phone}.`} Thank you.`;
  const message = `${opening} We would like to bid on ${sentence(projectName(facts))} ${question} ${close}`;
  return { subject: null, message, opening, points: [], objections: [], close };
}

/** The parts of a script for a call as one text. */
export function callText({
  opening,
  points,
  objections,
  close,
}: Pick<Draft, 'opening' | 'points' | 'objections' | 'close'>): string {
  return [
    `Begin\n${opening}`,
    `Tell and ask\n${points.map((point) => `- ${point}`).join('\n')}`,
    `What they may say, and what to answer\n${objections.map(({ objection, answer }) => `- "${objection}"\n  ${answer}`).join('\n')}`,
    `End\n${close}`,
  ].join('\n\n');
}

function knownOf({ project, bidder }: OutreachFacts): string[] {
  const { deadline } = project;
  return [
    project.scope.length > 0 && `The listing mentions ${listed(project.scope)}.`,
    project.needsPlumbing && 'The listing says that plumbing is needed.',
    project.budget !== null && `The budget is given as ${project.budget}.`,
    deadline !== null &&
      (deadline.short === null ? `The deadline is given as "${deadline.text}".` : `Bids are due ${deadline.text}.`),
    project.permitNumber !== null && `The permit number is ${project.permitNumber}.`,
    bidder.license !== null && `Our license number is ${bidder.license}.`,
  ].filter((point) => point !== false);
}

/** What is likely to be said about this project, the likeliest first. */
function objectionsTo({ project }: OutreachFacts): Objection[] {
  const all: readonly (Objection | false)[] = [
    project.status === 'planning' && {
      objection: 'Bids are not open yet.',
      answer: 'I know. I only ask to be told when they are; where should I leave our name?',
    },
    project.contractor !== null && {
      objection: 'That is up to the contractor.',
      answer: `Of course. The permit names ${project.contractor}: is that still right, and whom should I ask there?`,
    },
    project.status === 'in-progress' && {
      objection: 'The work has begun.',
      answer: 'I saw that. Is any part of it still open, or may I ask about the next one?',
    },
    project.isPublic && {
      objection: 'Everything goes through the portal.',
      answer: 'We will use it. Where do questions go that the documents leave open?',
    },
    {
      objection: 'What will it cost?',
      answer:
        project.budget === null
          ? 'I have not seen the drawings, so I will not guess. With them I can name a figure.'
          : `I have not seen the drawings, so I will not guess. The listing gives ${project.budget}; with the drawings I can name a figure.`,
    },
    {
      objection: 'We already have somebody.',
      answer: 'I understand. Would another price to compare be of use, or should I ask about the next project?',
    },
    {
      objection: 'Send it in writing.',
      answer: 'Gladly. To which address, and is there a form for it?',
    },
  ];
  const always = answersOwed({ project });
  return [...all.filter((one) => one !== false).slice(0, MOST_OBJECTIONS - always.length), ...always];
}

/** Whoever asks where the number is from, or not to be called, must always get an answer. */
export const answersOwed = ({ project }: Pick<OutreachFacts, 'project'>): readonly Objection[] => [
  {
    objection: 'Where did you get this number?',
    answer:
      project.sourceName === null
        ? 'It is given as the contact in the listing of the project.'
        : `It is given as the contact in the listing of the project (${project.sourceName}).`,
  },
  {
    objection: 'Please take us off your list.',
    answer: 'I will not call again. Thank you for telling me.',
  },
];
