import { pathIn, splitPath } from '@plumbline/contract/kernel/language.ts';
import { documentTitle, type PageMeta, pageMeta, shareImagePath } from '@plumbline/contract/kernel/page-meta.ts';
import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import { language } from './language.ts';
import { site } from './site.ts';

/** Sets a tag of the head, creating it if the server didn't. Removes it if there is no value. */
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

/** Replaces the previous page's schema.org data. */
function setData(id: 'breadcrumb' | 'about', data: object | undefined): void {
  document.getElementById(id)?.remove();
  if (!data) return;
  const script = element('script', { type: 'application/ld+json', id });
  script.textContent = JSON.stringify(data);
  document.head.append(script);
}

/** The breadcrumbs: Home, then the page. */
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

/** The path of the open page if its title depends on loaded data, which may be there before this module is. */
let describedPath: string | undefined;

/** Updates the head on navigation, with the function that the server renders it with. */
export function applyHead(path: string): PageMeta {
  const meta = pageMeta(path, language);
  if (describedPath !== path) {
    describedPath = undefined;
    write(meta);
  }
  return meta;
}

/** Sets the head of the open page, whose title depends on loaded data. `about` is the subject of the page. */
export function applyMeta(meta: PageMeta, about?: object): void {
  [, describedPath] = splitPath(location.pathname);
  write(meta, about);
}

/** Returns the address of the page's image, with the version that the server has given it. */
function imageAddress(meta: PageMeta): string {
  const address = site.publicUrl + shareImagePath(meta, language);
  const given = document.head.querySelector('meta[name="twitter:image"]')?.getAttribute('content');
  return given?.startsWith(address) ? given : address;
}

function write(meta: PageMeta, about?: object): void {
  const address = site.publicUrl + pathIn(language, meta.canonical);
  const image = imageAddress(meta);
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
  setMeta('property', 'og:image:alt', meta.title);
  setMeta('name', 'twitter:card', 'summary_large_image');
  setMeta('name', 'twitter:title', meta.title);
  setMeta('name', 'twitter:description', meta.description);
  setMeta('name', 'twitter:image', image);
  // The landing page has no breadcrumbs.
  setData('breadcrumb', meta.canonical === '/' ? undefined : breadcrumbOf(meta));
  setData('about', about);
}
