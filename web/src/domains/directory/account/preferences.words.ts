import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './preferences.words.es.ts';

export const en = {
  updateFailed: 'Update Failed',
  updateFailedText: 'Failed to update preferences. Please try again.',
  optInFailed: 'Opt-in Failed',
  optInFailedText: 'Failed to opt back in. Please try again.',
  title: 'Contact preferences',
  optedOut: 'Opted out',
  active: 'Active',
  loading: 'Loading your contact preferences',
  noPhone: 'No phone number is listed',
  saved: 'Your contact preferences are saved.',
  messagesAgain: 'You get messages again.',
  noMoreMessages: "You won't get any more messages about new requests.",
  howToReach: 'How should requests reach you?',
  endsOptOut: 'Choosing another way also ends your opt-out.',
  sms: 'SMS (fastest)',
  textsNotAgreed: (phone: string) => `${phone}. You haven't agreed to texts, so we send email.`,
  email: 'Email (detailed)',
  noEmail: 'No email address is listed',
  call: 'Phone call',
  textsStayOff: 'Text messages stay off',
  onlyStart: 'STOP was texted from your phone. To get texts again, text START from that phone.',
  youOptedOut: 'You have opted out',
  nothingOffered: "You don't get new requests. We still send what the law requires.",
  optingIn: 'Opting in...',
  optBackIn: 'Opt Back In',
  optOut: 'Opt Out',
  optOutOfAll: 'Opt out of all messages?',
  optingOut: 'Opting out...',
  stay: 'Stay Opted In',
  optOutMeans: 'We stop sending you requests on all channels. You can opt back in here.',
};

/** The ways in which a contractor hears about requests. */
export const preferencesWords = inLanguages({ en, es });
