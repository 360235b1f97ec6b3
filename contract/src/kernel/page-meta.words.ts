import { es } from './page-meta.words.es.ts';
import { inLanguages } from './words.ts';

export const en = {
  /** The keywords of every page. */
  keywords: 'contractors, Louisville Kentucky, plumbing, electrical, HVAC, handyman, construction projects',
  home: 'Home',
  /** For pages that search engines don't index. */
  onPlumbline: (title: string) => `${title}, on Plumbline.`,
  findContractors: (miles: number) =>
    `Licensed craftsmen in your area, within ${miles} miles: plumbing, electrical, HVAC, handyman, construction.`,
  unknown: { title: 'Page', description: 'This page does not exist.' },
  pages: {
    '/': {
      title: 'Plumbline: a local contractor, or your next project',
      description:
        'Describe a job and pick one contractor nearby. Or find construction projects around Louisville, Kentucky, and bid.',
    },
    '/login': { title: 'Sign In', description: 'Sign in to Plumbline.' },
    '/register': { title: 'Sign Up', description: 'Create a Plumbline account as a customer or a craftsman.' },
    '/forgot-password': { title: 'Forgot Password' },
    '/reset-password': { title: 'Reset Password' },
    '/verify-email': { title: 'Verify Email' },
    '/find-request': {
      title: 'Find My Request',
      description: 'Lost the link to a service request? Get the links to your open requests by email.',
    },
    '/dashboard': { title: 'Dashboard' },
    '/dashboard/customer': { title: 'Customer Dashboard' },
    '/dashboard/customer/projects': { title: 'Your Project' },
    '/dashboard/customer/requests': { title: 'Your Service Request' },
    '/dashboard/craftsman': { title: 'Craftsman Dashboard' },
    '/profile': { title: 'Profile' },
    '/account-craftsman': { title: 'Craftsman Account' },
    '/operator': { title: 'Operator' },
    '/chat': { title: 'Support Chat', description: 'Write to Plumbline support.' },
    '/map': {
      title: 'Project Map',
      description: 'Construction projects in Jefferson, Oldham, Bullitt and Spencer counties on a map.',
      keywords: 'construction projects, project map, Louisville, Jefferson County, Oldham County, bids',
    },
    '/projects': {
      title: 'Construction Projects',
      description:
        'Construction projects in Louisville Metro and surrounding counties, each with its source, to bid on.',
      keywords:
        'construction projects, bids, Louisville, Jefferson County, Oldham County, Bullitt County, Spencer County',
    },
    '/projects/sources': {
      title: 'Project Sources',
      description: 'Where the construction projects come from, when each source was last read, and what it returned.',
      keywords: 'construction permits, public bids, open data, Louisville, sources',
    },
    '/projects/:id': { title: 'Construction Project' },
    '/plumbing': {
      title: 'Plumbline Louisville Area',
      description: 'Your hub for plumbing bid opportunities in the Louisville metro area.',
      keywords: 'plumbing bids, plumbing projects, Louisville, construction',
    },
    '/request-service': {
      title: 'Request Service',
      description:
        'Describe the job, choose the place, pick one contractor nearby and follow the request until it is done.',
      keywords: 'request a plumber, electrician, HVAC repair, handyman, contractor near me',
    },
    '/find-plumbers': {
      title: 'Find Contractors',
      keywords: 'find contractors, plumbers near me, licensed craftsmen, electricians, HVAC, handyman',
    },
    '/contractors/:slug': { title: 'Contractor' },
    '/firms/:slug': { title: 'Firm' },
    '/:trades/:state/:city': { title: 'Contractors' },
    '/about': { title: 'About Us', description: 'How Plumbline works, what it is built with and what it is for.' },
    '/privacy': { title: 'Privacy', description: 'What Plumbline stores, who sees it, and for how long.' },
    '/terms': { title: 'Terms', description: 'The terms for using Plumbline.' },
    '/status': { title: 'Status' },
    '/sms-consent': { title: 'SMS Consent', description: 'What text messages Plumbline sends and how to stop them.' },
    '/congratulations': { title: 'Request Submitted' },
    '/response': { title: 'Answer a Proposal' },
    '/respond': { title: 'Answer a Request' },
    '/track': { title: 'Track Your Request' },
    '/review': { title: 'Review Your Contractor' },
    '/answer-review': { title: 'Answer a Review' },
    '/claim': { title: 'Claim a Listing' },
    '/listing': { title: 'Your Listing' },
    '/outreach/stop': { title: 'Stop Messages' },
    '/watches': { title: 'My Watches' },
    '/pipeline': { title: 'Pipeline' },
    '/payment': { title: 'Referral Fee' },
    '/connection-check': { title: 'Were You Connected?' },
    '/payment-success': { title: 'Payment Successful' },
    '/checkout': { title: 'Checkout' },
    '/schedule-service': { title: 'Schedule Service' },
    '/thread': { title: 'Messages' },
    '/notification-demo': { title: 'Notification Demo' },
    '/unsubscribe': { title: 'Unsubscribe' },
    '/dev/messages': { title: 'Messages' },
    '/dev/mailbox': { title: 'Mailbox' },
  },
};

/** The titles and descriptions of the pages. */
export const pageMetaWords = inLanguages({ en, es });
