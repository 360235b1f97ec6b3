import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './contractor-letters.words.es.ts';

export const en = {
  openRequest: 'Open the request',
  openJob: 'Open the job',
  answer: 'Answer',

  offer: {
    subject: (title: string, city: string, distance: string) => `${title} in ${city}, ${distance} away`,
    text: (title: string, place: string, distance: string, when: string, costs: string, until: string) =>
      `New request: ${title} in ${place}, ${distance} from you. ${when}. ${costs} Answer by ${until}.`,
    service: 'Service',
    priority: 'Priority',
    priorities: { high: 'High', medium: 'Medium', low: 'Low' },
    preferred: 'Preferred',
    distance: 'Distance',
    referralFee: 'Referral fee',
    free: 'Free',
    answerBy: 'Answer by',
    button: 'Accept, deny or propose a time',
    phoneToProve: (phone: string) =>
      `Free connections need a confirmed phone. Yours, ${phone}, isn’t confirmed yet: enter a code on the request’s page before you accept.`,
    acceptingIsFree: 'Accepting is free.',
    acceptingCosts: (fee: string) => `Accepting costs ${fee}.`,
    /** Text messages, from long to short. */
    sms: (title: string, city: string, distance: string, when: string, costs: string, until: string) =>
      `New request: ${title} in ${city}, ${distance} away. ${when}. ${costs} Answer by ${until}.`,
    smsWithoutCity: (title: string, distance: string, when: string, costs: string, until: string) =>
      `New request: ${title}, ${distance} away. ${when}. ${costs} Answer by ${until}.`,
    smsShortest: (title: string, distance: string, when: string, costs: string, until: string) =>
      `${title}, ${distance}. ${when}. ${costs} Answer by ${until}.`,
  },
  howToReply: 'Reply ACCEPT, DENY or PROPOSE [time]',

  gotJob: {
    subject: (title: string) => `You got the job: ${title}`,
    text: (within: string) => `You are connected with the customer. Contact them within ${within}.`,
    charged: (fee: string, card: string, days: number) =>
      `${fee} was charged to your ${card}. It comes back if the customer cancels before work starts, or if you report within ${days} days that they can't be reached.`,
    sms: (within: string) => `You got the job. Contact the customer within ${within}:`,
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
  },
  receipt: {
    title: 'Receipt',
    number: 'Receipt',
    feePaid: 'Referral fee paid',
    chargedTo: 'Charged to',
    byItself: 'The fee comes back by itself if the customer cancels before the work starts.',
    report: (days: number) =>
      `Can't reach the customer, or don't they want the job? Report it on the job's page within ${days} days to get the fee back.`,
    refunds: 'When a fee is refunded',
  },
  feeDue: {
    subject: (fee: string) => `Referral fee due: ${fee}`,
    text: (fee: string, until: string) =>
      `The job is yours once you pay the referral fee of ${fee}, by ${until}. You can still take back your acceptance, which costs nothing.`,
    pay: 'Pay the fee',
    takeBack: 'Take back my acceptance',
  },
  counter: {
    subject: 'The customer proposes another time',
    text: (time: string, until: string) => `The customer proposes ${time}. Answer by ${until}.`,
  },
  decline: {
    subject: 'Your proposal was declined',
    text: 'The customer has declined your proposal. Nothing is due.',
  },
  expire: {
    subject: 'This request has expired',
    unansweredProposal: 'The customer did not answer your proposal in time. Nothing is due.',
    unanswered: 'The deadline to answer has passed. Nothing is due.',
  },
  lapse: {
    subject: 'The connection has lapsed',
    text: 'The referral fee was not paid in time, so the connection has lapsed. Nothing is due.',
  },
  lose: {
    subject: 'This job went to another contractor',
    text: 'Another contractor got this job. Nothing is due.',
  },
  freeze: {
    subject: 'This request is on hold',
    text: 'Another contractor has accepted and is settling the fee. You will hear from us if the job becomes available again.',
  },
  thaw: {
    subject: 'This request is open again',
    text: (until: string) => `The job is available again. Answer by ${until}.`,
  },
  withdraw: {
    subject: 'The customer has canceled',
    text: 'The customer has canceled this request. Nothing is due.',
  },
  tooManyChanges: {
    subject: 'Your proposal was withdrawn',
    text: (most: number) =>
      `A proposal can be changed at most ${most} ${plural('en', most, { one: 'time', other: 'times' })}. This change has closed the request. Nothing is due.`,
  },
  absent: {
    subject: 'The customer says that you did not show up',
    object: (until: string) => `If that is not so, object by ${until} on this page:`,
    text: 'The customer says that you did not show up for the appointment, so the job is no longer yours. If you paid a fee, we refund it to your card.',
  },
  badConnection: {
    subject: 'The connection has ended',
    text: 'The customer could not be reached or did not want the job, so the connection has ended. If you paid a fee, we refund it to your card.',
  },
  signOff: {
    confirmed: {
      subject: 'The customer confirmed the work',
      text: 'The customer confirmed that the work is done. Thank you.',
    },
    unanswered: {
      subject: 'The work counts as confirmed',
      text: (days: number) =>
        `The customer reported nothing within ${days} days, so the work counts as confirmed. Thank you.`,
    },
  },
  reportJob: {
    subject: 'The customer reports a problem',
    text: (until: string) =>
      `The customer reports that it is not the work you had agreed on. If you see it differently, object by ${until} on this page:`,
  },
  objected: {
    subject: 'The customer objects to your report',
    text: (by: string) => `The customer objects to your report. We look at both and decide by ${by}.`,
  },
  decided: {
    subject: 'Decision about a report',
    stands: 'We looked at what both sides said and at the record: the report counts.',
    overturned: 'We looked at what both sides said and at the record: the report does not count.',
    onlyRecord: 'This changes only the record, and no payment.',
  },
  reopen: {
    subject: 'Not completed after all',
    text: 'The customer says that the work is not completed after all. Please get in touch with them.',
    because: (reason: string) =>
      `The customer says that the work is not completed after all: ${reason}. Please get in touch with them.`,
  },
  notStarted: {
    subject: 'The customer says that you have not started',
    text: 'The customer says that the work has not begun. Please get in touch with them.',
    because: (reason: string) =>
      `The customer says that the work has not begun: ${reason}. Please get in touch with them.`,
  },
};

/** Letters to the contractor about what happens to a request. */
export const contractorLetterWords = inLanguages({ en, es });
