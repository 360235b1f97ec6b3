import type { License } from '@plumbline/contract/domains/directory/contractor.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './page.words.es.ts';

export const en = {
  contractor: 'Contractor',
  loadFailed: "We couldn't load this contractor",
  tradesIn: (trades: string, city: string, state: string) => `${trades} in ${city}, ${state}`,
  inSameCity: 'More in this city',
  whereTheyWork: 'Where they work',
  whatTheyDo: 'What they do',
  trades: 'Trades',
  specialties: 'Specialties',
  established: 'Established',
  businessHours: 'Business hours',
  reviews: 'Reviews',
  searchWeb: 'Search the web for more',
  inNewTab: '(opens in a new tab)',
  sampleReviews: 'Sample rating and reviews of a demonstration contractor.',
  call: 'Call',
  requestThis: 'Request this contractor',
  findAnother: 'Find another contractor',
  contact: 'Contact',
  numberLater: 'A request shows them your job. They see your number only once they accept.',
  takesNone: (company: string) => `${company} isn't taking requests right now.`,
  website: 'Website',
  ofInNewTab: (company: string) => `of ${company} (opens in a new tab)`,
  share: 'Share',
  yourBusiness: 'Is this your business?',
  editListing: 'Edit this listing',
  claimListing: 'Claim this listing',
  linkCopied: 'Link copied',
  copyLink: 'Copy this link',
  license: 'License and insurance',
  insuranceStated: (insurance: string) =>
    `Insurance: ${insurance}. Stated by the contractor, not checked by us. Ask for the certificate.`,
  noInsurance: 'Insurance: not stated. Ask for the certificate before work begins.',
  unchecked: "License not checked yet. Ask for the number, and look it up with your state's board.",
  restsOn: "‘Verified’ is based on what the board's register said on the day of the check.",
  notEnough: "What the board's register said on the day of the check. It is not enough for ‘Verified’.",
  statuses: {
    clear: 'Clear',
    inactive: 'Inactive',
    expired: 'Expired',
    suspended: 'Suspended',
    revoked: 'Revoked',
    unknown: 'Unknown',
  } satisfies Readonly<Record<License['status'], string>>,
  issuedBy: 'Issued by',
  boardSaid: "Board's words",
  classes: 'Classes',
  expires: 'Expires',
  source: 'Source',
  demonstration: 'Demonstration data',
  lastChecked: 'Last checked',
};

/** The public page of a contractor. */
export const pageWords = inLanguages({ en, es });
