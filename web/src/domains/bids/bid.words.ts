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
  amountHint: 'In dollars. You can leave it open.',
  amountUnreadable: 'Enter the amount in dollars, such as 12,500, or leave it empty.',
  note: 'Note',
  firstNote: (project: string) => `Bid for "${project}".`,
  late: 'The deadline has passed',
  lateText: (due: string) =>
    `Bids were due ${due}. Its source still calls it open: check the original listing before you count on this bid.`,
  terms:
    'Plumbline keeps your bid for you: the owner is sent nothing, and their own forms and deadline in the original ' +
    'listing still count. Signed in as a craftsman, you find it in My Bids and can withdraw it there.',
};

/** Bidding on a project. */
export const bidWords = inLanguages({ en, es });
