import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './bid.words.es.ts';

export const en = {
  submit: 'Submit Bid',
  submitting: 'Submitting...',
  submitted: 'Bid Submitted',
  notAvailable: 'Not Available',
  submittedText: (project: string) => `Your bid for "${project}" has been submitted successfully.`,
  failed: 'Bid Submission Failed',
  failedText: 'Failed to submit bid. Please try again.',
  notSubmitted: 'Your bid was not submitted',
  amount: 'Amount',
  amountHint: 'In dollars. You can leave it blank.',
  amountUnreadable: 'Enter the amount in dollars, such as 12,500, or leave it blank.',
  note: 'Note',
  firstNote: (project: string) => `Bid for "${project}".`,
  late: 'The deadline has passed',
  lateText: (due: string) =>
    `Bids were due ${due}. Its source still calls it open: check the original listing before you count on this bid.`,
  terms:
    'Plumbline keeps your bid for you. Nothing is sent to the owner, whose own forms and deadline in the original ' +
    'listing still apply. If you are signed in as a craftsman, you can see it in My Bids and withdraw it there.',
};

/** Bidding on a project. */
export const bidWords = inLanguages({ en, es });
