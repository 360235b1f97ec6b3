import type { Draft } from './draft.ts';
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

/** A letter of a few short paragraphs: who, about what, what is known, what is asked, how to answer. */
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
  const { project, bidder, urgency } = facts;
  const name = shortName(facts, SUBJECT_TITLE);
  const closing = project.deadline?.short ?? null;
  if (project.status === 'planning') {
    return pick('subject', [
      `${bidder.company} would like to bid on ${name}`,
      `Before bids open: ${name}`,
      `${name}: please keep ${bidder.company} in mind`,
    ]);
  }
  if (project.status === 'in-progress') {
    return pick('subject', [
      `Open work on ${name}?`,
      `${name}: is any work still open?`,
      `${bidder.company} about ${name}`,
    ]);
  }
  if (closing !== null && (urgency === 'high' || project.deadline?.isSoon)) {
    return pick('subject', [
      `Due ${closing}: ${name}`,
      `${name}, due ${closing}: bid from ${bidder.company}`,
      `${bidder.company} for ${name} (due ${closing})`,
    ]);
  }
  return pick('subject', [
    `Bid on ${name}`,
    `A price for ${name}`,
    `${bidder.company} would like to bid on ${name}`,
    `${name}: a question from ${bidder.company}`,
  ]);
}

function greetingOf({ contact }: OutreachFacts, pick: Pick): string {
  if (contact.name !== null) {
    return pick('greeting', [`Hello ${contact.name},`, `Dear ${contact.name},`]);
  }
  return pick('greeting', ['Hello,', 'Hi,']);
}

