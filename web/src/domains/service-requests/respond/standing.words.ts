import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { endingWith } from '../company-name.ts';
import { es } from './standing.words.es.ts';

export const en = {
  frozen: {
    title: 'Another contractor has accepted.',
    text: 'Your answer is on hold until they are connected. If that falls through, we tell you and you can answer again.',
  },
  proposed: { title: 'Your proposal is with the customer.', text: "We'll tell you as soon as they answer." },
  countered: { title: 'The customer proposes another time.', text: 'Accept it, deny the job, or propose again.' },
  unpaid: {
    title: (fee: string) => `Accepted. One payment of ${fee} connects you.`,
    held: (when: string, left: string) => `The job is held for you until ${when}, ${left}.`,
    passed: (when: string) => `The deadline to pay was ${when}.`,
    heldUntilPaid: 'The job is held for you until then.',
  },
  inProgress: { title: 'The work is in progress.', text: 'Say here when it is completed.' },
  completed: {
    title: 'The work is completed.',
    text: (days: number) => `The customer can say within ${days} days if it is not.`,
    asked: (until: string) =>
      `We asked the customer to confirm it. Without an answer by ${until}, it counts as confirmed.`,
    confirmed: 'The customer confirmed it.',
    disputed: 'The customer reports that it is not the work agreed.',
    unanswered: 'The customer reported nothing in time, so it counts as confirmed.',
  },
  yours: {
    title: (customer: string) => `You are connected with ${endingWith(customer)}`,
    unnamed: 'You are connected.',
    appointment: (time: string) => `Appointment: ${time}.`,
    booked: 'An appointment is booked.',
    agreed: (time: string, within: string) => `Agreed: ${time}. Contact the customer within ${within}.`,
    contact: (within: string) => `Contact the customer within ${within} to agree on the visit.`,
    agreedAndExpected: (time: string, by: string) => `Agreed: ${time}. They expect to hear from you by ${by}.`,
    expected: (by: string) => `They expect to hear from you by ${by} to agree on the visit.`,
    overdueAgreed: (time: string) => `Agreed: ${time}. If you haven't been in touch yet, do it now.`,
    overdue: (by: string) => `They expected to hear from you by ${by}. If you haven't been in touch yet, do it now.`,
  },
  disputed: {
    nobodyCame: 'The customer says that nobody came.',
    notBegun: 'The customer says that the work has not begun.',
    notCompleted: 'The customer says that it is not completed.',
    because: (reason: string) => `${reason}.`,
    nextCompletion: 'Get in touch with them, and say here when it is completed.',
    nextStart: 'Get in touch with them, and start the work here once you are there.',
  },
  takenBack: { title: 'You took back your acceptance.', text: 'The customer was told. Nothing is charged.' },
  denied: { title: 'You denied this request.', text: 'Nothing more to do. The customer was told.' },
  declined: { title: 'The customer declined your proposal.', text: 'You were not charged.' },
  tooManyChanges: {
    title: 'This ended after too many changes of time.',
    text: (most: number) => `A time can change at most ${most} times. You were not charged.`,
  },
  cancelled: {
    title: 'This request was canceled.',
    text: 'Nothing is charged; a fee already paid is refunded.',
  },
  unansweredProposal: { title: "The customer didn't answer in time.", text: 'You were not charged.' },
  expired: {
    title: 'The deadline to answer has passed.',
    text: 'The customer can ask someone else now. You were not charged.',
  },
  lapsed: { title: 'The deadline to pay has passed.', text: 'Others can get the job again. You were not charged.' },
  lost: { title: 'The customer went with another contractor.', text: 'You were not charged.' },
  released: {
    title: 'This job is no longer yours.',
    absent:
      'The customer says that you did not show up for the appointment. Nothing is charged; a fee already paid is refunded to your card.',
    badConnection:
      'The customer could not be reached or did not want the job. Nothing is charged; a fee already paid is refunded to your card.',
  },
  unreachable: {
    title: 'This request is closed.',
    text: 'Our messages to you failed. The customer can ask someone else now.',
  },
};

/** The state of a referral, as its contractor reads it. */
export const standingTexts = inLanguages({ en, es });
