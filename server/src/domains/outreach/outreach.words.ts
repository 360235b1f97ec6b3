import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './outreach.words.es.ts';

export const en = {
  reach: {
    noEmail: 'The listing names no email address.',
    noPhone: 'The listing names no phone number.',
    email: (address: string) => `We send this email to ${address}, the contact that the listing names.`,
    text: (number: string) => `We text this to ${number}, where the listing asks to be texted.`,
    textLater: (number: string, when: string) =>
      `We text this to ${number}, where the listing asks to be texted: on ${when}, since it is night there now.`,
    textByHand: (number: string) =>
      `The listing does not ask for texts, so we email this to you: send it to ${number} from your own phone.`,
    call: (number: string) => `We call ${number} and read this message.`,
    callByHand: (number: string) => `We email this script to you, and you call ${number}.`,
    stopped: 'The contact has asked for no more messages.',
  },
  refusals: {
    onlyPeople: 'Only people can write to the contact of a project.',
    notListed: 'This project is no longer listed by its source.',
    completed: 'This project is completed.',
    noContact: 'The listing of this project names no contact whom we can write to or call.',
    oncePerDay: 'You already wrote about this project today. You can write again tomorrow.',
    contactChanged: 'The contact has changed since you saw the message. Look at it again.',
    lookFirst: 'Nothing was sent. Look at the message first. You can send it within an hour after that.',
    tooMany: 'That is the limit for today: too many messages were sent or received.',
    noMessage: "We can't write a message with these names.",
    simplerName: 'Use a shorter or simpler name',
    nameOnly: 'Enter your name and nothing else',
    companyOnly: 'Enter the name of the company and nothing else',
    usPhone: 'Enter a US phone number, or leave it blank',
    check: 'Please check your entries.',
  },
  /** Below a message to the contact. */
  footer: (name: string, company: string, email: string) =>
    `This is an offer of services, sent through Plumbline for ${name} of ${company} because the listing of the project names you as its contact. Plumbline has not checked it. Your answer goes to ${email}.`,
  stop: 'Stop messages like this',
  /** To a bidder who calls or texts the contact. */
  byHand: {
    callSubject: (project: string) => `Your call script: ${project}`,
    textSubject: (project: string) => `Your text message: ${project}`,
    call: (number: string) => `Call ${number}`,
    text: (number: string) => `Text ${number}`,
    note: 'You, or someone who entered this address, asked Plumbline for it. It was sent to nobody else.',
    unnamedProject: 'a project',
  },
};

/** Messages to the contacts of projects: what happens with them, refusals, and the mail around them. */
export const outreachWords = inLanguages({ en, es });
