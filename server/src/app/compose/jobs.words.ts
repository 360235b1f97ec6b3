import { PROOF_HOURS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { IDLE_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './jobs.words.es.ts';

export const en = {
  'mail-account-link': 'Emails an account holder a link to sign in or set a new password',
  'tell-of-lockout': 'Warns an account holder that someone keeps guessing the password',
  'note-erasure': 'Notes an erasure outside of the database, so that it can be repeated on a restored backup',
  'back-up': 'Backs up the database and the files',
  'prove-backup': 'Proves the newest backup by restoring it into a scratch place',
  'enforce-retention': 'Removes what is older than its retention',
  'appointment-reminder': 'Sends an appointment reminder',
  'read-calendar': "Reads the busy times of a contractor's own calendar",
  'announce-thread': 'Tells someone of messages of a conversation that they have not read',
  'resume-work': "Ends a contractor's pause",
  'prepare-photo': 'Makes the sizes of a photo, without place and time, and removes the original',
  'remove-stored': 'Removes the bytes of a removed file',
  'sweep-files': 'Removes stored bytes that belong to nothing anymore',
  'ingest-run': 'Reads the sources of a run',
  'ingest-due': 'Starts reading the next scheduled source',
  'correct-listings': 'Corrects listings that older rules read and that no source lists anymore',
  'watch-digest': 'Emails what a watched search has found',
  'next-step': 'Emails the next step of a pursued project',
  'send-messages': 'Sends a batch of emails',
  'send-texts': 'Sends a batch of text messages',
  'send-calls': 'Calls people and reads their messages aloud',
  'send-notifications': 'Sends a batch of browser notifications',
  'ask-provider': 'Asks the provider whether it accepted a message whose result is unknown',
  'send-message': 'Sends one message',
  'check-payment': 'Asks the provider whether a payment was made, in case its notification was lost',
  'cancel-payment': 'Closes a payment so that it can no longer be paid',
  'refund-payment': 'Refunds a payment to its card',
  'reconcile-payments': 'Compares the ledger with the provider, day by day',
  'geocode-projects': 'Geocodes projects that are located only by ZIP code, until none are left',
  'referral-deadline': 'Ends a referral whose deadline to answer or pay has passed',
  'referral-nudge': 'Reminds the party that has to act next when half the time to answer has passed',
  'connection-check-deadline': 'Decides a report of a bad connection if the customer has not answered in time',
  'request-idle': `Ends a request if no contractor was asked for ${IDLE_DAYS} days`,
  'remind-to-confirm': 'Reminds a customer once to confirm the phone or email of a request',
  'end-unconfirmed': `Cancels a request whose phone or email was not confirmed within ${PROOF_HOURS} hours`,
  'make-event-months': 'Makes the months that events of the near future are stored in',
  'spread-opportunity': 'Notifies suitable contractors of a request that is open to proposals',
  'response-record': 'Computes how a contractor usually answers',
  'opportunity-digest': 'Notifies a contractor of new opportunities',
  'mail-request-links': 'Emails people new links to their requests when they have lost them',
  'forget-draft': 'Erases the answers of an unfinished request that the server kept for a browser without scripts',
  'deliver-sandbox-event': "Delivers the embedded payment provider's events",
  'domain-event': 'Delivers an event from one domain to the others',
};

/** The jobs' descriptions for operators, by task. */
export const jobsWords = inLanguages({ en, es });
