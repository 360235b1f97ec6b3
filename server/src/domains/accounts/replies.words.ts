import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './replies.words.es.ts';

export const en = {
  noMail: 'This site cannot send email yet, so no link can be sent. Please try again later.',
  checkEmail: 'Please check your email to verify your account.',
  verified: 'Your email address is verified. You can sign in now.',
  passwordNeeded:
    "Your address was registered in a different browser. Choose a new password, because the one entered there doesn't count.",
  linkOnItsWay: 'If this address has an account, a link to set a new password is on its way.',
  passwordChanged: 'Your password has been changed. You can sign in now.',
  signedOut: 'You are signed out.',
  deviceSignedOut: 'That device is signed out.',
  othersSignedOut: 'All other devices are signed out.',
  confirmed: 'Thank you for confirming.',
  claimed: 'What you did before signing in is now in your account.',
  accountDeleted: 'Your account has been deleted.',
  nothingErased: 'Nothing was erased, because no data is stored about them.',
  erased: 'Their data has been erased.',
  doneAndAudited: 'Done, and recorded in the audit log.',
  testInMailbox: 'It is in the local mailbox.',
  testSent: 'It was sent to your address.',
};

/** The messages of successful calls about accounts. */
export const repliesWords = inLanguages({ en, es });
