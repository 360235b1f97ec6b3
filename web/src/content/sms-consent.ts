import type { Site } from '@plumbline/contract/kernel/site.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { howToReachUs } from './how-to-reach-us.ts';

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
          'To customers: contractors’ answers and proposed times, and reminders of appointments 24 hours, 4 hours and 1 hour before.',
          'To contractors: new requests, the customer’s answers, and reminders 24 hours, 2 hours and 30 minutes before.',
          'Answers to what you text to us.',
        ],
        'No advertising. Message frequency varies with your requests. Message and data rates may apply, by your carrier’s plan.',
        'What is not urgent waits between 9 PM and 8 AM at your place. Customers can choose to be reminded at night, too.',
      ],
    },
    {
      id: 'commands',
      heading: 'What you can text to us',
      parts: [
        [
          'STOP ends texts and calls to your number. So do STOPALL, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE and OPTOUT. You get one confirmation, then nothing more.',
          'START or UNSTOP lets texts come again. An opt-out by text ends in this way only, not on the site.',
          'HELP or INFO tells you who we are and how to reach us.',
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
