import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './report.words.es.ts';

export const en = {
  reasons: {
    unreachable: "The customer can't be reached",
    unreachableText: 'I called and wrote, and nobody answered',
    notWanted: "The customer didn't want the job",
    notWantedText: 'We spoke, and there is no job',
  },
  noReason: "Say whether the customer can't be reached or didn't want the job.",
  yourReport: 'Your report',
  section: 'Problems with this connection',
  until: (time: string) => `No answer, or no job? Until ${time} you can report it.`,
  untilWithRefund: (time: string) => `No answer, or no job? Until ${time} you can report it and get the fee back.`,
  title: 'Report a bad connection',
  sent: 'Report sent',
  notSent: 'Your report was not sent',
  send: 'Send report',
  sending: 'Sending...',
  whatHappened: 'What happened?',
  tried: 'What you tried',
  triedExample: 'Such as: called twice on Tuesday, wrote an email on Wednesday',

  check: {
    linkNotFound: 'Link Not Found',
    linkNotFoundText: "We couldn't find this question. Please check your link.",
    title: 'Were you connected?',
    loading: 'Loading the question',
    closed: 'This question is closed',
    endings: {
      operator: 'Thank you. We will review it; there is nothing more for you to do.',
      refunded: 'Thank you. The contractor gets the fee back, and you can ask someone else about the job.',
      refused: 'Thank you. The job stays as it is.',
      void: 'The work has begun, so no answer is needed.',
    },
    noAnswer: 'Please choose one of the two answers.',
    sent: 'Answer sent',
    thanks: 'Thank you.',
    notSent: 'Your answer was not sent',
    saysUnreachable: (company: string) => `${company} says that they couldn't reach you.`,
    saysNotWanted: (company: string) => `${company} says that you didn't want the job.`,
    withoutAnswer: (time: string) =>
      `If you don't answer by ${time}, we go by what they say, and they get their fee back.`,
    spoke: 'We spoke, and I want the job done',
    neverSpoke: 'That is right, we never spoke',
    notWanted: "That's right, I don't want it",
    sendAnswer: 'Send my answer',
    sending: 'Sending...',
  },
};

/** Bad connections: the contractor's report and the customer's answer. */
export const reportWords = inLanguages({ en, es });
