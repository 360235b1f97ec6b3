import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './account-letters.words.es.ts';

export const en = {
  verify: {
    subject: 'Verify your email address',
    hello: (firstName: string) => `Hello ${firstName},`,
    text: 'You signed up for Plumbline. Open this link to verify your email address, and then sign in.',
    button: 'Verify my email address',
    note: (hours: number) =>
      `The link works for ${hours} hours. If this wasn't you, ignore this email, and no account will be created.`,
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    text: 'Someone, probably you, just signed up for Plumbline with this address, but it already has an account.',
    button: 'Sign in',
    note: (forgotPassword: string) =>
      `If you forgot your password: ${forgotPassword}. If this wasn't you, ignore this email.`,
  },
  reset: {
    subject: 'Set a new password',
    text: 'Someone, probably you, wants to set a new password for your Plumbline account.',
    button: 'Set a new password',
    note: (minutes: number) =>
      `The link works once, for ${minutes} minutes. If this wasn't you, ignore this email, and your password won't change.`,
  },
  setPassword: 'Set a new password',
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your Plumbline account was changed, and other devices were signed out.',
    otherwise: "If this wasn't you, set a new one right away and write to us:",
  },
  googleLinked: {
    subject: 'You can now sign in with Google',
    text: 'Someone signed in to your Plumbline account with Google for the first time. From now on, you can sign in either way.',
    otherwise: "If this wasn't you, secure your Google account, then set a new password here:",
  },
  newDevice: {
    subject: 'New sign-in to your account',
    text: (device: string, when: string) =>
      `Someone signed in to your Plumbline account on a device we haven't seen before: ${device}, ${when}.`,
    otherwise:
      "If this was you, there is nothing to do. If it wasn't, set a new password, which signs out every device:",
  },
  lockout: {
    subject: 'Someone is guessing your password',
    text: 'Too many wrong passwords were entered for your Plumbline account, so new devices have to wait between attempts. Devices you have signed in on before are not affected.',
    otherwise: 'Your password still works. If it is short, or you also use it elsewhere, set a better one:',
  },
  factorAdded: {
    subject: 'A sign-in method was added',
    text: {
      passkey: (when: string) => `A passkey was added to your Plumbline account, ${when}.`,
      app: (when: string) => `An authenticator app was added to your Plumbline account, ${when}.`,
    },
    otherwise: "If this wasn't you, set a new password, then remove it in your settings:",
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: (when: string) => `A recovery code for your Plumbline account was used, ${when}. It no longer works.`,
    otherwise: "If this wasn't you, set a new password, then create new recovery codes in your settings:",
  },
  factorRemoved: {
    subject: 'A sign-in method was removed',
    text: {
      passkey: (when: string) => `A passkey was removed from your Plumbline account, ${when}.`,
      app: (when: string) => `An authenticator app was removed from your Plumbline account, ${when}.`,
      all: (when: string) => `Every second factor was removed from your Plumbline account, ${when}.`,
    },
    otherwise: "If this wasn't you, set a new password right away and write to us:",
  },
};

export const accountLettersWords = inLanguages({ en, es });