function openingOf(facts: OutreachFacts, pick: Pick): string {
  const { project, bidder } = facts;
  const [what, who, source] = [projectName(facts), companyWithTrade(facts), project.sourceName];
  const through = source === null ? '' : ` through ${source}`;
  const lists = source === null ? 'is listed' : `is listed by ${source}`;
  switch (project.status) {
    case 'planning':
      return pick(
        'opening',
        [
          `I'm ${bidder.name} of ${sentence(who)} I see that ${what} is still being planned, and we would like to bid when the time comes.`,
          `${what} ${lists} as still in planning. We are ${who}, and we would like to be asked when bids open.`,
          `We are ${sentence(who)} I read about ${what}${through} and know that it is early; we would still like to be in touch before bids open.`,
        ].map(capitalised),
      );
    case 'in-progress':
      return pick('opening', [
        `I'm ${bidder.name} of ${sentence(who)} ${capitalised(what)} ${lists} as under way. If parts of the work are still open, we would like to bid on them.`,
        `We are ${who}, and I'm writing about ${what}. I know that the work has begun; if something is still to be awarded, we would like to give you a price.`,
        `I found ${what}${through}, listed as under way. If you still need somebody for a part of it, ${bidder.company} would like to bid.`,
      ]);
    default:
      return pick('opening', [
        `I'm ${bidder.name} of ${sentence(who)} I found ${what}${through}, and we would like to bid on it.`,
        `We are ${who}, and we would like to bid on ${what}. I found the project${through === '' ? ' in the listings' : through}.`,
        `I'm writing about ${what}, which ${lists} with you as the contact. We are ${who}, and we would like to give you a price.`,
        `Are you still taking bids on ${what}? We are ${who}, and we would like to send you ours.`,
        `${bidder.company} would like to give you a price for ${sentence(what)} My name is ${bidder.name}, and I found the project${through === '' ? ' in the listings' : through}.`,
      ]);
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the bidder has understood of the work: so much, and no more, is known. */
function detailsOf(facts: OutreachFacts, pick: Pick): string {
  const { project, bidder } = facts;
  const said: string[] = [];
  const scope = listed(project.scope);
  const plumbing = project.needsPlumbing ? ' and says that plumbing is needed' : '';
  if (scope !== '') {
    said.push(
      pick('scope', [
        `The listing mentions ${scope}${plumbing}.`,
        `From the listing I take it that ${scope} ${project.scope.length > 1 || scope.endsWith('s') ? 'are' : 'is'} part of the work${project.needsPlumbing ? ', and that plumbing is needed' : ''}.`,
        `What I know so far is that the listing names ${scope}${plumbing}.`,
      ]),
    );
  } else if (project.needsPlumbing) {
    said.push(
      pick('plumbing said', [
        'The listing says that plumbing is part of the work.',
        'I see from the listing that plumbing is needed.',
        'Plumbing is named as part of the work.',
      ]),
    );
  }
  if (project.budget !== null) {
    said.push(
      pick('budget', [
        `The budget is given as ${project.budget}, and I will keep it in mind.`,
        `I have seen the budget of ${project.budget}.`,
        `With a budget of ${project.budget} named, I would rather understand the work well than guess.`,
      ]),
    );
  }
  if (project.permitNumber !== null) {
    said.push(
      pick('permit', [
        `The permit number that I have is ${project.permitNumber}.`,
        `It is the work under permit ${project.permitNumber}.`,
        `I mean permit ${project.permitNumber}.`,
      ]),
    );
  }
  if (project.contractor !== null) {
    said.push(
      pick('contractor', [
        `The permit names ${project.contractor} as the contractor; if they award this, please tell me whom to ask there.`,
        `I see ${project.contractor} named as the contractor, and would be glad to be pointed to the right person there.`,
      ]),
    );
  }
  if (bidder.license !== null) said.push(`Our license number is ${bidder.license}.`);
  return said.slice(0, 3).join(' ');
}

function askOf(facts: OutreachFacts, pick: Pick): string {
  const { project, urgency } = facts;
  const questions = questionsFor(facts, pick, urgency === 'high' ? 1 : 2);
  const { deadline } = project;
  const said: string[] = [];
  if (deadline !== null && project.status === 'bidding-open') {
    if (deadline.short === null) said.push(`The listing gives the deadline as "${deadline.text}".`);
    else if (urgency === 'high' || deadline.isSoon) {
      said.push(
        pick('deadline', [
          `Bids are due ${deadline.text}, so I'm writing right away.`,
          `Since bids are due ${deadline.text}, I would rather ask now than be late.`,
          `There is not much time until bids are due (${deadline.text}).`,
        ]),
      );
    } else {
      said.push(
        pick('deadline', [
          `Bids are due ${deadline.text}.`,
          `I have ${deadline.text} as the due date.`,
          `The listing gives ${deadline.text} as the deadline.`,
        ]),
      );
    }
  }
  return [...said, ...questions].join(' ');
}

function closeOf({ bidder, urgency }: OutreachFacts, pick: Pick): string {
  const { email, phone } = bidder;
  const reach =
    phone === null
      ? pick('reach', [`Please write to me at ${email}.`, `You can reach me at ${email}.`, `My email is ${email}.`])
      : pick('reach', [
          `Please call ${phone} or write to ${email}.`,
          `You can reach me at ${phone} or ${email}.`,
          `My number is ${phone}, and my email is ${email}.`,
        ]);
  const tone = {
    low: [
      'There is no hurry on our side; an answer when it suits you is fine.',
      'Please take the time you need.',
      'If now is not the moment, a short word later is just as good.',
    ],
    medium: [
      'I would be glad to hear from you.',
      'If somebody else is the right person to ask, a name would help.',
      'A short answer is enough for us to begin.',
    ],
    high: [
      'We would start on the price as soon as we hear from you.',
      'A quick answer would help us most.',
      'Please tell me as soon as you can, also if the answer is no.',
    ],
  }[urgency];
  const said = pick('tone', tone);
  return urgency === 'high' ? `${said} ${reach}` : `${reach} ${said}`;
}

function signatureOf({ bidder }: OutreachFacts, pick: Pick): string {
  const end = pick('end', ['Thank you,', 'Kind regards,', 'Best regards,', 'With thanks,']);
  return [end, bidder.name, bidder.company, bidder.phone, bidder.email].filter((line) => line !== null).join('\n');
}
