import type { ContractorSort } from '@plumbline/contract/domains/directory/endpoints.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './finder.words.es.ts';

export const en = {
  back: 'Back',
  title: 'Licensed Craftsmen in Your Area',
  locationUnavailable: 'Unable to get your location. Showing all available plumbers.',
  locationUnsupported: 'Geolocation not supported. Showing all available plumbers.',
  askForLicense:
    'Each card says when its license was last checked. Ask to see license and insurance before work begins.',
  locationBlocked:
    'Your browser blocks location access for this site. Open the site settings beside the address bar, set Location to Allow, then try again. Or choose a city above.',
  tryAgain: 'Try again',
  mayAsk: 'Your browser may ask you to share your location.',
  yourSearch: 'Your search',
  workType: 'Type of work',
  allWork: 'All types of work',
  description: 'Project description',
  descriptionExample: 'Two outlets in the kitchen are dead',
  lookingFor: (people: string) => `We look for ${people}.`,
  showingAll: (people: string) => `Showing all available ${people}, nationwide`,
  showingWithin: (people: string, miles: string, place: string) =>
    `Showing ${people} within ${miles} miles of ${place}`,
  contractors: (count: number, formatted: string) =>
    `${formatted} ${plural('en', count, { one: 'contractor', other: 'contractors' })}`,
  someOf: (shown: string, total: number, formatted: string) =>
    `${shown} of ${formatted} ${plural('en', total, { one: 'contractor', other: 'contractors' })}`,
  moreThan: (formatted: string) => `more than ${formatted} contractors`,
  someOfMoreThan: (shown: string, formatted: string) => `${shown} of more than ${formatted} contractors`,
  inOrder: (count: string, order: string) => `${count}, ${order}`,
  orders: {
    featured: 'Featured first, then nearest',
    distance: 'nearest first',
    rating: 'best rated first',
    nationwide: 'Featured first, then by name',
  },
  sorts: { featured: 'Featured first', distance: 'Nearest first', rating: 'Best rated first' } satisfies Readonly<
    Record<ContractorSort, string>
  >,
  sort: 'Sort',
  unknownPlace: "We don't know this place",
  noSuchPlace: (place: string) =>
    `No US city or zip code is called “${place}”. Choose a city above, or type another zip code.`,
  fetchFailed: 'Failed to fetch plumbers',
  contractorsTitle: 'Contractors',
  loading: 'Loading...',
  showMore: 'Show more',
  featured: 'Featured',
  featuredPays: 'pays to be listed first.',
  verified: 'Verified',
  verifiedMeans: 'means that we have dated evidence of the license.',
  you: 'You',
  zipNotFound: 'Zip code not found',
  checkZip: 'Please check the zip code and try again.',
  noneFound: 'No Licensed Contractors Found',
  wholeCountry: 'Search the whole country',
  differentCity: 'Select a different city',
  broaden: 'Broaden the search area',
  checkBack: 'Check back later',
  finding: 'Finding Licensed Contractors',
  beforeDistance: '',
  afterDistance: ' away',
  searchReviews: 'Search for reviews',
  ofInNewTab: (company: string) => `of ${company} (opens in a new tab)`,
  license: (number: string) => `License ${number}.`,
  insurance: (insurance: string) => `Insurance: ${insurance}`,
  established: (year: string) => `Established ${year}`,
  businessHours: 'Business hours',
  newestReviews: (company: string) => `Newest reviews of ${company}`,
  allReviews: (count: string) => `View All ${count} Reviews`,
  ofCompany: (company: string) => `of ${company}`,
  website: 'Website',
  noContact: "This contractor doesn't show a phone number or email here.",
  callNow: 'Call Now',
  sendEmail: 'Send Email',
  toCompany: (company: string) => `to ${company}`,
  elsewhereBelow: (count: number, formatted: string) =>
    `Below: ${formatted} ${plural('en', count, { one: 'business', other: 'businesses' })} from outside our directory`,
  notInDirectory: 'Not in our directory',
  fewHere: 'Few of our contractors work here, so we asked another service who else does.',
  elsewhereUnchecked:
    "We have not checked the license of anyone in this list, and you can't send them a request here. Call them directly, and ask to see license and insurance before work begins.",
  elsewhereList: 'Businesses from outside our directory',
  source: 'Source:',
  noPhone: 'No phone number available.',
  seeItOn: (service: string) => `See it on ${service}`,
  seeItOnSite: 'See it on their site',
  call: 'Call',
  placeInNewTab: (place: string) => `: ${place} (opens in a new tab)`,
  listingBy: 'Listing by',
  inNewTab: '(opens in a new tab)',
  testDataRemoved: 'Test Data Removed',
  cleared: 'Cleared synthetic contractor data. Only authentic companies now display.',
  error: 'Error',
  clearFailed: 'Failed to clear synthetic contractors. Please try again.',
  removeTestData: 'Remove Test Data',
  removeAll: 'Remove all test contractors',
  removing: 'Removing...',
  everySampleGoes:
    "This removes every sample contractor and its reviews for everyone who uses this server. Real companies stay. This can't be undone here.",
};

/** The search for contractors. */
export const finderWords = inLanguages({ en, es });
