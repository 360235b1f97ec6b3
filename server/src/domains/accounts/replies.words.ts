import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './replies.words.es.ts';

export const en = {
  checkEmail: 'Please check your email to verify your account.',
  verified: 'Your email address is verified. You can sign in now.',
  passwordNeeded:
    'This is not the browser that was used to register with your address. Choose a new password: the one typed there does not count.',
  linkOnItsWay: 'If this address has an account, a link to set a new password is on its way.',
  passwordChanged: 'Your password is changed. You can sign in now.',
  signedOut: 'You are signed out.',
  deviceSignedOut: 'That device is signed out.',
  othersSignedOut: 'All other devices are signed out.',
  confirmed: 'Thank you for confirming.',
  claimed: 'What you did before signing in is in your account now.',
  accountDeleted: 'Your account is deleted.',
  nothingErased: 'Nothing was erased: nothing is held about them.',
  erased: 'What was held about them is erased.',
  doneAndAudited: 'Done, and recorded in the audit log.',
  testInMailbox: 'It is in the local mailbox.',
  testSent: 'It went to your address.',
};

/** The messages of successful calls about accounts. */
export const repliesWords = inLanguages({ en, es });
