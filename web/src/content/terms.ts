import { badConnectionRules } from '@plumbline/contract/domains/service-requests/connection.ts';
import { MAX_PROPOSAL_CHANGES, REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { MAX_ASKED } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { feeSentence, type Site } from '@plumbline/contract/kernel/site.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { howToReachUs } from './how-to-reach-us.ts';

/** The terms, with the fee that is set. */
export const termsOf = (site: Site): LegalText => ({
  title: 'Terms',
  lead: 'Plumbline connects people who need work done with local contractors, and shows contractors construction projects. These are the rules for using it.',
  since: '2026-11-21',
  sections: [
    {
      id: 'what-we-are',
      heading: 'What Plumbline is, and what it is not',
      parts: [
        'Plumbline passes requests on, keeps track of the answers and reminds both sides of appointments. We do not do the work, employ the contractors or set their prices. The contract for the work is between the customer and the contractor, and the customer pays the contractor directly.',
        'Where we show a license we say when it was checked, or that it was not. ‘Verified’ means that dated evidence of a license was seen. ‘Featured’ means that a place in the list was paid for. Neither is a promise about the work.',
        'Construction projects come from public sources, each named with the time at which it was last read. They can be out of date: check the original before you rely on it.',
      ],
    },
    {
      id: 'customers',
      heading: 'If you request a service',
      parts: [
        `Requesting is free. Your request goes to the contractor you pick, or to ${MAX_ASKED} if you ask for the best matches, or to contractors nearby if you let them come to you.`,
        [
          'Describe the job truthfully, and give a phone number and an email address that are yours.',
          'Whoever holds the link of a request can see and change it. Do not pass it on to people who should not.',
          `You can cancel until the work has started. You can say within ${REOPEN_DAYS} days that work was not completed after all.`,
          `A contractor can change a proposal at most ${MAX_PROPOSAL_CHANGES} times; one change more ends it.`,
        ],
      ],
    },
    {
      id: 'contractors',
      heading: 'If you are a contractor',
      parts: [
        `${feeSentence(site)} It is one payment for the connection, never a percentage of the job.`,
        'After accepting you have a limited time to pay, shown with the request. Name, phone, email and street of the customer are shown to you once the fee is paid, or at once where it is free. If you do not pay in time, nothing is charged and the customer goes on to the next contractor.',
        'Use a customer’s details for that job alone. Do not sell them, pass them on or add them to a mailing list.',
        'Answer only for a business that you may speak for, and hold the licenses that your work needs.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds of the referral fee',
      parts: [
        'We refund the whole fee, by the way it was paid, when',
        [
          'the customer cancels the request before the work starts,',
          'the customer reports that you did not come and is offered other contractors,',
          'the payment arrives after the time for it was over, or after somebody else got the job, or after the request was cancelled,',
          'a connection turns out bad, by the rules that follow.',
        ],
        [...badConnectionRules],
        'Otherwise the fee of a connection that was made is not refunded, unless one of us finds that it should be.',
      ],
    },
    {
      id: 'appointments',
      heading: 'Appointments',
      parts: [
        'Both sides can move or cancel an appointment, with a reason that the other side is told. Cancelling the appointment does not cancel the request. Reminders are a service: an appointment stands also when a reminder did not arrive.',
        'Without a request a time can only be asked for: nobody is booked until a contractor has accepted.',
      ],
    },
    {
      id: 'not-allowed',
      heading: 'What is not allowed',
      parts: [
        [
          'Requests, bids, proposals or reviews that are made up, or that pretend to be somebody else’s.',
          'Sending advertising or anything unlawful through our messages.',
          'Reading the site out by programs in a way that slows it down for others, or getting around its limits.',
        ],
        'We can suspend accounts that do this. Reviews written here come only from customers whose work was completed, and the contractor may answer each; reviews from elsewhere name their source.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      parts: [
        'The site is offered as it is. As far as the law allows, we are not liable for the work of contractors, for what customers say about a job, for projects that sources describe wrongly, or for messages that carriers or mail servers do not deliver. Nothing here limits rights that the law gives you and that cannot be given up.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      parts: [
        'When these terms change, the date above changes with them. What you have agreed to before goes on under the terms of that day.',
        howToReachUs(site),
      ],
    },
  ],
});
