import { IDLE_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './jobs.words.es.ts';

export const en = {
  'mail-account-link': 'Mails the owner of an account a link to sign in or set a new password',
  'tell-of-lockout': 'Warns an account holder that someone keeps guessing the password',
  'appointment-reminder': 'Sends a reminder of an appointment',
  'resume-work': "Ends a contractor's pause",
  'ingest-run': 'Reads the sources of a run',
  'ingest-due': 'Starts the next source on a schedule',
  'correct-listings': 'Corrects listings that were read by older rules and that no source will show again',
  'send-messages': 'Sends a batch of messages of one channel',
  'send-message': 'Sends one message',
  'check-payment': 'Asks the provider whether a payment was made, in case its notification was lost',
  'cancel-payment': 'Closes a payment so that it can no longer be paid',
  'refund-payment': 'Refunds a payment to its card',
  'reconcile-payments': 'Compares the ledger with the provider, day by day',
  'geocode-projects': 'Looks up the addresses of projects that are only located by ZIP code, until none is left',
  'referral-deadline': 'Ends the time to answer or to pay',
  'referral-nudge': 'Reminds the party that has to act next when half of the time to answer has passed',
  'connection-check-deadline': "Ends a customer's time to answer a report of a bad connection",
  'request-idle': `Ends a request after ${IDLE_DAYS} days in which no contractor was asked`,
  'spread-opportunity': 'Tells suitable contractors about a request that is open to proposals',
  'opportunity-digest': 'Tells a contractor about new opportunities',
  'mail-request-links': 'Mails people who lost the links to their requests new ones',
  'deliver-sandbox-event': "Delivers the embedded payment provider's events",
  'domain-event': 'Passes an event of one domain on to the others',
};

/** The jobs' descriptions for operators, by task. */
export const jobsWords = inLanguages({ en, es });
