import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './factors.words.es.ts';

export const en = {
  passkey: {
    use: 'Use a Passkey',
    signIn: 'Sign In with a Passkey',
    waiting: 'Waiting for your passkey...',
    refused: 'This passkey was not accepted.',
    cancelled: 'The passkey was not used: it was canceled, or took too long.',
    notUsed: 'The passkey was not used.',
    alreadyThere: 'This device already has a passkey for your account.',
    wrongSite: 'Passkeys do not work at this address. Open Plumbline at its own address.',
    failed: 'Your browser could not use a passkey. Try again, or use another way.',
  },
  loading: 'Loading your options',
  orCode: 'or with a code',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app.',
  codeRefused: 'This code was not accepted.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes that you saved. Each works once.',
  useApp: 'Use your authenticator app',
  useRecovery: 'Use a recovery code',
  checking: 'Checking...',
  confirm: 'Confirm',
  confirmYou: "Confirm it's you",
  signIn: {
    title: "Confirm It's You",
    intro: 'Your account needs a second factor in addition to the password.',
    submit: 'Sign In',
    startOver: 'Start over',
    lost: "Lost your phone and your recovery codes? Contact support. Once we've verified that it's you, we'll remove the second factor.",
  },
  gate: {
    title: 'Operator',
    loading: 'Loading your sign-in settings',
    ready: 'Your second factor is set up',
    goOn: 'Go to the Operator Page',
    setUp: 'Set up a second factor first',
    why: "Operators see other people's data and money, so a password alone is not enough. Add a passkey or an authenticator app to continue.",
  },
  stepUp: {
    why: (minutes: number) => `Confirm it's you to continue. The confirmation lasts ${minutes} minutes.`,
    form: 'Password',
    password: 'Your password',
    missing: 'Enter your password.',
    wrong: 'This is not your current password.',
    google: 'Sign in again with Google; you will come back here.',
    orGoogle: 'Or sign in again with Google; you will come back here.',
    googleFirst: 'First sign in again with Google; you will come back here.',
    signInFirst: 'Sign in again to continue.',
  },
};

/** Proving the user's identity: passkeys, codes, and the password before a sensitive action. */
export const factorsWords = inLanguages({ en, es });
