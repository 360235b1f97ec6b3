/** One step of the trail: Home, then the page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What the head of a page says. The server writes it into the HTML, the web keeps it current: from one function. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly robots?: 'noindex';
  /** Opened by a secret in its address: not indexed, no referrer, no id in canonical links or social tags. */
  readonly capability: boolean;
  /** The path of the canonical link: never with a query or an id that is a secret. */
  readonly canonical: string;
  readonly breadcrumb: readonly Crumb[];
}

interface Page {
  readonly title: string;
  /** Of what others may find; the rest says its title. */
  readonly description?: string;
  readonly keywords?: string;
  readonly hidden?: true;
  readonly capability?: true;
}

export const SITE_NAME = 'Plumbline';

/** What every page is found by. */
export const KEYWORDS = 'contractors, Louisville Kentucky, plumbing, electrical, HVAC, handyman, construction projects';

const pages: Readonly<Record<string, Page>> = {
  '/': {
    title: `${SITE_NAME}: a local contractor, or your next project`,
    description:
      'Describe a job and pick one contractor nearby. Or find construction projects around Louisville, Kentucky, and bid.',
  },
  '/login': { title: 'Sign In', description: 'Sign in to Plumbline.' },
  '/register': { title: 'Sign Up', description: 'Open a Plumbline account as a customer or as a craftsman.' },
  '/forgot-password': { title: 'Forgot Password', hidden: true },
  '/reset-password': { title: 'Reset Password', capability: true },
  '/verify-email': { title: 'Verify Email', capability: true },
  '/find-request': {
    title: 'Find My Request',
    description: 'Lost the link of a service request? Get the links of your open requests by email.',
  },
  '/dashboard': { title: 'Dashboard', hidden: true },
  '/dashboard/customer': {
    title: 'Customer Dashboard',
    hidden: true,
  },
  // Who is signed in as its customer opens a request by the secret that its links carry.
  '/dashboard/customer/projects': {
    title: 'Your Project',
    capability: true,
  },
  '/dashboard/customer/requests': {
    title: 'Your Service Request',
    capability: true,
  },
  '/dashboard/craftsman': {
    title: 'Craftsman Dashboard',
    hidden: true,
  },
  '/profile': { title: 'Profile', hidden: true },
  '/account-craftsman': {
    title: 'Craftsman Account',
    hidden: true,
  },
  '/operator': { title: 'Operator', hidden: true },
  '/chat': { title: 'Support Chat', description: 'Write to Plumbline support.' },
  '/map': {
    title: 'Project Map',
    description: 'Construction projects in Jefferson, Oldham, Bullitt and Spencer counties on a map.',
    keywords: 'construction projects, project map, Louisville, Jefferson County, Oldham County, bids',
  },
  '/projects': {
    title: 'Construction Projects',
    description: 'Construction projects in Louisville Metro and surrounding counties, each with its source, to bid on.',
    keywords:
      'construction projects, bids, Louisville, Jefferson County, Oldham County, Bullitt County, Spencer County',
  },
  '/projects/sources': {
    title: 'Project Sources',
    description: 'Where the construction projects come from, when each source was last read, and what it gave.',
    keywords: 'construction permits, public bids, open data, Louisville, sources',
  },
  '/projects/:id': {
    title: 'Construction Project', // Its head does not know which one it is, and a project is gone some day.
    hidden: true,
  },
  '/plumbing': {
    title: `${SITE_NAME} Louisville Area`,
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
    description:
      'Licensed craftsmen in your area, within 60 miles: plumbing, electrical, HVAC, handyman, construction.',
    keywords: 'find contractors, plumbers near me, licensed craftsmen, electricians, HVAC, handyman',
  },
  // What a server that can't look the contractor up says; domains/directory/contractor-page.ts says the rest.
  '/contractors/:slug': {
    title: 'Contractor',
    hidden: true,
  },
  '/about': {
    title: 'About Us',
    description: 'How Plumbline works, what it is built with and what it is for.',
  },
  '/privacy': { title: 'Privacy', description: 'What Plumbline keeps, who sees it and for how long.' },
  '/terms': { title: 'Terms', description: 'The terms under which Plumbline can be used.' },
  '/sms-consent': { title: 'SMS Consent', description: 'What text messages Plumbline sends and how to stop them.' },
  '/congratulations': {
    title: 'Request Submitted',
    capability: true,
  },
  '/response': {
    title: 'Answer a Proposal',
    capability: true,
  },
  '/respond': {
    title: 'Answer a Request',
    capability: true,
  },
  '/track': { title: 'Track Your Request', capability: true },
  '/review': { title: 'Review Your Contractor', capability: true },
  '/answer-review': { title: 'Answer a Review', capability: true },
  '/claim': {
    title: 'Claim a Listing',
    hidden: true,
  },
  '/listing': { title: 'Your Listing', capability: true },
  '/outreach/stop': { title: 'Stop Messages', capability: true },
  '/payment': { title: 'Referral Fee', capability: true },
  '/connection-check': {
    title: 'Were You Connected?',
    capability: true,
  },
  '/payment-success': { title: 'Payment Successful', capability: true },
  '/checkout': { title: 'Checkout', hidden: true },
  '/schedule-service': {
    title: 'Schedule Service',
    capability: true,
  },
  '/notification-demo': {
    title: 'Notification Demo',
    hidden: true,
  },
  '/unsubscribe': { title: 'Unsubscribe', capability: true },
  '/dev/messages': { title: 'Messages', hidden: true },
  '/dev/mailbox': { title: 'Mailbox', hidden: true },
};

