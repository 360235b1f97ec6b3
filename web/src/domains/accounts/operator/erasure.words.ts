import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './erasure.words.es.ts';

export const en = {
  title: 'Erase the data of a person without an account',
  intro:
    'Enter their email address, their phone number or both, see what we have stored, then erase it. People with an account delete it in their settings.',
  email: 'Email address',
  phone: 'Phone number',
  look: 'See What Is Stored',
  looking: 'Looking...',
  nothing: 'Nothing is stored under this outside of accounts.',
  stillOpen: (count: number, formatted: string) =>
    `${formatted} ${plural('en', count, { one: 'request is', other: 'requests are' })} still open and would be canceled first. The contractors are notified.`,
  phoneHasAccount:
    "This number also belongs to an account. The account's data is kept; its owner can delete it in the settings.",
  lastErased: (at: string) => `Last erased on ${at}.`,
  erase: 'Erase It',
  erased: 'Erased',
  dialog: {
    title: "Erase this person's data?",
    submit: 'Erase for Good',
    busy: 'Erasing...',
    cancel: 'Keep it',
    effect:
      "This can't be undone. Open requests are canceled, and their name, addresses, numbers and messages are removed from all records that we keep. We still remember that they opted out of messages.",
    verifyFirst:
      'First make sure that the address is theirs, and the number too if you entered one: write or call yourself, and continue only if the answer comes from there. The sender of an email to you can be forged.',
    proof: 'How do you know?',
    emailAgain: 'The email address again',
    phoneAgain: 'The phone number again',
  },
  proofs: {
    'answered-mail': 'They answered an email that I sent to this address',
    'answered-call': 'They answered when I called or texted this number',
    documents: 'They have shown me documents that prove it',
  },
  kinds: {
    requests: 'Requests',
    appointments: 'Appointments',
    reviews: 'Reviews that they signed',
    donations: 'Donations with a receipt to them',
    conversations: 'Conversations with support',
    messages: 'Messages to them',
    texts: 'Texts from them',
    outreach: 'Messages about projects that they signed',
    bids: 'Bids from their browser',
    devices: 'Browsers that get notifications',
    registrations: 'Unconfirmed registrations',
    'returned-mail': 'Records of bounced mail to them',
  },
};

export const erasureWords = inLanguages({ en, es });
