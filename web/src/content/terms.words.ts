import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { es } from './terms.words.es.ts';

/** Facts from rules and settings that appear in the terms. */
export interface TermsFacts {
  readonly mostAsked: number;
  readonly reopenDays: number;
  readonly proposalChanges: number;
  /** Sentences. */
  readonly fee: string;
  readonly badConnections: readonly string[];
  /** The rows of the table of deadlines. */
  readonly clocks: readonly (readonly string[])[];
  readonly reach: string;
}

export const en = {
  text: ({ mostAsked, reopenDays, proposalChanges, fee, badConnections, clocks, reach }: TermsFacts): LegalText => ({
    title: 'Terms',
    lead: 'Plumbline connects people who need work done with local contractors, and shows contractors construction projects. These are the rules for using it.',
    since: '2026-11-28',
    sections: [
      {
        id: 'what-we-are',
        heading: 'What Plumbline is, and what it is not',
        parts: [
          'Plumbline passes requests on, keeps track of the answers and reminds both sides of appointments. We do not do the work, employ the contractors or set their prices. The contract for the work is between the customer and the contractor, and the customer pays the contractor directly.',
          'When we show a license, we say when it was checked, or that it was not. ‘Verified’ means that dated evidence of a license was seen. ‘Featured’ means that a place in the list was paid for. Neither is a promise about the work.',
          'Construction projects come from public sources, each named with the time at which it was last read. They can be out of date: check the original source before you rely on them.',
        ],
      },
      {
        id: 'customers',
        heading: 'If you request a service',
        parts: [
          `Requesting is free. Your request goes to the contractor you pick, or to ${mostAsked} if you ask for the best matches, or to contractors nearby if you let them come to you.`,
          [
            'Describe the job truthfully, and give a phone number and an email address that are yours.',
            'Anyone who has the link of a request can see and change it. Do not share it with people who should not.',
            `You can cancel until the work has started. You can tell us within ${reopenDays} days that work was not completed after all.`,
            `A contractor can change a proposal at most ${proposalChanges} times; one more change ends it.`,
          ],
        ],
      },
      {
        id: 'contractors',
        heading: 'If you are a contractor',
        parts: [
          `${fee} It is one payment for the connection, never a percentage of the job.`,
          'After accepting, you have a limited time to pay, which is shown with the request. You see the customer’s name, phone, email and street once the fee is paid, or immediately if it is free. If you do not pay in time, nothing is charged and the customer moves on to the next contractor.',
          'Use a customer’s details only for that job. Do not sell them, pass them on or add them to a mailing list.',
          'Answer only for a business that you are authorized to represent, and hold the licenses that your work requires.',
        ],
      },
      {
        id: 'refunds',
        heading: 'Refunds of the referral fee',
        parts: [
          'We refund the whole fee, to the card it was paid with, when',
          [
            'the customer cancels the request before the work starts,',
            'the customer reports that you did not show up and is offered other contractors,',
            'the payment arrives after its deadline, after someone else got the job, or after the request was canceled,',
            'a connection turns out to be bad under the following rules.',
          ],
          badConnections,
          'Otherwise the fee for a connection that was made is not refunded, unless we decide that it should be.',
        ],
      },
      {
        id: 'appointments',
        heading: 'Appointments',
        parts: [
          'Both sides can reschedule or cancel an appointment, with a reason that we pass on to the other side. Canceling the appointment does not cancel the request. Reminders are a courtesy: an appointment stands even if a reminder does not arrive.',
          'Without a request, you can only ask for a time: nobody is booked until a contractor has accepted.',
        ],
      },
      {
        id: 'deadlines',
        heading: 'The end of a job: deadlines and objections',
        parts: [
          'Either side can report a problem, and the other side can object. Both are done on the request’s page.',
          { columns: ['Report', 'Until', 'What happens at once', 'Objection', 'Decided by'], rows: clocks },
          'The record of the day decides only against the side that reported, by what that side did itself: a contractor who started the work on the day of the visit has found the customer. Everything else is decided by a person.',
          'A decision changes whether a report counts, and no payment. A report that nobody objects to in time counts.',
        ],
      },
      {
        id: 'not-allowed',
        heading: 'What is not allowed',
        parts: [
          [
            'Requests, bids, proposals or reviews that are made up, or that pretend to be someone else’s.',
            'Sending advertising or anything unlawful through our messages.',
            'Scraping the site in a way that slows it down for others, or circumventing its limits.',
          ],
          'We can suspend accounts that do this. Reviews written here come only from customers whose work was completed, and the contractor may respond to each; reviews from elsewhere name their source.',
        ],
      },
      {
        id: 'liability',
        heading: 'Liability',
        parts: [
          'The site is provided as is. To the extent that the law allows, we are not liable for the work of contractors, for what customers say about a job, for projects that sources describe incorrectly, or for messages that carriers or mail servers do not deliver. Nothing here limits rights that the law gives you and that cannot be waived.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes and questions',
        parts: [
          'When these terms change, the date above changes with them. What you agreed to earlier continues under the terms of that day.',
          reach,
        ],
      },
    ],
  }),
};

/** The terms of use. */
export const termsWords = inLanguages({ en, es });
