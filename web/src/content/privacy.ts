import { DEVICE_DAYS, SESSION_DAYS, SESSION_IDLE_DAYS, VISITOR_DAYS } from '@plumbline/contract/kernel/cookies.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { howToReachUs } from './how-to-reach-us.ts';

/** What is kept, who sees it, for how long, and how one gets rid of it. */
export const privacyOf = (site: Site): LegalText => ({
  title: 'Privacy',
  lead: 'What Plumbline keeps about you, who sees it and when, and how to take it along or delete it. We sell no personal data and show no advertising.',
  since: '2026-11-21',
  sections: [
    {
      id: 'kept',
      heading: 'What we keep',
      parts: [
        [
          'Of a request: the job in your words, when and where, your name, phone, email and street, how you want to be reached, and whether and when you agreed to text messages.',
          'Of an account: name, email, a password that only a hash is kept of, and what you add yourself, such as phone and address. With Google sign-in: that it was Google, your name and your address there.',
          'Of a contractor: what public license records and directories list about the business, each with its source, and what the business adds after claiming its listing.',
          'Of what happens: answers, proposals, appointments, payments, reviews and bids, each with its time.',
          'Of messages that you write about construction projects: the text, your name, company, email and phone, to whom it went, and whether it arrived.',
          'Of messages: to whom, when, what they said, and whether they arrived. Also what you text to us, and what you write in the support chat, which the people who run this site read.',
          'For security: sign-ins with device and network address, and how often a network address calls us.',
        ],
        'Card numbers never reach us: they go from your browser to the payment provider. A demonstration takes test cards alone and does not keep their numbers.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who sees a customer’s contact details, and when',
      parts: [
        'Before a contractor has the job they see the trade, the description, the urgency, the preferred time, and city, state and ZIP code. Phone numbers and email addresses that you type into the description or a message are hidden from them until then.',
        'Your name, phone, email and street leave our server to one contractor: the one who accepted the job and whose referral fee is settled, paid or free. Nobody else who was asked ever gets them. Your settings list who has them.',
        'A message about a construction project goes to the contact that its public listing names, with the name, company, email and phone that you sign it with.',
        'Whoever holds the secret link of a request sees it. Such pages are kept out of search engines, and other sites are not told that you came from them.',
        'Our operators can look up requests, accounts and what became of messages in order to help. They can read a message that we sent, without the links and codes in it. What they do is recorded.',
      ],
    },
    {
      id: 'others',
      heading: 'Who works for us',
      parts: [
        'These get what they need for their part, if this site uses them:',
        [
          'a mail server, the address and the mail;',
          'Twilio, the phone number and the text or call;',
          'your browser’s push service, a notification that is encrypted so that your browser alone can read it;',
          'Stripe, the payment;',
          'Google, if you choose to sign in with it;',
          'a language model, the words you describe a job with, or the facts of a project and your name and company when it writes for you; without one both are done on our own server;',
          'a transcription service, a recording that you speak into this site, which is kept nowhere;',
          'OpenStreetMap, which part of a map you look at. Places and ZIP codes are looked up in our own tables.',
        ],
        'Phone numbers and text-message consent are not shared with third parties for their marketing.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and what your browser keeps',
      parts: [
        'Only what the site needs to work, nothing that follows you elsewhere:',
        [
          `plumbline_session, when you sign in: who you are. No script can read it. It ends when you sign out, after ${SESSION_IDLE_DAYS} days without use, and after ${SESSION_DAYS} days at the latest.`,
          `plumbline_visitor, when you bid, chat or turn on notifications without an account: so that what you did stays yours. It lasts up to ${VISITOR_DAYS} days.`,
          'Short-lived cookies while you sign in with Google, and while you register: the password that you typed counts only in the browser in which you typed it.',
          `A cookie that tells your own browsers from those of strangers who guess at your password. It stays for at most ${DEVICE_DAYS} days.`,
          'In the browser’s own storage: the theme, a request or donation that you have begun, the requests whose links you hold, where you go on after signing in, and your name while you are signed in.',
        ],
      ],
    },
    {
      id: 'how-long',
      heading: 'For how long',
      parts: [
        'An account, and what belongs to it, is kept until you delete it. Requests, appointments and messages without an account are kept, as the record of what was agreed, until you ask us to delete them; nothing of these is deleted by its age alone. What counts calls and failed sign-ins is forgotten within hours.',
        'That a message was sent, what a job cost and what was paid stays also after a deletion, without your name: the law has us keep accounts. An address or number that has opted out stays on the list of those that get nothing, since else we would write to it again.',
      ],
    },
    {
      id: 'your-data',
      heading: 'Taking it along, correcting and deleting it',
      parts: [
        'In your settings, ‘Download My Data’ gives you everything held about you as a file, and ‘Delete Account’ deletes it: open requests are cancelled, and your name, addresses and numbers are taken out of what stays. A number that you typed and did not confirm by a code may be somebody else’s: other people’s messages to it stay, and so do texts that came from it, until you ask us to delete them. What you entered yourself you can correct there.',
        `Without an account, or for a business that is listed here and does not want to be: ask us. ${howToReachUs(site)} Before we delete anything, we write to the address or call the number, to make sure that it is yours.`,
      ],
    },
    {
      id: 'contact-by',
      heading: 'Opting out',
      parts: [
        'Every mail that you may refuse has a link that ends them in one click. Text STOP to end texts and calls. Turn notifications off in your settings. What the law or your own running job needs, such as a receipt or a password link, is still mailed.',
      ],
    },
  ],
});
