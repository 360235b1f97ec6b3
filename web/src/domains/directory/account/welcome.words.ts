import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './welcome.words.es.ts';

export const en = {
  listingFirst: 'Start with your listing',
  listingFirstText: 'Customers find you through it, and requests come to it.',
  listingFirstAction: 'Find or Create Your Listing',
  phoneFirst: 'Confirm your phone first',
  phoneFirstText: 'Opportunities are for craftsmen whose phone is confirmed. We send you a code by text or call.',
  phoneFirstAction: 'Confirm Your Phone',
  welcome: (name: string, steps: number) =>
    `Welcome, ${name}. ${steps === 1 ? 'One step' : `${['No', 'One', 'Two', 'Three', 'Four'][steps] ?? steps} steps`} to your first job`,
  oneStepLeft: 'One step is left',
  leadListing: 'Start with your listing: customers find you through it, and requests come to it.',
  leadFound: 'Customers can already find you.',
  leadPhone: 'Customers can already find you. Texts, opportunities and free connections require a confirmed phone.',
  steps: 'Steps',
  getListing: 'Find or create your listing',
  listingLive: 'Your listing is live',
  phoneConfirmed: 'Your phone is confirmed',
  confirmPhone: 'Confirm the phone that gets the jobs',
  hoursSet: 'Your opening hours are set',
  setHours: 'Set your opening hours',
  firstJobFree: 'Take your first job free',
  firstJob: 'Take your first job',
  noMonthlyFee: 'No percentage of the job, no monthly fee, no card needed now.',
  listedAlready: 'Your firm is already listed',
  orCreate: 'Or create a listing',
  lookItOver: 'Look it over',
  replyFromVan: 'Requests come as a text. Reply ACCEPT, DENY or PROPOSE from the van.',
  addPhone: 'Add a Phone',
  anotherNumber: 'Another Number',
  hoursNotSaved: 'The hours were not saved',
  hoursDecide: 'They decide whether customers see ‘Open now’.',
  saving: 'Saving...',
  usualHours: 'Mon–Fri, 8 AM–5 PM',
  setMyself: 'Set Them Myself',
  howSeen: 'How customers see you',
  newNoReviews: 'New, no reviews yet',
  rated: (stars: string, reviews: string) => `${stars} of 5 stars, ${reviews} reviews`,
  seenHoursSet: 'Hours set',
  seenHoursNotSet: 'Hours not set',
  openMyPage: 'Open My Page',
};

/** The first steps of a new contractor. */
export const welcomeWords = inLanguages({ en, es });
