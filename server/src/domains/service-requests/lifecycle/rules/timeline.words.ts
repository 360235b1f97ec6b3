import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './timeline.words.es.ts';

export const en = {
  unnamed: 'The contractor',
  unconfirmed: { phone: 'Confirm your phone to send this.', email: 'Confirm your email to send this.' },
  neverSent: 'It was not sent to any contractor.',
  submit: 'You submitted the request',
  confirm: 'You confirmed it, and it was sent',
  offer: (company: string) => `${company} was asked`,
  passOn: 'It was passed on to the next contractor in line, as you chose',
  passOver: (company: string, why: string) => `${company} was passed over: ${why}`,
  passedOver: {
    'not-listed': 'no longer listed',
    'not-fit': 'no longer licensed for this work',
    'takes-no-work': 'taking no new work',
    'not-reachable': 'can’t be reached',
    'day-off': 'a day off, so still in line',
  },
  fail: (company: string) => `${company} could not be reached`,
  accept: (company: string) => `${company} accepted`,
  acceptFeeDue: (company: string) => `${company} accepted; the connection is being settled`,
  approve: (company: string) => `You approved the proposal of ${company}`,
  approveFeeDue: (company: string) => `You approved the proposal of ${company}; the connection is being settled`,
  pay: (company: string) => `You are connected with ${company}`,
  lapse: (company: string) => `${company} did not complete the connection in time`,
  deny: (company: string) => `${company} can't take the job`,
  takeBack: (company: string) => `${company} took back their acceptance`,
  propose: (company: string) => `${company} sent a proposal`,
  proposeTooOften: (company: string) => `${company} changed the time too often, and the offer was withdrawn`,
  counter: (company: string) => `You proposed another time to ${company}`,
  decline: (company: string) => `You declined the proposal of ${company}`,
  expire: (company: string) => `The deadline to answer passed with ${company}`,
  didNotCome: (company: string) => `${company} did not show up and no longer has the job`,
  notReached: (company: string) =>
    `${company} could not reach you or heard that the job was not wanted, and the connection ended`,
  moved: (company: string) => `The appointment with ${company} was moved`,
  booked: (company: string) => `An appointment with ${company} was made`,
  nobodyThere: (company: string) => `${company} came and found nobody there`,
  unbooked: (company: string) => `The appointment with ${company} was canceled`,
  lose: (company: string) => `${company} was told that the job is taken`,
  start: (company: string) => `${company} started the work`,
  complete: (company: string) => `${company} completed the work`,
  reopen: 'You said that the work is not completed',
  nobodyCame: (company: string) => `You said that nobody came; ${company} was told`,
  notBegun: (company: string) => `You said that the work has not begun; ${company} was told`,
  cancel: 'You canceled the request',
  giveUpDenied: 'The request ended: every contractor declined',
  giveUpSilent: 'The request ended without an answer',
  giveUpUnconfirmed: 'The request ended unconfirmed and was never sent',
};

/** The events of a request, as its customer reads them. */
export const timelineWords = inLanguages({ en, es });
