import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './donation.words.es.ts';

export const en = {
  amount: 'Amount',
  custom: 'Custom amount',
  fromTo: (least: string, most: string) => `From ${least} to ${most}`,
  another: 'Another amount',
  email: 'Email Address',
  emailHint: 'Where the receipt goes',
  processing: 'Processing...',
  donate: 'Donate',
  donateAmount: (formatted: string) => `Donate ${formatted}`,
  noRanking: 'A donation doesn’t buy a better ranking. Placements that contractors pay for say ‘Featured’.',
  errorTitle: 'Payment Error',
  failed: 'Unable to process donation. Please try again.',
  title: 'Your donation',
  backHome: 'Back to Home',
  aboutUs: 'About Us',
  thanks: 'Thank you for your support',
  noReceipt:
    'The receipt for a donation is shown on the device it was made on, and is emailed to the address given with it.',
  receiptFailed: "We couldn't load your receipt",
  refundedTitle: 'This donation was refunded',
  refunded: (formatted: string) => `${formatted} was refunded to the card.`,
  confirmingTitle: 'Confirming your payment',
  confirming: 'The payment provider will tell us in a moment. You can leave this page; nothing is lost.',
  nothingCharged: 'Nothing was charged',
  notPaid: 'This donation was not paid.',
  tryAgain: 'Try again',
  paidTitle: 'Payment Successful!',
  paid: 'Thank you for your payment!',
  receipt: {
    title: 'Receipt',
    for: 'For',
    amount: 'Amount',
    number: 'Number',
    paid: 'Paid',
    test: 'Test mode, no real money.',
    print: 'Print',
  },
  checkout: {
    title: 'Secure checkout',
    total: 'Total amount',
    pay: (formatted: string) => `Pay ${formatted}`,
    receiptGoesTo: (email: string) => `The receipt goes to ${email}.`,
    failedTitle: 'Payment Setup Failed',
    failed: 'Unable to initialize payment. Please check your Stripe configuration.',
    chooseAmount: 'Choose an amount',
    nothingCharged: 'Nothing was charged.',
  },
};

/** A donation, its checkout and its receipt. */
export const donationWords = inLanguages({ en, es });
