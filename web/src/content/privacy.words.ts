import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { es } from './privacy.words.es.ts';

/** The numbers that the text names, in days, what it says about a customer's details, and how to reach support. */
export interface PrivacyFacts {
  readonly idleDays: number;
  readonly sessionDays: number;
  readonly visitorDays: number;
  readonly deviceDays: number;
  readonly proofDays: number;
  readonly draftHours: number;
  /** For how many days things are kept: '1,095'; null for good. */
  readonly keptFor: Readonly<Record<'messages' | 'requests' | 'audit' | 'signIns', string | null>>;
  /** The details that only the connected contractor gets: 'name, phone, email, and street'. */
  readonly identity: string;
  /** A sentence. */
  readonly reach: string;
}

export const en = {
  text: ({
    idleDays,
    sessionDays,
    visitorDays,
    deviceDays,
    proofDays,
    draftHours,
    keptFor,
    identity,
    reach,
  }: PrivacyFacts): LegalText => ({
    title: 'Privacy',
    lead: 'What Plumbline keeps about you, who sees it and when, and how to download or delete it. We sell no personal data and show no advertising.',
    since: '2026-11-27',
    sections: [
      {
        id: 'kept',
        heading: 'What we keep',
        parts: [
          [
            `Requests: the job in your words, when and where, your ${identity}, how you want to be reached, the language you use, and whether and when you agreed to text messages.`,
            'Accounts: your name, email and language, a hash of your password, and what you add yourself, such as phone and address. If you sign in with Google: your name and email address there.',
            'Contractors: what public license records and directories list about the business, each with its source, and what the business adds after claiming its listing.',
            'Activity: answers, proposals, appointments, payments, reviews and bids, each with its time.',
            'Messages that you send about construction projects: the text, your name, company, email and phone, the recipient, and whether it arrived.',
            'Messages that we send: the recipient, the time, the text, and whether they arrived. Also what you text to us, and what you write in the support chat, which the people who run this site read.',
            'Security: sign-ins with device and network address, and how often a network address calls our server.',
          ],
          'Card numbers never reach us: they go from your browser to the payment provider. A demonstration site accepts only test cards and does not keep their numbers.',
        ],
      },
      {
        id: 'who-sees',
        heading: 'Who sees a customer’s contact details, and when',
        parts: [
          'Before contractors have the job, they see the trade, the description, the urgency, the preferred time, and city, state and ZIP code. Phone numbers and email addresses that you type into the description or a message are hidden from them until then.',
          `Your ${identity} leave our server to one contractor: the one who accepted the job and whose referral fee is settled, paid or free. Nobody else who was asked ever gets them. Your settings list who has them.`,
          'A message about a construction project goes to the contact that its public listing names, with the name, company, email and phone that you sign it with.',
          'Anyone who has the secret link of a request can see it. Such pages are kept out of search engines, and other sites are not told that you came from them.',
          'To help you, our operators can look up requests, accounts and the delivery of messages. They can read a message that we sent, without the links and codes in it. What they do is logged.',
        ],
      },
      {
        id: 'others',
        heading: 'Services we use',
        parts: [
          'If this site uses them, these services receive only what they need:',
          [
            'a mail server, the address and the mail;',
            'Twilio, the phone number and the text or call;',
            'your browser’s push service, a notification that is encrypted so that your browser alone can read it;',
            'Stripe, the payment;',
            'Google, if you choose to sign in with it;',
            'a language model, the words you describe a job with, or the facts of a project and your name and company when it writes for you; without one both are done on our own server;',
            'a transcription service, a recording that you speak into this site, which is kept nowhere;',
            'OpenStreetMap, the part of a map you look at. Places and ZIP codes are looked up in our own tables.',
          ],
          'Phone numbers and text-message consent are not shared with third parties for their marketing.',
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies and what your browser keeps',
        parts: [
          'Only what the site needs to work, and nothing that tracks you elsewhere:',
          [
            `plumbline_session, when you sign in: it identifies you. No script can read it. It ends when you sign out, after ${idleDays} days without use, and after ${sessionDays} days at the latest.`,
            `plumbline_visitor, when you bid, chat or turn on notifications without an account: so that what you did stays yours. It lasts up to ${visitorDays} days.`,
            `plumbline_draft, when you begin a request without JavaScript: the key to your answers, which we keep encrypted until you send them, for ${draftHours} hours at most.`,
            `plumbline_proof, when you send a request: so that you needn’t confirm the same phone or email again, and to slow down a browser that sends requests under many names. It lasts for ${proofDays} days.`,
            'plumbline_language, when you choose a language or sign in: so that pages open in your language. It lasts for one year.',
            'plumbline_leads, when you choose to see all construction leads: so that the list opens with all of them. It says nothing else, and lasts for one year.',
            'plumbline_wrote, for a few seconds after you have sent something: so that the lists you open next show it already. It says nothing else.',
            'Short-lived cookies while you sign in with Google, and while you register: the password that you typed counts only in the browser in which you typed it.',
            `A cookie that distinguishes your own browsers from those of strangers who guess at your password. It stays for at most ${deviceDays} days.`,
            'In the browser’s storage: the theme, a request or donation that you have started, photos that you chose for it (for at most a day), the requests whose links you have, when you last looked at projects, the page to open after signing in, and your name while you are signed in.',
            'Copies of the pages that you have opened, for a week, so that you can read them without a connection, and what you pressed without one, for a day. Signing in or out deletes them.',
          ],
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        parts: [
          'An account is kept until you delete it.',
          [
            keptFor.requests === null
              ? 'Requests and their appointments are kept, as the record of what was agreed, until you ask us to delete them.'
              : `Requests and their appointments are kept, as the record of what was agreed, for ${keptFor.requests} days after they have ended. Then your ${identity} are taken out.`,
            keptFor.messages === null
              ? 'Messages that we sent, and what was texted to us, are kept until you ask us to delete them.'
              : `Messages that we sent, and what was texted to us, are deleted after ${keptFor.messages} days.`,
            keptFor.signIns === null
              ? 'Sign-ins are kept with your account.'
              : `Sign-ins, and links of registrations and passwords, are deleted ${keptFor.signIns} days after they have ended.`,
            keptFor.audit === null
              ? 'What our operators did is logged for good.'
              : `What our operators did is logged for ${keptFor.audit} days.`,
            'Counts of calls and failed sign-ins are deleted within hours.',
          ],
          'After a deletion, we still keep, without your name, that a message was sent, what a job cost and what was paid: the law requires us to keep books. An address or number that has opted out stays on our do-not-contact list; otherwise we would write to it again.',
        ],
      },
      {
        id: 'your-data',
        heading: 'Downloading, correcting and deleting it',
        parts: [
          'In your settings, ‘Download My Data’ gives you everything held about you as a file, and ‘Delete Account’ deletes it: open requests are canceled, and your name, addresses and numbers are taken out of what stays. A number that you entered and did not confirm with a code may be someone else’s: other people’s messages to it, and texts that came from it, stay until you ask us to delete them. You can correct there what you entered yourself.',
          `If you have no account, or your business is listed here and you do not want it to be, ask us. ${reach} Before we delete anything, we write to the address or call the number, to make sure that it is yours.`,
        ],
      },
      {
        id: 'contact-by',
        heading: 'Opting out',
        parts: [
          'Every optional email has a link that unsubscribes you with one click. Text STOP to end texts and calls. Turn notifications off in your settings. We still send emails that the law or your current job requires, such as a receipt or a password link.',
        ],
      },
    ],
  }),
};

/** The privacy policy: data stored about people, who sees it, retention, and deletion. */
export const privacyWords = inLanguages({ en, es });
