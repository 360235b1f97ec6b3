import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './sent.words.es.ts';

export const en = {
  submitted: 'Request Submitted Successfully!',
  track: 'Track your request',
  newRequest: 'New Request',
  toast: {
    title: 'Service Request Submitted',
    earlier: (requestNumber: string) =>
      `Your first version had already arrived: request ${requestNumber} is the one that counts.`,
    open: 'Contractors near you can see it and send proposals.',
    sent: 'Your request has been sent to local contractors.',
    toConfirm: {
      phone: 'One more step: confirm your phone, and it goes to contractors.',
      email: 'One more step: confirm your email, and it goes to contractors.',
    },
  },
  congratulations: {
    isOpen: 'Your service request is open: contractors come to you with proposals.',
    isSent: 'Your service request has been sent to your selected contractor.',
    linkInEmail: 'Your tracking link is in the email that we sent you.',
    whatNext: 'What happens next',
    weTellYou: 'We notify you of each proposal. You can read and answer them on your tracking page.',
    reachOut: (company: string, time: string, method: string) =>
      `${company} will reach out within ${time} via your preferred contact method (${method}).`,
    someoneReachesOut: (time: string) =>
      `The contractor will reach out within ${time} via your preferred contact method.`,
    methods: { sms: 'SMS', email: 'email', both: 'SMS and email' },
    emailOnly: 'Plumbline itself writes to you by email only, because you did not ask for texts.',
    multipleQuotes: 'For multiple quotes, please submit separate requests: each goes to the contractor you select.',
    another: 'Submit Another Request',
    home: 'Back to Home',
  },
  receipt: {
    label: 'Your request',
    number: 'Request number',
    /** Around the email address. */
    linkOnItsWay: [
      'Follow every step and add photos on your tracking page. The link is on its way to ',
      '; anyone who has it can see your request, so keep it to yourself.',
    ],
    copy: 'Copy the link',
    copied: 'Link copied',
    link: 'The link to your tracking page',
    copyByHand:
      "This browser doesn't let us copy the link. It is selected: copy it with your keyboard or a long press.",
  },
  results: {
    notified: (service: string) => `Notifications sent to local ${service} specialists`,
    whoWasAsked: 'Who was asked',
    noneHasNumber: 'None of them has your number yet. The first to accept takes the job, and we tell the others.',
    subject: (requestNumber: string) => `Request ${requestNumber}`,
    call: (company: string) => `Call ${company}, `,
    email: 'Email',
  },
  elsewhere: {
    title: 'This request was already sent',
    sentAt: (at: string) => `You sent it in another tab at ${at}. Nothing was sent twice.`,
    sentAtTo: (at: string, whom: string) => `You sent it in another tab at ${at} to ${whom}. Nothing was sent twice.`,
    request: 'Request',
  },
};

/** The pages after a request was submitted. */
export const sentWords = inLanguages({ en, es });
