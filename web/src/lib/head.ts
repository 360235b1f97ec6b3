import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { documentTitle, type PageMeta, pageMeta, SITE_NAME } from '@plumbline/contract/kernel/page-meta.ts';
import { language } from './language.ts';
import { site } from './site.ts';

const SHARE_IMAGE = '/share.png';

/** Finds the tag that the server wrote, or makes it; without a value it goes. */
function setTag(selector: string, value: string | undefined, attribute: 'content' | 'href', make: () => HTMLElement) {
  const found = document.head.querySelector(selector);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const tag = found ?? document.head.appendChild(make());
  tag.setAttribute(attribute, value);
}

const element = (name: string, attributes: Record<string, string>) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

const setMeta = (key: 'name' | 'property', name: string, value: string | undefined) =>
  setTag(`meta[${key}="${name}"]`, value, 'content', () => element('meta', { [key]: name }));

/** Data in the words of schema.org, in the place of what stood there for the page before. */
function setData(id: 'breadcrumb' | 'about', data: object | undefined): void {
  document.getElementById(id)?.remove();
  if (!data) return;
  const script = element('script', { type: 'application/ld+json', id });
  script.textContent = JSON.stringify(data);
  document.head.append(script);
}

/** Home, then the page. */
const breadcrumbOf = ({ breadcrumb }: PageMeta) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumb.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: site.publicUrl + pathIn(language, path),
  })),
});

/** Keeps the head current on navigation, from the same function that the server writes it with. */
export function applyHead(path: string): PageMeta {
  const meta = pageMeta(path, language);
  applyMeta(meta);
  return meta;
}

/** The head of a page that knows more of itself than its path says; `about` is what the page is about. */
export function applyMeta(meta: PageMeta, about?: object): void {
  const address = site.publicUrl + pathIn(language, meta.canonical);
  const image = site.publicUrl + SHARE_IMAGE;
  document.title = documentTitle(meta);
  setMeta('name', 'description', meta.description);
  setMeta('name', 'keywords', meta.keywords);
  setMeta('name', 'robots', meta.robots);
  setMeta('name', 'referrer', meta.capability ? 'no-referrer' : undefined);
  setTag('link[rel="canonical"]', address, 'href', () => element('link', { rel: 'canonical' }));
  setMeta('property', 'og:type', 'website');
  setMeta('property', 'og:site_name', SITE_NAME);
  setMeta('property', 'og:title', meta.title);
  setMeta('property', 'og:description', meta.description);
  setMeta('property', 'og:url', address);
  setMeta('property', 'og:image', image);
  setMeta('name', 'twitter:card', 'summary_large_image');
  setMeta('name', 'twitter:title', meta.title);
  setMeta('name', 'twitter:description', meta.description);
  setMeta('name', 'twitter:image', image);
  // The landing page has no trail.
  setData('breadcrumb', meta.canonical === '/' ? undefined : breadcrumbOf(meta));
  setData('about', about);
}
