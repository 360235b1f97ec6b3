import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { endingWith } from '../company-name.ts';
import { es } from './response.words.es.ts';

export const en = {
  page: {
    title: 'Answer a proposal',
    proposesTime: (company: string) => `${company} proposes a time`,
    request: (requestNumber: string) => `Request ${requestNumber}`,
    loading: 'Loading the proposal',
    incomplete: 'This link is not complete',
    incompleteText: 'Part of it is missing. Open it from the message that we sent you, or copy the whole link.',
    example: "Example: we couldn't load this proposal",
    exampleText: 'The proposal below is made up. Nothing can be sent from it.',
    retry: 'Retry',
    retrying: 'Retrying...',
    answerBy: 'Answer by',
    tooLate: 'the deadline has passed',
    waits: 'The proposal is waiting for your answer.',
    outcome: 'Your last answer',
    sent: 'Response sent successfully!',
    notSent: 'This was not sent',
    upToDate: 'What you see is up to date.',
    track: 'Track this request',
  },
  proposal: {
    title: 'The proposal',
    estimatedCost: 'Estimated cost',
    covers: 'What that covers',
    newHere: 'New, no reviews yet',
    rated: (figure: string) => `Rated ${figure} of 5`,
    sampleRating: 'Sample rating',
    yourRequest: 'Your request',
    preferred: (time: string) => `You preferred ${time}`,
    changes: (most: number) =>
      `A proposal can be changed at most ${most} times; after that the request is canceled automatically.`,
    soFar: (used: number, most: number) => `So far: ${used} of ${most}.`,
  },
  choices: {
    approve: {
      label: 'Approve',
      detail: 'Once you are connected, they have the job and your name, phone, email and street.',
      defaultMessage: 'I approve your proposal. See you then.',
      sent: (company: string) => `Your approval has been sent to ${endingWith(company)}`,
    },
    decline: {
      label: 'Decline',
      detail: 'You can ask someone else, with nothing to fill in again.',
      defaultMessage: 'Thank you for your proposal. I have decided not to go ahead with it.',
      sent: (company: string) => `Your decline has been sent to ${endingWith(company)}`,
    },
    propose: {
      label: 'Propose New Time',
      detail: 'They accept it or propose another.',
      defaultMessage: 'This time does not work for me. Would the time I propose suit you?',
      sent: (company: string) => `Your new time has been sent to ${endingWith(company)}`,
    },
  },
  form: {
    yourAnswer: 'Your answer',
    change: 'Change',
    changeAnswer: 'Change the answer',
    time: 'Proposed date and time',
    timeHint: (zone: string) => `${zone}, the time where the work is.`,
    timePast: 'The proposed date cannot be in the past.',
    message: 'Message',
    send: 'Send Response',
    sending: 'Sending...',
    sent: 'Response Sent',
    failed: 'Error',
    tryAgain: 'Failed to send response. Please try again.',
  },
  standing: {
    frozen: {
      title: 'This proposal is on hold.',
      text: 'Another contractor has accepted and is completing the connection now.',
    },
    cancelled: { title: 'This request was canceled.', text: 'You can send a new one at any time.' },
    countered: {
      title: (company: string) => `Your time is with ${endingWith(company)}`,
      text: "We'll tell you as soon as they answer.",
    },
    accepted: {
      title: (company: string) => `${company} is completing the connection now.`,
      text: 'You pay nothing. They contact you right after.',
    },
    settled: {
      title: (company: string) => `${company} has the job.`,
      text: 'They contact you to agree on the details.',
    },
    askNext: 'On the tracking page you can ask the next contractor.',
    declined: 'You declined this proposal.',
    denied: (company: string) => `${company} has declined the job.`,
    ended: 'This proposal has ended.',
    changedTooOften: (company: string, most: number) => `${company} tried to change it more than ${most} times.`,
    expired: 'The deadline to answer has passed.',
    lapsed: (company: string) => `${company} didn't complete the connection in time.`,
    lost: { title: 'You went with another contractor.', text: 'The tracking page says who.' },
    released: (company: string) => `${company} no longer has the job.`,
    none: {
      title: 'There is no proposal to answer here.',
      text: 'The tracking page shows the status of your request.',
    },
  },
  sample: {
    message: 'I can come in the morning and bring the parts.',
    details: 'New trap and seals, installed in one visit and cleaned up after.',
    title: 'Trap under the kitchen sink drips into the cabinet',
    description: 'The trap under the kitchen sink drips into the cabinet.',
    cost: (least: string, most: string) => `${least} to ${most}`,
  },
};

/** The page on which the customer answers a proposal. */
export const responseWords = inLanguages({ en, es });
