import type { BusinessType } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './account.words.es.ts';

export const en = {
  newAreasLater: 'New areas appear on the map once you save them.',
  areasUnknown: (areas: string) => `We don't know where ${areas} is.`,
  areasTooFar: (areas: string) => `${areas}: too far away for this map.`,
  businessType: 'Business type',
  typeNotStated: 'Not stated',
  businessTypes: { individual: 'Individual', llc: 'LLC', corporation: 'Corporation' } satisfies Record<
    BusinessType,
    string
  >,
  phoneConfirmed: 'Phone confirmed',
  nowGetRequests: 'You now get requests and opportunities.',
  phone: 'Phone',
  email: 'Email',
  changePhone: 'Change Phone',
  changeEmail: 'Change Email',
  changePhoneTitle: 'Change the phone number',
  changeEmailTitle: 'Change the email address',
  newPhone: 'New phone number',
  newEmail: 'New email address',
  phoneChanged: 'Phone changed',
  emailChanged: 'Email changed',
  noneYet: 'None yet',
  phoneAndEmail: 'Phone and email',
  contactExplained: 'Where we send you requests. A new one takes effect once you enter the code that we send there.',
  notConfirmed: 'Not confirmed',
  supportChangesIt: "This site doesn't send texts. Ask support to change it",
  confirm: 'Confirm',
  confirming: 'Confirming...',
  reachYouThere: 'From now on, we send requests there.',
  sending: 'Sending...',
  sendCode: 'Send the code',
  title: 'Craftsman Account',
  companyAt: (company: string, address: string) => `${company}, ${address}`,
  publicPage: 'See the Public Page',
  dashboard: 'Dashboard',
  notOnShow: 'Your listing is hidden',
  operatorHidIt: 'An operator has hidden it. Please contact support.',
  notTakingWorkUntil: (day: string) => `Not taking work until ${day}`,
  usage: 'Usage',
  contacts: 'Contacts',
  acceptances: 'Acceptances',
  totalCharges: 'Total charges',
  loadingUsage: 'Loading your usage',
  allPaid: (accepted: number, fee: string) => `${accepted} accepted: ${accepted} × ${fee}`,
  allFree: (accepted: number, free: number) =>
    `${accepted} accepted, ${plural('en', free, { one: 'the first free', other: `the first ${free} free` })}`,
  someFree: (accepted: number, free: number, fee: string) =>
    `${accepted} accepted, ${plural('en', free, { one: 'the first free', other: `the first ${free} free` })}: (${accepted} - ${free}) × ${fee}`,
  listingAdded: 'Listing added',
  inYourAccount: (company: string) => `${company} is in your account.`,
  listingNotAdded: 'The listing was not added',
  haveItInAccount: 'Add it to your account',
  inAccountMeans:
    'The requests, bids and billing of this listing are then on your dashboard, and you can edit it without a link.',
  adding: 'Adding...',
  addToAccount: 'Add to My Account',
};

/** A contractor's account page. */
export const accountWords = inLanguages({ en, es });
