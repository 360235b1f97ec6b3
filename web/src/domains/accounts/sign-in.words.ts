import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './sign-in.words.es.ts';

export const en = {
  email: 'Email Address',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  back: 'Back to Sign In',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  error: 'Error',
  saving: 'Saving...',
  login: {
    title: 'Sign In',
    form: 'Sign in',
    thenOn: 'Then we take you to the page you asked for.',
    busy: 'Signing in...',
    failed: 'Login Failed',
    wrong: 'Invalid email or password',
    newHere: 'New here?',
    signUp: 'Sign up',
    withoutAccount: 'Without an account',
    withoutAccountHow:
      'You can request a service, follow it and answer without signing in: the link in our email opens your request. Contractors answer through the link in the message about the job.',
    findRequest: 'Find My Request',
  },
  google: {
    go: 'Continue with Google',
    orEmail: 'or with email',
    problems: {
      unavailable: "Google can't be reached right now. Try again, or sign in with your password.",
      cancelled: 'Signing in with Google was canceled.',
      failed: 'Signing in with Google did not work. Try again, or sign in with your password.',
      unverified: 'Google has not verified your email address. Verify it there, or register with a password.',
      suspended: 'This account is suspended. Write to support.',
    },
  },
  newPassword: {
    form: 'New password',
    label: 'New Password',
    again: 'Confirm Password',
    atLeast: (least: number) => `At least ${least} characters`,
    show: 'Show password',
  },
  forgot: {
    title: 'Forgot Password',
    intro: 'Enter the email address of your account. We send you a link to set a new password.',
    send: 'Send Reset Link',
    sent: 'Reset Link Sent',
    notSent: 'Failed to send reset email. Please try again.',
    hint: 'The link works for an hour. Nothing after a few minutes? Check your spam folder, or try another address.',
  },
  reset: {
    title: 'Set a New Password',
    intro: 'This signs you out on all devices. Then sign in with the new password.',
    submit: 'Set Password',
    failed: 'Your password was not changed. Please try again.',
    done: 'Password changed',
    signInNow: 'Sign in with the new password. All devices were signed out.',
    newLink: 'Get a New Link',
  },
  verify: {
    title: 'Verify Email',
    done: 'Email Verified',
    failed: 'Your email address is not verified yet',
    choosePassword: 'Choose a Password',
    chooseToVerify: 'Your address is verified once you have set the password to sign in with.',
    signInNow: 'Sign in with your email address and the new password.',
    nameIsKept: 'We keep the name from the registration. Add your phone number and address in your settings.',
    failedAgain: 'Your email address is not verified yet. Please try again.',
    submit: 'Verify and Set Password',
    busy: 'Verifying...',
  },
  deadLink: {
    title: "This Link Doesn't Work",
    text: 'The link is invalid, was already used, or has expired.',
  },
};

/** Signing in with a password or Google, and the pages that mailed links open. */
export const signInWords = inLanguages({ en, es });
