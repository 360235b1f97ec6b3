import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './letter.words.es.ts';

/** The values of an opening. Names that end in `End` include a period; names that end in `First` are capitalized. */
export interface Opening {
  readonly name: string;
  readonly company: string;
  readonly what: string;
  readonly whatFirst: string;
  readonly whatEnd: string;
  readonly who: string;
  readonly whoEnd: string;
  readonly source: string | null;
}

const through = (source: string | null): string => (source === null ? '' : ` through ${source}`);
const lists = (source: string | null): string => (source === null ? 'is listed' : `is listed by ${source}`);
const found = (source: string | null): string => (source === null ? ' in the listings' : ` through ${source}`);
const needsPlumbing = (isNeeded: boolean): string => (isNeeded ? ' and says that plumbing is needed' : '');

export const en = {
  subject: {
    planning: (company: string, project: string) => [
      `${company} would like to bid on ${project}`,
      `Before bids open: ${project}`,
      `${project}: please keep ${company} in mind`,
    ],
    inProgress: (company: string, project: string) => [
      `Open work on ${project}?`,
      `${project}: is any work still open?`,
      `${company} about ${project}`,
    ],
    closing: (company: string, project: string, due: string) => [
      `Due ${due}: ${project}`,
      `${project}, due ${due}: bid from ${company}`,
      `${company} for ${project} (due ${due})`,
    ],
    open: (company: string, project: string) => [
      `Bid on ${project}`,
      `A price for ${project}`,
      `${company} would like to bid on ${project}`,
      `${project}: a question from ${company}`,
    ],
  },
  greeting: {
    named: (name: string) => [`Hello ${name},`, `Dear ${name},`],
    unnamed: ['Hello,', 'Hi,'],
  },
  opening: {
    planning: ({ name, what, whatFirst, who, whoEnd, source }: Opening) => [
      `I'm ${name} of ${whoEnd} I see that ${what} is still being planned, and we would like to bid when the time comes.`,
      `${whatFirst} ${lists(source)} as still in planning. We are ${who}, and we would like to be asked when bids open.`,
      `We are ${whoEnd} I read about ${what}${through(source)} and know that it is early; we would still like to be in touch before bids open.`,
    ],
    inProgress: ({ name, company, what, whatFirst, who, whoEnd, source }: Opening) => [
      `I'm ${name} of ${whoEnd} ${whatFirst} ${lists(source)} as under way. If parts of the work are still open, we would like to bid on them.`,
      `We are ${who}, and I'm writing about ${what}. I know that the work has begun; if something is still to be awarded, we would like to give you a price.`,
      `I found ${what}${through(source)}, listed as under way. If you still need somebody for a part of it, ${company} would like to bid.`,
    ],
    open: ({ name, company, what, whatEnd, who, whoEnd, source }: Opening) => [
      `I'm ${name} of ${whoEnd} I found ${what}${through(source)}, and we would like to bid on it.`,
      `We are ${who}, and we would like to bid on ${what}. I found the project${found(source)}.`,
      `I'm writing about ${what}, which ${lists(source)} with you as the contact. We are ${who}, and we would like to give you a price.`,
      `Are you still taking bids on ${what}? We are ${who}, and we would like to send you ours.`,
      `${company} would like to give you a price for ${whatEnd} My name is ${name}, and I found the project${found(source)}.`,
    ],
  },
  scope: (parts: string, isPlural: boolean, withPlumbing: boolean) => [
    `The listing mentions ${parts}${needsPlumbing(withPlumbing)}.`,
    `From the listing I take it that ${parts} ${isPlural ? 'are' : 'is'} part of the work${withPlumbing ? ', and that plumbing is needed' : ''}.`,
    `What I know so far is that the listing names ${parts}${needsPlumbing(withPlumbing)}.`,
  ],
  plumbing: [
    'The listing says that plumbing is part of the work.',
    'I see from the listing that plumbing is needed.',
    'Plumbing is named as part of the work.',
  ],
  budget: (budget: string) => [
    `The budget is given as ${budget}, and I will keep it in mind.`,
    `I have seen the budget of ${budget}.`,
    `With a budget of ${budget} named, I would rather understand the work well than guess.`,
  ],
  permit: (number: string) => [
    `The permit number that I have is ${number}.`,
    `It is the work under permit ${number}.`,
    `I mean permit ${number}.`,
  ],
  contractor: (contractor: string) => [
    `The permit names ${contractor} as the contractor; if they award this, please tell me whom to ask there.`,
    `I see ${contractor} named as the contractor, and would be glad to be pointed to the right person there.`,
  ],
  license: (number: string) => `Our license number is ${number}.`,
  givenDeadline: (deadline: string) => `The listing gives the deadline as "${deadline}".`,
  soon: (deadline: string) => [
    `Bids are due ${deadline}, so I'm writing right away.`,
    `Since bids are due ${deadline}, I would rather ask now than be late.`,
    `There is not much time until bids are due (${deadline}).`,
  ],
  deadline: (deadline: string) => [
    `Bids are due ${deadline}.`,
    `I have ${deadline} as the due date.`,
    `The listing gives ${deadline} as the deadline.`,
  ],
  reach: {
    email: (email: string) => [
      `Please write to me at ${email}.`,
      `You can reach me at ${email}.`,
      `My email is ${email}.`,
    ],
    phone: (phone: string, email: string) => [
      `Please call ${phone} or write to ${email}.`,
      `You can reach me at ${phone} or ${email}.`,
      `My number is ${phone}, and my email is ${email}.`,
    ],
  },
  tone: {
    low: [
      'There is no hurry on our side; an answer when it suits you is fine.',
      'Please take the time you need.',
      'If now is not a good time, a short reply later is just as good.',
    ],
    medium: [
      'I would be glad to hear from you.',
      'If somebody else is the right person to ask, a name would help.',
      'A short answer is enough for us to begin.',
    ],
    high: [
      'We would start on the price as soon as we hear from you.',
      'A quick answer would help us most.',
      'Please tell me as soon as you can, even if the answer is no.',
    ],
  },
  end: ['Thank you,', 'Kind regards,', 'Best regards,', 'With thanks,'],
};

/** An email to the contact of a project. Lists contain alternative phrasings. */
export const letterWords = inLanguages({ en, es });
