import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './payment.words.es.ts';

export const en = {
  backToRequest: 'Back to the request',
  invalidLink: 'Invalid Payment Link',
  invalidLinkText: 'This payment link is invalid or has expired.',

  referralFee: 'Referral fee',
  loading: 'Loading your payment',
  notTakenBack: 'Not taken back',
  nothingToPay: 'Nothing to pay here',
  payToConnect: (amount: string) => `Pay ${amount} to connect`,
  pay: (amount: string) => `Pay ${amount}`,

  yourPayment: 'Your payment',
  notLoaded: "We couldn't load your payment",
  confirming: 'Confirming your payment',
  confirmingText: 'The payment provider will tell us in a moment. You can leave this page; nothing is lost.',
  checkAgain: 'Check again',
  notPaidYet: 'Not paid yet?',
  backToPayment: 'Back to the payment',
  notConnected: 'You are not connected',
  connectedNow: 'You are connected with the customer.',
  paid: 'Payment Successful',
  paidTitle: 'Payment Successful!',
  paidText: (amount: string) =>
    `Your ${amount} referral fee has been processed. You're now connected with the customer!`,
  connected: 'You are connected',
  freeText: "This connection is free. You're now connected with the customer!",
  toDashboard: 'Return to Dashboard',
  openJob: 'Open the job',

  job: {
    title: 'Job assignment',
    number: 'Request number',
    service: 'Service type',
    urgency: 'Urgency',
    date: 'Preferred date',
    flexible: 'Flexible',
    customer: 'Customer',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    call: 'Call customer',
    write: 'Email customer',
    mailSubject: (number: string, company: string) => `Service request ${number}: ${company}`,
  },
  business: {
    title: 'Your business, as the customer sees it',
    company: 'Company',
    contact: 'Contact',
    rating: 'Rating',
    place: 'Place',
    specialties: 'Specialties',
    general: 'General Services',
  },
  next: {
    title: 'Next steps',
    contact: (within: string) => `Contact the customer within ${within}`,
    contactText: 'A quick call makes a good impression. You can also send an email.',
    schedule: 'Schedule the visit',
    scheduleText: 'Agree on a day and a time window that suits both of you.',
    complete: 'Complete the service and get paid',
    completeText: 'The customer pays you directly. Plumbline takes no cut.',
    earn: 'Earn more referrals',
    earnText: 'A completed job brings a review, and reviews bring requests.',
  },
  receipt: {
    title: 'Receipt',
    for: 'For',
    amount: 'Amount',
    number: 'Number',
    paid: 'Paid',
    print: 'Print',
  },
};

/** Paying a referral fee, and the connection that it buys. */
export const paymentWords = inLanguages({ en, es });
