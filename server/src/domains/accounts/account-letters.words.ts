import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './account-letters.words.es.ts';

export const en = {
  verify: {
    subject: 'Verify your email address',
    hello: (firstName: string) => `Hello ${firstName},`,
    text: 'You have registered at Plumbline. Open this link to verify your email address; then you can sign in.',
    button: 'Verify my email address',
    note: (hours: number) => `The link works for ${hours} hours. If it wasn't you, do nothing: no account is opened.`,
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    text: 'Somebody, probably you, has just registered at Plumbline with this address. It already has an account.',
    button: 'Sign in',
    note: (forgotPassword: string) =>
      `If you have forgotten your password: ${forgotPassword}. If it wasn't you, do nothing.`,
  },
  reset: {
    subject: 'Set a new password',
    text: 'Somebody, probably you, wants to set a new password for your account at Plumbline.',
    button: 'Set a new password',
    note: (minutes: number) =>
      `The link works for ${minutes} minutes, once. If it wasn't you, do nothing: your password stays.`,
  },
  setPassword: 'Set a new password',
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your Plumbline account was changed, and other devices were signed out.',
    otherwise: "If it wasn't you, set a new one at once and write to us:",
  },
  googleLinked: {
    subject: 'You can now sign in with Google',
    text: 'Your Plumbline account was opened with Google for the first time. From now on you can sign in either way.',
    otherwise: "If it wasn't you, secure your Google account, then set a new password here:",
  },
  newDevice: {
    subject: 'New sign-in to your account',
    text: (device: string, when: string) =>
      `Someone signed in to your Plumbline account on a device we had not seen before: ${device}, ${when}.`,
    otherwise: "If it was you, there is nothing to do. If it wasn't, set a new password; that signs out every device:",
  },
  lockout: {
    subject: 'Somebody is guessing your password',
    text: 'Too many wrong passwords were tried for your Plumbline account, so new devices have to wait between tries. Devices on which you have signed in before are not affected.',
    otherwise: 'Your password still works. If it is short or you use it elsewhere too, set a better one:',
  },
  factorAdded: {
    subject: 'A way to sign in was added',
    text: {
      passkey: (when: string) => `A passkey was added to your Plumbline account, ${when}.`,
      app: (when: string) => `An authenticator app was added to your Plumbline account, ${when}.`,
    },
    otherwise: "If it wasn't you, set a new password, then remove it in your settings:",
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: (when: string) => `A recovery code for your Plumbline account was used, ${when}. It no longer works.`,
    otherwise: "If it wasn't you, set a new password, then make new recovery codes in your settings:",
  },
  factorRemoved: {
    subject: 'A way to sign in was removed',
    text: {
      passkey: (when: string) => `A passkey was removed from your Plumbline account, ${when}.`,
      app: (when: string) => `An authenticator app was removed from your Plumbline account, ${when}.`,
      all: (when: string) => `Every second factor was removed from your Plumbline account, ${when}.`,
    },
    otherwise: "If it wasn't you, set a new password at once and write to us:",
  },
};

export const accountLettersWords = inLanguages({ en, es });
