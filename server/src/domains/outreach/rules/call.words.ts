import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './call.words.es.ts';

export const en = {
  whom: {
    named: (name: string) => [`Hello, am I speaking with ${name}?`, `Hello, may I speak with ${name}?`],
    unnamed: [
      'Hello, am I talking to the right person about a project that you have listed?',
      'Hello, whom may I ask about a project that you have listed?',
    ],
  },
  introduction: (name: string, whoEnd: string, whatEnd: string) =>
    `This is ${name} of ${whoEnd} I'm calling about ${whatEnd}`,
  minute: 'Do you have a minute now?',
  goodTime: ['Is this a good time?', 'Do you have a moment?'],
  recorded: (name: string, whoEnd: string) => `Hello. This is a recorded message from ${name} of ${whoEnd}`,
  wish: (whatEnd: string) => `We would like to bid on ${whatEnd}`,
  writeBack: (email: string) => `Please write to ${email}. Thank you.`,
  callBack: (phone: string) => `Please call ${phone}. Thank you.`,
  scope: (parts: string) => `The listing mentions ${parts}.`,
  plumbing: 'The listing says that plumbing is needed.',
  budget: (budget: string) => `The budget is given as ${budget}.`,
  givenDeadline: (deadline: string) => `The deadline is given as "${deadline}".`,
  deadline: (deadline: string) => `Bids are due ${deadline}.`,
  permit: (number: string) => `The permit number is ${number}.`,
  license: (number: string) => `Our license number is ${number}.`,
  thanks: ['Thank you for your time.', 'Thank you, that helps.'],
  myEmail: (email: string) => `My email is ${email}.`,
  myPhone: (phone: string, email: string) => `My number is ${phone}, and my email is ${email}.`,
  noHurry: 'There is no hurry.',
  again: 'When may I ask again?',
  /** The headings of the script. */
  parts: {
    begin: 'Begin',
    points: 'What to say and ask',
    objections: 'What they may say, and how to answer',
    end: 'End',
  },
  objections: {
    planning: {
      objection: 'Bids are not open yet.',
      answer: 'I know. I would just like to hear when they open; where should I leave our name?',
    },
    contractor: {
      objection: 'That is up to the contractor.',
      answer: (contractor: string) =>
        `Of course. The permit names ${contractor}: is that still right, and whom should I ask there?`,
    },
    begun: {
      objection: 'The work has begun.',
      answer: 'I saw that. Is any part of it still open, or may I ask about the next one?',
    },
    portal: {
      objection: 'Everything goes through the portal.',
      answer: 'We will use it. Where can I send questions that the documents leave open?',
    },
    cost: {
      objection: 'What will it cost?',
      answer: 'I have not seen the drawings, so I will not guess. With them I can give you a price.',
      answerWithBudget: (budget: string) =>
        `I have not seen the drawings, so I will not guess. The listing gives ${budget}; with the drawings I can give you a price.`,
    },
    taken: {
      objection: 'We already have somebody.',
      answer: 'I understand. Would another price to compare help, or should I ask about the next project?',
    },
    writing: {
      objection: 'Send it in writing.',
      answer: 'Gladly. Where should I send it, and is there a form for it?',
    },
    number: {
      objection: 'Where did you get this number?',
      answer: 'It is the contact number in the listing of the project.',
      answerWithSource: (source: string) => `It is the contact number in the listing of the project (${source}).`,
    },
    noMore: {
      objection: 'Please take us off your list.',
      answer: 'I will not call again. Thank you for telling me.',
    },
  },
};

/** A script for a call to the contact of a project, and the recording that we play. */
export const callWords = inLanguages({ en, es });
