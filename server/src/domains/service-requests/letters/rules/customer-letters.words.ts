import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './customer-letters.words.es.ts';

export const en = {
  theContractor: 'The contractor',
  seeRequest: 'See your request',
  askNext: 'Ask the next contractor',
  othersGoOn: 'Your request goes on with the others.',
  canAskNext: 'You can ask the next contractor with one click; nothing has to be filled in again.',

  submit: {
    subject: 'Your request was sent',
    subjectToOne: (company: string) => `Your request was sent to ${company}`,
    subjectToSeveral: (count: number) => `Your request was sent to ${count} contractors`,
    subjectOpen: 'Your request is open to proposals',
    text: 'We sent your request; you can follow it, or cancel it, on this page:',
    textToOne: (company: string) =>
      `We sent your request to ${company}; you can follow it, or cancel it, on this page:`,
    textToSeveral: (count: number) =>
      `We sent your request to ${count} contractors, and the first to accept gets the job; you can follow it, or cancel it, on this page:`,
    textOpen:
      'Contractors near you can see your request and come to you with proposals; who you are stays hidden. You can follow it, or cancel it, on this page:',
    follow: 'Follow your request',
    service: 'Service',
    where: 'Where',
    when: 'When',
    yourWords: 'Your words',
    contractors: 'Contractors',
  },
  accepted: {
    subject: (company: string) => `${company} accepted`,
    text: (company: string) => `${company} has accepted and will contact you.`,
    contractor: 'Contractor',
    phone: 'Phone',
    notListed: 'not listed',
  },
  feeDue: {
    subject: (company: string) => `${company} said yes`,
    text: (company: string) =>
      `${company} wants the job. You are connected as soon as the referral fee is settled; you pay nothing.`,
  },
  propose: {
    subject: (company: string) => `${company} makes a proposal`,
    subjectTime: (company: string) => `${company} proposes a time`,
    text: (company: string) => `${company} offers to do the job.`,
    textTime: (company: string, time: string) => `${company} proposes ${time}.`,
    answer: 'Answer the proposal',
    cost: 'Estimated cost',
  },
  deny: {
    subject: (company: string) => `${company} can't take the job`,
    text: (company: string) => `${company} can't take this job.`,
  },
  takeBack: {
    subject: (company: string) => `${company} can't take the job after all`,
    text: (company: string) => `${company} had accepted and has taken that back.`,
  },
  fail: {
    subject: (company: string) => `${company} could not be reached`,
    text: (company: string) => `We could not reach ${company}.`,
    call: (phone: string) => `You can call them at ${phone}.`,
  },
  expire: {
    proposalSubject: 'The proposal has expired',
    proposalText: (company: string) => `The proposal of ${company} has expired without your answer.`,
    subject: (company: string) => `${company} did not answer`,
    text: (company: string) => `${company} did not answer in time.`,
  },
  lapse: {
    subject: (company: string) => `${company} did not complete the connection`,
    text: (company: string) => `${company} did not complete the connection in time.`,
  },
  absent: {
    subject: (company: string) => `${company} did not come`,
    text: (company: string) => `We are sorry that ${company} did not come. The job is no longer theirs.`,
  },
  badConnection: {
    subject: (company: string) => `${company} could not reach you`,
    text: (company: string) =>
      `${company} told us that they could not reach you or that the job was not wanted, so that connection is off.`,
    orCancel: 'Or cancel your request.',
  },
  tooManyChanges: {
    subject: (company: string) => `${company} changed the time too often`,
    text: (company: string) =>
      `${company} tried to change the proposed time once more than is allowed, so that offer was withdrawn.`,
  },
  start: {
    subject: 'The work has begun',
    text: (company: string) => `${company} says that the work has begun. If that is not right, say so on this page:`,
  },
  complete: {
    subject: 'The work is completed',
    text: (company: string, days: number) =>
      `${company} says that the work is completed. If it is not, say so within ${days} days on this page:`,
  },
  reopen: {
    subject: 'You said that it is not completed',
    text: (company: string) =>
      `You said that the work is not completed. We told ${company} and asked them to get in touch with you.`,
  },
  notStarted: {
    nobodyCame: 'You said that nobody came',
    notBegun: 'You said that the work has not begun',
    text: (company: string) =>
      `We told ${company} what you said and asked them to get in touch with you. You can agree on another time, or cancel the request.`,
  },
  cancel: {
    subject: 'Your request was canceled',
    text: 'Your request was canceled and the contractors were told.',
  },
  ended: {
    subject: 'Your request has ended',
    text: 'Your request has ended without a contractor. You can submit a new one at any time.',
  },
};

/** Letters to the customer about what happens to a request. */
export const customerLetterWords = inLanguages({ en, es });
