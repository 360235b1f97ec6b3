import { REMINDERS, type ReminderParty, reminderLabel } from '@plumbline/contract/domains/appointments/reminder.ts';
import { NIGHT_FROM, NIGHT_UNTIL } from '@plumbline/contract/domains/messaging/quiet-hours.ts';
import { CARRIER_WORDS } from '@plumbline/contract/domains/messaging/stop-words.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { howToReachUs } from './how-to-reach-us.ts';

/** '24 hours, 4 hours and 1 hour before' */
const remindedAt = (party: ReminderParty): string =>
  `${listed(
    REMINDERS[party].map((minutes) => reminderLabel(minutes).replace(' before', '')),
    'and',
  )} before`;

const listed = (words: readonly string[], joint: 'and' | 'or'): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${joint} `);

/** '9 PM' */
const clock = (hour: number): string => `${((hour + 11) % 12) + 1} ${hour < 12 ? 'AM' : 'PM'}`;

/** The terms of the text messages, in what US carriers and 47 CFR 64.1200 want said. */
export const smsConsentOf = (site: Site): LegalText => ({
  title: 'SMS Consent',
  lead: 'What text messages Plumbline sends, to whom, and how to end them.',
  since: '2026-11-21',
  sections: [
    {
      id: 'who',
      heading: 'Who is texted',
      parts: [
        'Only people who gave their number for it. Customers agree by ticking ‘Text me about this request’, which is never ticked beforehand. Contractors agree by registering or claiming a listing and choosing texts. We keep what was agreed to and when.',
        'Consent is not a condition of purchase. Without it everything comes by email, and nothing else changes.',
      ],
    },
    {
      id: 'what',
      heading: 'What is sent',
      parts: [
        [
          `To customers: what becomes of a request, such as contractors’ answers and proposed times; appointments and their changes, and reminders ${remindedAt('customer')}; and, once the work is completed, one invitation to review it.`,
          `To contractors: new requests, what becomes of them and of the referral fee; appointments and their changes, and reminders ${remindedAt('contractor')}; and codes that confirm a number.`,
          'Answers to what you text to us.',
        ],
        'No advertising. Message frequency varies with your requests. Message and data rates may apply, by your carrier’s plan.',
        `What is not urgent waits between ${clock(NIGHT_FROM)} and ${clock(NIGHT_UNTIL)} at your place. Customers can choose to be reminded at night, too.`,
      ],
    },
    {
      id: 'commands',
      heading: 'What you can text to us',
      parts: [
        [
          `STOP ends texts and calls to your number. So do ${listed(CARRIER_WORDS.stop.slice(1), 'and')}. You get one confirmation, then nothing more.`,
          `${listed(CARRIER_WORDS.start, 'or')} lets texts come again. An opt-out by text ends in this way only, not on the site.`,
          `${listed(CARRIER_WORDS.help, 'or')} tells you who we are and how to reach us.`,
          'Contractors: ACCEPT, DENY, or PROPOSE with a time, such as ‘PROPOSE tomorrow 3pm’. With several open requests, add the code from the text.',
        ],
        'Capital letters and spaces do not matter.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Your number',
      parts: [
        'Phone numbers and consent to texts are not sold, and not shared with third parties for their marketing. The carrier service that delivers the texts gets the number and the text for that alone. A customer’s number is shown to the one contractor who has the job.',
        'Carriers are not liable for texts that come late or not at all.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      parts: [`${howToReachUs(site)} What else we keep, and for how long, is on the privacy page.`],
    },
  ],
});
