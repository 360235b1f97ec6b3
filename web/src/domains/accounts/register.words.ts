import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './register.words.es.ts';

export const en = {
  title: 'Sign Up',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  form: 'Sign up',
  yourAccount: 'Your account',
  whatBringsYou: 'What brings you here?',
  roles: {
    customer: { label: 'Customer', detail: 'I need work done' },
    craftsman: { label: 'Craftsman', detail: 'I do the work' },
  },
  email: 'Email Address',
  emailHint: 'You sign in with it. We send you a link first.',
  password: 'Password',
  passwordHint: (least: number) => `At least ${least} characters`,
  confirmPassword: 'Confirm Password',
  reachYou: 'How to reach you',
  reachYouHint: 'It saves you typing later, and nobody sees it until you send it.',
  agree: 'By signing up you agree to these:',
  submit: 'Create Account',
  busy: 'Creating account...',
  created: 'Account Created Successfully!',
  createdNext: 'Please check your email to verify your account.',
  checkEmail: 'Check your email',
  linkSent: (email: string) => `We sent a link to ${email}. Open it to verify your address; then sign in here.`,
  failed: 'Registration Failed',
  failedText: 'An error occurred during registration',
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    phone: 'Phone Number',
    contactMethod: 'Preferred Contact Method',
    methods: {
      email: { label: 'Email', detail: 'Detailed' },
      sms: { label: 'SMS', detail: 'Fastest' },
      both: { label: 'Both', detail: 'Maximum coverage' },
    },
    address: 'Address',
    city: 'City',
    state: 'State',
    stateExample: 'KY',
    zipCode: 'Zip Code',
  },
};

/** Opening an account. The settings show the same fields of the profile. */
export const registerWords = inLanguages({ en, es });
