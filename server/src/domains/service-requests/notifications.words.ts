import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './notifications.words.es.ts';

export const en = {
  openRequest: 'Open the request',
  openJob: 'Open the job',
  answer: 'Answer',
  nudge: {
    proposalSubject: (company: string) => `Reminder: ${company} is waiting for your answer.`,
    proposal: (company: string, until: string) => `${company} is waiting for your answer. You have until ${until}.`,
    aContractor: 'A contractor',
    answerProposal: 'Answer the proposal',
    requestSubject: 'Reminder: A request is waiting for your answer.',
    request: (until: string) => `A request is waiting for your answer. You have until ${until}.`,
  },
  declinedCharge: {
    subject: (fee: string) => `Your card was not charged ${fee}`,
    text: (card: string, fee: string, until: string) =>
      `Nothing was charged to your ${card}. The job is still held for you: pay the referral fee of ${fee} here by ${until}.`,
  },
  returned: {
    subject: 'Your payment is being refunded',
    text: (amount: string) =>
      `Your payment of ${amount} arrived after the connection had ended. We are refunding it to your card, and nothing is due.`,
  },
  keptOut: {
    subject: 'Your spending cap is blocking a job',
    text: (fee: string) =>
      `The customer wanted to approve your proposal, but your monthly spending cap leaves less than the referral fee of ${fee}. Raise the cap if you want the job.`,
    until: (time: string) => `The customer can approve it until ${time}.`,
    change: 'Change the spending cap',
  },
  check: {
    theContractor: 'The contractor',
    subject: (company: string) => `Did ${company} reach you?`,
    unreachable: (company: string) => `${company} says that they could not reach you about your request.`,
    notWanted: (company: string) => `${company} says that you did not want the job after all.`,
    oneClick: 'Is that right? One click is enough. You pay nothing either way.',
    isThatSo: 'Is that right?',
    withoutAnswer: (hours: number) => `If you don't answer within ${hours} hours, we go by what they say.`,
  },
  signOffReminder: {
    subject: 'Is the work done? A reminder',
    text: (company: string, until: string) =>
      `${company} says that the work is completed. If we don't hear from you by ${until}, it counts as confirmed.`,
  },
  report: {
    subject: 'Your report of a bad connection',
    spoke:
      'The customer says that you spoke and that they want the job, so the fee is not refunded. Please get in touch with them again.',
    refused: 'We reviewed your report of a bad connection and could not accept it, so the fee is not refunded.',
  },
  links: {
    subject: 'The links to your requests',
    text: 'Someone, probably you, asked for the links to your open requests on Plumbline. Here they are:',
    keep: 'Anyone who has a link can answer and cancel that request: keep them to yourself.',
  },
  linkInEmail: 'The link is in your email.',
  linkInText: 'The link is in a text message.',
  imprint: (address: string) => `Sent by Plumbline, ${address}`,
};

/** Reminders, payments that come back, questions about a connection, and what surrounds every letter. */
export const notificationWords = inLanguages({ en, es });
