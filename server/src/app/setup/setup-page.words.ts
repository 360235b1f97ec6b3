import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './setup-page.words.es.ts';

export const en = {
  title: 'Set up Plumbline',
  intro: 'Plumbline starts for the first time and needs a few facts. They are stored in its database.',
  environment: (names: string) => `Already set by the environment: ${names}.`,
  optional: 'optional',
  fix: 'Some of it needs another look.',
  missing: 'This is required.',
  sections: {
    address: 'Address',
    mail: 'Email',
    money: 'Fee',
    support: 'Support',
    operator: 'Operator',
  },
  labels: {
    PUBLIC_URL: 'Public address',
    SMTP_URL: 'Mail server',
    MAIL_FROM: 'Sender',
    SENDER_POSTAL_ADDRESS: 'Postal address',
    REFERRAL_FEE_CENTS: 'Fee for an accepted connection, in dollars',
    STRIPE_SECRET_KEY: 'Stripe: secret key',
    STRIPE_PUBLISHABLE_KEY: 'Stripe: publishable key',
    STRIPE_WEBHOOK_SECRET: 'Stripe: webhook secret',
    SUPPORT_EMAIL: 'Support email',
    SUPPORT_PHONE: 'Support phone',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    password: 'Password',
  },
  hints: {
    PUBLIC_URL: 'What people type to open the site, such as https://plumbline.example. All links start with it.',
    SMTP_URL:
      'Such as smtp://user:password@mail.example:587. Without one, no mail is sent: nobody can register, reset a password, or be told of requests by email.',
    MAIL_FROM: 'Such as Plumbline <post@plumbline.example>.',
    SENDER_POSTAL_ADDRESS: 'US law requires it in mail to businesses that have not signed up.',
    REFERRAL_FEE_CENTS: '0 makes connections free. Anything else needs the three keys of Stripe.',
    STRIPE_WEBHOOK_SECRET: 'Of an endpoint at the public address followed by /api/payments/webhook.',
    SUPPORT_EMAIL: 'Messages to support are mailed there.',
    SUPPORT_PHONE: 'Such as +15025550100.',
  },
  operatorIntro:
    'The account that runs the site. At its first sign-in, it is asked to set up a passkey or an authenticator app.',
  passwordHint: (least: number) => `At least ${least} characters.`,
  wrong: {
    PUBLIC_URL: 'This must be an address with https, such as https://plumbline.example.',
    SMTP_URL: 'This must start with smtp:// or smtps://.',
    MAIL_FROM: 'A mail server needs a sender, such as Plumbline <post@plumbline.example>.',
    SENDER_POSTAL_ADDRESS: 'This must be a whole postal address, such as 1 Main St, Louisville, KY 40202.',
    REFERRAL_FEE_CENTS: 'This must be 0, or dollars between 0.50 and 1000, such as 5 or 7.50.',
    STRIPE_SECRET_KEY: 'A fee needs a secret key of Stripe, such as sk_live_…, and the other two.',
    STRIPE_PUBLISHABLE_KEY: 'This must be a publishable key of Stripe in the same mode, such as pk_live_….',
    STRIPE_WEBHOOK_SECRET: 'This must be the signing secret of a webhook, such as whsec_….',
    SUPPORT_EMAIL: 'This must be an email address.',
    SUPPORT_PHONE: 'This must be a number such as +15025550100.',
  },
  sendTest: 'Send a test email',
  testHint: "It goes to the operator's address below.",
  testNeeds: 'A test needs the mail server, the sender and the email address of the operator.',
  testSubject: 'Plumbline can send mail',
  testText: 'This mail was sent from the setup page of Plumbline.',
  testSent: (email: string) => `The mail server has accepted a mail to ${email}. Look whether it arrives.`,
  testFailed: (reason: string) => `The mail server did not accept the mail: ${reason}.`,
  save: 'Save and start',
  done: 'Plumbline is starting',
  doneText: 'In a few seconds the site is there. Sign in as the operator and set up a passkey.',
  open: 'Open the site',
  closed: 'This link does not work',
  closedText:
    'It has been used, or Plumbline has started again since. The output of the latest start contains a new one.',
  notYet: 'This site is being set up',
  notYetText: 'Please come back a little later.',
};

/** The page that asks for what is missing at the first start. */
export const setupWords = inLanguages({ en, es });
