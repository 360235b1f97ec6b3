import type { Language } from './language.ts';
import { pageMetaWords } from './page-meta.words.ts';
import { SEARCH_RADIUS_MILES } from './reach.ts';
import { SITE_NAME } from './site-name.ts';

/** One step of the breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/**
 * The content of a page's head. One function supplies both the server, which writes it into the HTML, and the web app,
 * which keeps it current.
 */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly robots?: 'noindex';
  /** Opened by a secret in its address: not indexed, no referrer, no id in canonical links or social tags. */
  readonly capability: boolean;
  /** The path of the canonical link, never with a query or a secret id. */
  readonly canonical: string;
  readonly breadcrumb: readonly Crumb[];
  /** Shared links show an image of the page's own in place of the product's. */
  readonly hasImage?: true;
}

/**
 * All pages, and who may find them: everyone, no one, or the holder of the secret in the address. The pages of projects
 * and contractors have more specific heads if the item is known, as in domains/directory/contractor-page.ts.
 */
const pages = {
  '/': 'shown',
  '/login': 'shown',
  '/register': 'shown',
  '/forgot-password': 'hidden',
  '/reset-password': 'capability',
  '/verify-email': 'capability',
  '/find-request': 'shown',
  '/dashboard': 'hidden',
  '/dashboard/customer': 'hidden',
  '/dashboard/customer/projects': 'capability',
  '/dashboard/customer/requests': 'capability',
  '/dashboard/craftsman': 'hidden',
  '/profile': 'hidden',
  '/account-craftsman': 'hidden',
  '/operator': 'hidden',
  '/chat': 'shown',
  '/map': 'shown',
  '/projects': 'shown',
  '/projects/sources': 'shown',
  '/projects/:id': 'hidden',
  '/plumbing': 'shown',
  '/request-service': 'shown',
  '/find-plumbers': 'shown',
  '/contractors/:slug': 'hidden',
  '/firms/:slug': 'hidden',
  '/:trades/:state/:city': 'hidden',
  '/about': 'shown',
  '/privacy': 'shown',
  '/terms': 'shown',
  '/status': 'hidden',
  '/sms-consent': 'shown',
  '/congratulations': 'capability',
  '/response': 'capability',
  '/respond': 'capability',
  '/track': 'capability',
  '/review': 'capability',
  '/answer-review': 'capability',
  '/claim': 'hidden',
  '/listing': 'capability',
  '/outreach/stop': 'capability',
  '/watches': 'hidden',
  '/pipeline': 'hidden',
  '/payment': 'capability',
  '/connection-check': 'capability',
  '/payment-success': 'capability',
  '/checkout': 'hidden',
  '/schedule-service': 'capability',
  '/thread': 'capability',
  '/notification-demo': 'hidden',
  '/unsubscribe': 'capability',
  '/dev/messages': 'hidden',
  '/dev/mailbox': 'hidden',
} as const satisfies Readonly<Record<string, 'shown' | 'hidden' | 'capability'>>;
type PagePath = keyof typeof pages;

interface PageWords {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
}

const wordsOf = (page: PagePath | undefined, language: Language): PageWords => {
  const words = pageMetaWords[language];
  if (page === undefined) return words.unknown;
  return page === '/find-plumbers'
    ? { ...words.pages[page], description: words.findContractors(SEARCH_RADIUS_MILES) }
    : words.pages[page];
};

/** Routes followed by ids, or by the name of a part. A tracking page without an id doesn't exist. */
const withIdAlways: readonly PagePath[] = [
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
const withIds: readonly PagePath[] = [...withIdAlways, '/respond', '/operator'];
const onlyWithId: readonly PagePath[] = [
  ...withIdAlways,
  '/projects/:id',
  '/contractors/:slug',
  '/firms/:slug',
  '/:trades/:state/:city',
];

const isOpen = (path: string): path is PagePath => Object.hasOwn(pages, path);

const withoutEnd = (path: string): string => path.split(/[?#]/, 1)[0]?.replace(/\/+$/, '') || '/';

/** Public ids: each has its own address. */
const publicIds: readonly (readonly [page: PagePath, path: RegExp])[] = [
  ['/projects/:id', /^\/projects\/[A-Za-z0-9_-]{1,64}$/],
  ['/contractors/:slug', /^\/contractors\/[a-z0-9-]{1,120}$/],
  ['/firms/:slug', /^\/firms\/[a-z0-9-]{1,200}$/],
  [
    '/:trades/:state/:city',
    /^\/(?:plumbers|electricians|hvac-contractors|handymen|construction-contractors)\/[a-z]{2}\/[a-z0-9-]{1,80}$/,
  ],
];

/** Returns the page of a path, without ids and a trailing slash; undefined if there is none. */
function pagePath(path: string): PagePath | undefined {
  const clean = withoutEnd(path);
  if (isOpen(clean)) return onlyWithId.includes(clean) ? undefined : clean;
  const known = publicIds.find(([, path]) => path.test(clean));
  if (known) return known[0];
  return withIds.find((prefix) => clean.startsWith(`${prefix}/`));
}

/**
 * Returns the title, description, keywords, robots, canonical path and breadcrumb of a path in a language. Total: never
 * fails.
 */
export function pageMeta(path: string, language: Language): PageMeta {
  const page = pagePath(path);
  const kind = page === undefined ? 'hidden' : pages[page];
  const words = wordsOf(page, language);
  const { keywords, home, onPlumbline } = pageMetaWords[language];
  const first: Crumb = { name: home, path: '/' };
  const at = publicIds.some(([known]) => known === page) ? withoutEnd(path) : (page ?? '/');
  return {
    title: words.title,
    description: words.description ?? onPlumbline(words.title),
    keywords: words.keywords ?? keywords,
    ...(kind === 'shown' ? {} : { robots: 'noindex' as const }),
    capability: kind === 'capability',
    canonical: at,
    breadcrumb: at === '/' ? [first] : [first, { name: words.title, path: at }],
  };
}

/** Returns the tab's title: 'Construction Projects · Plumbline'. The landing page's title already contains the name. */
export const documentTitle = ({ title }: Pick<PageMeta, 'title'>): string =>
  title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;

/** Returns the path of the image that shared links show. The server appends the version of what it shows. */
export const shareImagePath = (
  { hasImage, canonical }: Pick<PageMeta, 'canonical' | 'hasImage'>,
  language: Language,
): string => (hasImage ? `/social/${language}${canonical}.png` : '/share.png');

/** The paths of the sitemap: existing pages that anyone may find. */
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

/** Returns whether a path leads to a page. */
export function isPage(path: string): boolean {
  return pagePath(path) !== undefined;
}

/** The paths of all open pages, without the ids that follow some. */
export const openPaths: readonly string[] = Object.keys(pages);
