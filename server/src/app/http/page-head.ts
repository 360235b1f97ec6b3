import { DEFAULT_LANGUAGE, LANGUAGES, type Language, localeOf, pathIn } from '@plumbline/contract/kernel/language.ts';
import { documentTitle, type PageMeta, shareImagePath } from '@plumbline/contract/kernel/page-meta.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import type { PageSubject } from './page-subject.ts';
import { IMAGE_HEIGHT, IMAGE_WIDTH, imageVersion } from './social-images/social-image.ts';

/**
 * The head of a page as HTML: title, description, keywords, robots, canonical link, social tags, breadcrumb data and
 * the site's settings. Capability pages get no-referrer, and no id gets into any of it.
 */
export function pageHead(
  meta: PageMeta,
  site: Site,
  language: Language,
  { about, image: shown }: Partial<Pick<PageSubject, 'about' | 'image'>> = {},
): string {
  const addressIn = (each: Language) => site.publicUrl + pathIn(each, meta.canonical);
  const address = addressIn(language);
  const image = site.publicUrl + shareImagePath(meta, language) + (shown ? `?v=${imageVersion(shown)}` : '');
  const tags = [
    `<title>${escapeHtml(documentTitle(meta))}</title>`,
    named('description', meta.description),
    named('keywords', meta.keywords),
    ...(meta.robots ? [named('robots', 'noindex')] : []),
    ...(meta.capability ? [named('referrer', 'no-referrer')] : []),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(meta.robots
      ? []
      : [
          ...LANGUAGES.map((each) => alternate(each, addressIn(each))),
          alternate('x-default', addressIn(DEFAULT_LANGUAGE)),
        ]),
    property('og:locale', localeOf[language].replace('-', '_')),
    property('og:type', 'website'),
    property('og:site_name', SITE_NAME),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', address),
    property('og:image', image),
    property('og:image:width', String(IMAGE_WIDTH)),
    property('og:image:height', String(IMAGE_HEIGHT)),
    property('og:image:alt', meta.title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', meta.title),
    named('twitter:description', meta.description),
    named('twitter:image', image),
    ...(meta.canonical === '/'
      ? []
      : [jsonScript('application/ld+json', 'breadcrumb', breadcrumbData(meta.breadcrumb, site, language))]),
    ...(about ? [jsonScript('application/ld+json', 'about', about)] : []),
    jsonScript('application/json', 'site', site),
  ];
  return tags.join('\n    ');
}

const breadcrumbData = (trail: PageMeta['breadcrumb'], site: Site, language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: site.publicUrl + pathIn(language, crumb.path),
  })),
});

const alternate = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`;
const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
/** Returns a script element with data. '<' is escaped, so that no text can end the element. */
export const jsonScript = (type: string, id: string, value: unknown) =>
  `<script type="${type}" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text that is safe in HTML, also inside an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