/** What no page of ours is called: the not-found page. */
const unknown: Page = { title: 'Page', description: 'This page does not exist.', hidden: true };

/** Routes whose next segments are ids; a track page without one is no page. */
const withIdAlways = [
  '/connection-check',
  '/track',
  '/review',
  '/answer-review',
  '/claim',
  '/listing',
  '/unsubscribe',
  '/outreach/stop',
  '/dashboard/customer/projects',
  '/dashboard/customer/requests',
];
const withIds = [...withIdAlways, '/respond'];
const onlyWithId = [...withIdAlways, '/projects/:id', '/contractors/:slug'];

const withoutEnd = (path: string): string => path.split(/[?#]/, 1)[0]?.replace(/\/+$/, '') || '/';

/** Ids that are no secrets: each has an address of its own. */
const publicIds: readonly (readonly [page: string, path: RegExp])[] = [
  ['/projects/:id', /^\/projects\/[A-Za-z0-9_-]{1,64}$/],
  ['/contractors/:slug', /^\/contractors\/[a-z0-9-]{1,120}$/],
];

/** The page behind a path: ids cut off, no slash at the end. Undefined when no page is there. */
function pagePath(path: string): string | undefined {
  const clean = withoutEnd(path);
  if (Object.hasOwn(pages, clean)) return onlyWithId.includes(clean) ? undefined : clean;
  const known = publicIds.find(([, path]) => path.test(clean));
  if (known) return known[0];
  return withIds.find((prefix) => clean.startsWith(`${prefix}/`));
}

/** Title, description, keywords, robots, canonical path and breadcrumb of a path. Total: never fails. */
export function pageMeta(path: string): PageMeta {
  const canonical = pagePath(path);
  const page = (canonical && pages[canonical]) || unknown;
  const capability = page.capability ?? false;
  const home: Crumb = { name: 'Home', path: '/' };
  const at = publicIds.some(([page]) => page === canonical) ? withoutEnd(path) : (canonical ?? '/');
  return {
    title: page.title,
    description: page.description ?? `${page.title}, on ${SITE_NAME}.`,
    keywords: page.keywords ?? KEYWORDS,
    ...(page.hidden || capability ? { robots: 'noindex' as const } : {}),
    capability,
    canonical: at,
    breadcrumb: at === '/' ? [home] : [home, { name: page.title, path: at }],
  };
}

/** What stands in the tab: 'Construction Projects · Plumbline'; the landing page's title holds the name already. */
export const documentTitle = ({ title }: Pick<PageMeta, 'title'>): string =>
  title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;

/** The paths of the sitemap: what a stranger may find, and what is there. */
export const indexedPaths: readonly string[] = [
  '/',
  '/request-service',
  '/find-plumbers',
  '/projects',
  '/projects/sources',
  '/plumbing',
  '/map',
  '/about',
  '/chat',
  '/terms',
  '/privacy',
  '/sms-consent',
];

/** Whether a path leads to a page at all. */
export function isPage(path: string): boolean {
  return pagePath(path) !== undefined;
}

/** The paths of all pages that are open; those with ids after them without the ids. */
export const openPaths: readonly string[] = Object.keys(pages);
