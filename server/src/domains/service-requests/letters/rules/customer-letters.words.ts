import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './customer-letters.words.es.ts';

export const en = {
  theContractor: 'The contractor',
  seeRequest: 'See your request',
  askNext: 'Ask the next contractor',
  othersGoOn: 'Your request is still with the others.',
  canAskNext: 'You can ask the next contractor with one click, without filling anything in again.',
  passedOn: (company: string, until: string) =>
    `As you wished, we have asked ${company} instead. They have until ${until} to answer.`,

  submit: {
    subject: 'Your request was sent',
    subjectToOne: (company: string) => `Your request was sent to ${company}`,
    subjectToSeveral: (count: number) => `Your request was sent to ${count} contractors`,
    subjectOpen: 'Your request is open to proposals',
    text: 'We sent your request. You can follow or cancel it on this page:',
    textToOne: (company: string) => `We sent your request to ${company}. You can follow or cancel it on this page:`,
    textToSeveral: (count: number) =>
      `We sent your request to ${count} contractors, and the first to accept gets the job. You can follow or cancel it on this page:`,
    textOpen:
      'Contractors near you can see your request, but not who you are, and send you proposals. You can follow or cancel it on this page:',
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
    subject: (company: string) => `${company} sent a proposal`,
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
    text: (company: string) => `${company} had accepted, but took that back.`,
  },
  fail: {
    subject: (company: string) => `${company} could not be reached`,
    text: (company: string) => `We could not reach ${company}.`,
    call: (phone: string) => `You can call them at ${phone}.`,
  },
  expire: {
    proposalSubject: 'The proposal has expired',
    proposalText: (company: string) => `The proposal from ${company} expired before you answered.`,
    subject: (company: string) => `${company} did not answer`,
    text: (company: string) => `${company} did not answer in time.`,
  },
  lapse: {
    subject: (company: string) => `${company} did not complete the connection`,
    text: (company: string) => `${company} did not complete the connection in time.`,
  },
  absent: {
    subject: (company: string) => `${company} did not show up`,
    text: (company: string) => `We're sorry that ${company} did not show up. They no longer have the job.`,
  },
  badConnection: {
    subject: (company: string) => `${company} could not reach you`,
    text: (company: string) =>
      `${company} told us that they could not reach you or that the job was not wanted, so we ended the connection.`,
    orCancel: 'Or cancel your request.',
  },
  tooManyChanges: {
    subject: (company: string) => `${company} changed the time too often`,
    text: (company: string) =>
      `${company} tried to change the proposed time more often than is allowed, so their offer was withdrawn.`,
  },
  start: {
    subject: 'The work has begun',
    text: (company: string) => `${company} says that the work has begun. If that is not true, tell us on this page:`,
  },
  complete: {
    subject: 'Is the work done?',
    text: (company: string, until: string) =>
      `${company} says that the work is completed. Please confirm it, or tell us if it is not. Without an answer by ${until}, it counts as confirmed.`,
    photos: (company: string) => `${company} added photos of the work: look at them first.`,
    button: 'Confirm or object',
    howToReply: 'Reply DONE if it is. If not',
  },
  reportJob: {
    subject: (company: string) => `${company} reports a problem`,
    text: (company: string, until: string) =>
      `${company} reports that it is not the work you had agreed on. If you see it differently, object by ${until} on this page:`,
  },
  objected: {
    subject: (company: string) => `${company} objects to your report`,
    text: (company: string, by: string) => `${company} objects to your report. We look at both and decide by ${by}.`,
  },
  decided: {
    subject: 'Decision about a report',
    stands: 'We looked at what both sides said and at the record: the report counts.',
    overturned: 'We looked at what both sides said and at the record: the report does not count.',
    onlyRecord: 'This changes only the record, and no payment.',
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
    text: 'Your request was canceled and the contractors were notified.',
    textUnsent: 'Your request was canceled. It was not sent to any contractor.',
  },
  unconfirmed: {
    subject: 'Your request was not sent',
    text: (hours: number) =>
      `It was not confirmed within ${hours} hours, so it was not sent to any contractor. You can send it again with one tap.`,
    again: 'Send it again',
  },
  ended: {
    subject: 'Your request has ended',
    text: 'Your request has ended without a contractor. You can submit a new one at any time.',
  },
};

/** Letters to the customer about what happens to a request. */
export const customerLetterWords = inLanguages({ en, es });
