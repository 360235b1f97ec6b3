import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './respond.words.es.ts';

const times = (count: number) => plural('en', count, { one: 'time', other: 'times' });

export const en = {
  incompleteLink: 'This link is not complete',
  incompleteLinkText: 'Part of it is missing. Open it from the message that we sent you, or copy the whole link.',
  deadLink: "This link doesn't open anything",
  deadLinkText: 'Part of it may be missing, or it belongs to someone else. Open it from the message that we sent you.',
  title: 'Answer a request',
  notLoaded: "We couldn't load this request",
  loading: 'Loading the request',

  canAnswer: 'You can answer this request.',
  notSent: 'Not sent',
  wasNotSent: 'This was not sent',
  refused: (reason: string) => `${reason} What you see is up to date.`,
  standing: 'Status',
  answer: 'Answer',
  theCustomer: 'The customer',
  changeAnswer: 'Change my answer',
  changesLeft: (count: number) => `You can change your proposal ${count} more ${times(count)}.`,
  changesUsed: (count: number) => `You have changed your proposal ${count} ${times(count)}. One more change ends it.`,
  cap: {
    title: 'Your spending cap is blocking this job',
    text: (fee: string) =>
      `The customer wanted to approve your proposal, but your monthly cap leaves less than the referral fee of ${fee}. If you raise it, the customer can approve the proposal again.`,
    change: 'Change the spending cap',
  },

  acceptFree: {
    title: 'Confirm your phone to accept free',
    text: (fee: string) => `A free connection needs a confirmed phone. Without one, accepting costs ${fee}.`,
    addPhone: 'Add a Phone in Your Account',
    confirmed: 'Phone confirmed',
    nowFree: 'Accepting this request is free.',
  },

  yourAnswer: 'Your answer',
  accept: 'Accept',
  atTime: (time: string) => `At ${time}`,
  atPreferredTime: "At the customer's preferred time",
  deny: 'Deny',
  asksNext: 'The customer asks the next contractor',
  noFee: 'No fee',
  propose: 'Propose a new time',
  customerDecides: 'The customer says yes or no',
  noFeeYet: 'No fee yet',
  free: 'Free',
  referralFee: 'Referral fee',
  proposingIsFree: 'No fee for proposing',
  dueOnApproval: (fee: string) => `${fee} is due only when the customer approves and you are connected.`,
  message: 'Message',
  messageExample: 'What the customer should know',
  sending: 'Sending...',
  submitted: 'Response Submitted',
  alreadyAnswered: 'This has already been answered.',
  failed: 'Submission Failed',
  failedText: 'Please try again or call the support phone line for assistance.',
  send: {
    nothing: 'Submit Response',
    acceptAndPay: (fee: string) => `Accept and pay ${fee}`,
    acceptFree: 'Accept, free',
    lastChange: 'Send and end my proposal',
    proposal: 'Send proposal',
  },
  problems: {
    answerTitle: 'Response Required',
    choose: 'Please select accept, deny, or propose a new time.',
    timeTitle: 'Time Details Required',
    timeMissing: 'Please specify your proposed date and time.',
    datePast: 'The proposed date cannot be in the past.',
    timePast: 'This time has passed. Choose a later one.',
    chooseDay: 'Choose the day you propose.',
    chooseTime: 'Choose the time you propose.',
  },

  fee: {
    onePayment: 'One payment once you have accepted. No percentage of the job.',
    noPercentage: 'No percentage of the job.',
    freeOnceConfirmed: 'It is free once your phone is confirmed.',
    firstWereFree: (count: number) =>
      count === 1
        ? 'Your first accepted connection was free.'
        : `Your first ${['none', 'one', 'two', 'three', 'four', 'five'][count] ?? count} accepted connections were free.`,
  },

  proposal: {
    endsIt: 'This change ends your proposal',
    endsItText: (most: number) =>
      `A proposal can be changed at most ${most} ${times(most)}, and you have used them all. If you send another time, you lose this request.`,
    atMost: (most: number) =>
      `A proposal can be changed at most ${most} ${times(most)}; after that the request is canceled automatically.`,
    date: 'Proposed date',
    time: 'Proposed time',
    clocks: (zone: string, place: string) => `${zone}, the time in ${place}.`,
    cost: 'Estimated cost',
    costExample: '$120 to $180',
    covers: 'What that covers',
    coversExample: 'Parts, labor, how long it takes',
  },
};

export const respondWords = inLanguages({ en, es });
