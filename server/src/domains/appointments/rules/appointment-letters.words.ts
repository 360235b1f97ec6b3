import type { ChangeReason } from '@plumbline/contract/domains/appointments/appointment.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './appointment-letters.words.es.ts';

/**
 * The party that changed an appointment, from the reader's point of view: themselves, the customer, Plumbline, or a
 * company.
 */
export type Actor = 'you' | 'customer' | 'us' | { readonly company: string };

function named(actor: Actor): string {
  if (typeof actor !== 'string') return actor.company;
  return { you: 'You', customer: 'The customer', us: 'We' }[actor];
}

function because(reason: ChangeReason | undefined): string {
  if (reason === undefined || reason === 'other') return '';
  const causes = {
    'not-available': 'because of another commitment at that time',
    illness: 'because of illness',
    weather: 'because of the weather',
    'waiting-for-parts': 'because parts have not arrived yet',
    'no-longer-needed': 'because the work is no longer needed',
  };
  return ` ${causes[reason]}`;
}

export const en = {
  theContractor: 'The contractor',
  facts: {
    when: 'When',
    where: 'Where',
    job: 'Job',
    with: 'With',
    phone: 'Phone',
    notes: 'Notes',
    service: 'Service',
  },
  hours: (count: number) => `${count} ${plural('en', count, { one: 'hour', other: 'hours' })}`,
  moveOrCancel: 'Move or cancel',
  seeRequest: 'See the request',
  seeAppointment: 'See the appointment',
  makeAnother: 'Make another appointment',
  book: {
    subject: (when: string) => `Appointment: ${when}`,
    customer: (company: string, when: string) => `${company} will come on ${when}.`,
    contractor: (job: string, when: string) => `You have an appointment for ${job} on ${when}.`,
  },
  move: {
    subject: (when: string) => `Appointment moved to ${when}`,
    text: (actor: Actor, when: string, reason: ChangeReason | undefined) =>
      `${named(actor)} moved the appointment to ${when}${because(reason)}.`,
  },
  cancel: {
    subject: (when: string) => `Appointment canceled: ${when}`,
    text: (actor: Actor, when: string, reason: ChangeReason | undefined) =>
      `${named(actor)} canceled the appointment on ${when}${because(reason)}.`,
    requestCancelled: (when: string) => `The appointment on ${when} is off because the request was canceled.`,
    companyLostJob: (company: string, when: string) =>
      `The appointment on ${when} is off because ${company} no longer has the job.`,
    youLostJob: (when: string) => `The appointment on ${when} is off because you no longer have the job.`,
  },
  absence: {
    subject: (when: string) => `Missed appointment: ${when}`,
    youSaidNobodyCame: (company: string, when: string) =>
      `You told us that ${company} did not show up on ${when}. The appointment was removed from your calendar.`,
    customerSaysNobodyCame: (when: string) =>
      `The customer says that you did not show up on ${when}. The appointment was removed from your calendar.`,
    youFoundNobody: (when: string) =>
      `You found nobody there on ${when}. The appointment was removed from your calendar, and you can make another one.`,
    object: (until: string) => `You can object on your tracking page by ${until}.`,
    youWereNotThere: 'You were not there',
    companyFoundNobody: (company: string, when: string) =>
      `${company} came on ${when} and found nobody there. You can make another appointment, or tell us that nobody came.`,
  },
  reminder: {
    subject: (before: string, job: string, when: string) => `Reminder, ${before}: ${job} on ${when}`,
    customer: (company: string, when: string) => `Reminder: ${company} will come on ${when}.`,
    contractor: (job: string, when: string, where: string) => `Reminder: ${job} on ${when}, ${where}.`,
    ask: 'Reply C to confirm, R to reschedule.',
    /** The same with the question, in fewer letters. */
    short: (what: string, when: string) => `${what}: ${when}. C=confirm, R=move.`,
    button: 'Confirm, move or cancel',
  },
  /** Replies to a text that answers a reminder. */
  answer: {
    confirmed: (when: string) => `Confirmed for ${when}. Thank you. Reply R to reschedule.`,
    moveAt: (url: string) => `Choose another time: ${url}`,
    whichVisit: (letter: string, first: string, others: string) =>
      `Plumbline: Which visit? Reply like ${letter} ${first}. Also: ${others}`,
  },
  requested: {
    subject: 'Choose a contractor for your appointment',
    text: (when: string) => `We noted ${when}, but nobody is booked yet. Choose a contractor first.`,
    chooseContractor: 'Choose a contractor',
  },
  toSupport: {
    subject: (when: string) => `Someone wants an appointment on ${when}`,
    text: 'It does not belong to a request, so nobody is booked.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    notGiven: 'not given',
  },
  sentBy: (address: string) => `Sent by Plumbline, ${address}`,
  entry: {
    theContractor: 'the contractor',
    request: (number: string) => `Request ${number}`,
    notes: (notes: string) => `Notes: ${notes}`,
    moveOrCancel: (url: string) => `Move or cancel: ${url}`,
    feed: (company: string) => `Plumbline: ${company}`,
  },
};

/** Letters, texts and calendar entries about an appointment. Spanish texts avoid letters outside of GSM-7. */
export const appointmentLetterWords = inLanguages({ en, es });
