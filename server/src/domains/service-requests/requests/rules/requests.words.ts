import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './requests.words.es.ts';

export const en = {
  aContractor: 'A contractor',
  theContractor: 'The contractor',
  status: {
    nobodyCame: (company: string) => `You said that nobody came; we told ${company}.`,
    notBegun: (company: string) => `You said that the work has not begun; we told ${company}.`,
    notCompleted: (company: string) => `You said it is not completed; we told ${company}.`,
    noProposal: 'No proposal is open now.',
    noneOf: (count: number) => `None of the ${count} contractors you asked has the job.`,
    takenBack: (company: string) => `${company} took back their acceptance.`,
    denied: (company: string) => `${company} can't take the job.`,
    proposalExpired: (company: string) => `The proposal from ${company} has expired.`,
    noAnswer: (company: string) => `${company} did not answer in time.`,
    lapsed: (company: string) => `${company} did not complete the connection in time.`,
    unreachable: (company: string) => `${company} could not be reached.`,
    declined: (company: string) => `You declined the proposal of ${company}.`,
    didNotCome: (company: string) => `${company} did not show up.`,
    notReached: (company: string) => `${company} could not reach you, or heard that the job was not wanted.`,
    noLonger: (company: string) => `${company} no longer has the job.`,
  },
  ended: {
    byYou: 'You canceled it.',
    forYou: 'It was canceled for you.',
    changedTooOften: (company: string, most: number) =>
      `${company} changed the proposed time more than ${most} times, and nobody else was being asked.`,
    unconfirmed: (hours: number) => `It was not confirmed within ${hours} hours, so it was not sent to any contractor.`,
    nobodyAsked: (days: number) => `Nobody else was asked within ${days} days.`,
    noneAccepted: (days: number) => `No proposal was accepted within ${days} days.`,
    nobodyHad: (days: number) => `Nobody had the job, and nobody else was asked within ${days} days.`,
  },
  /** A contractor's action, to follow their name. */
  outcomes: {
    denied: 'declined',
    silent: 'did not answer',
    lapsed: 'did not complete the connection',
    unreachable: 'could not be reached',
    released: 'no longer had the job',
    proposed: 'proposed other times',
  },
  input: {
    unknownZip: 'Zip code not found. Please check the zip code and try again.',
    dateFormat: (format: string) => `Enter the date as ${format}.`,
    todayOrLater: 'Choose today or a later day.',
    tenDigits: (example: string) => `Phone number is required: enter ten digits, such as ${example}`,
    notListed: 'This contractor is no longer listed. Pick another one.',
    takesNoWork: (company: string) => `${company} isn’t taking new work right now. Pick another one.`,
    notInReach: 'One of these contractors can’t be asked about this job. Load the page again.',
    nobodyLicensed: 'Nobody else with a license is close enough.',
    askedBefore: 'This contractor has already been asked. Pick another one.',
  },
  replies: {
    linksOnTheWay: 'If this address has open requests, their links are on their way to it.',
    handedOn: 'The contractor was asked, and this is recorded in the audit log.',
    phoneConfirmed: 'Your phone is confirmed.',
    begun: 'The work has begun. We notified the customer.',
    completed: 'The work is completed. We notified the customer.',
  },
  /** Replies to a text that confirms a completion. */
  signOff: {
    thanks: (number: string) => `Plumbline ${number}: Thank you. The work counts as done.`,
    which: (first: string, others: string) => `Plumbline: Which job? Reply like DONE ${first}. Also: ${others}`,
    notNow: (number: string) =>
      `Plumbline ${number}: This can't be confirmed now. Please open the link that we sent you.`,
  },
  notPassedOn: 'This request can’t be passed on now.',
  notEnded: 'This request has not ended. Follow it on its tracking page.',
  completedLongAgo: (days: number) => `The work was completed more than ${days} days ago.`,
};

/** The server's words about a request for its customer: its state, its end, replies and refusals. */
export const requestsWords = inLanguages({ en, es });
