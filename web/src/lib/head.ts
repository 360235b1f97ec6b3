import { documentTitle, type PageMeta, pageMeta, SITE_NAME } from '@plumbline/contract/kernel/page-meta.ts';
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

/** Home, then the page, as schema.org has it; the landing page has no trail. */
function setBreadcrumb({ breadcrumb, canonical }: PageMeta): void {
  document.getElementById('breadcrumb')?.remove();
  if (canonical === '/') return;
  const script = element('script', { type: 'application/ld+json', id: 'breadcrumb' });
  script.textContent = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: site.publicUrl + path,
    })),
  });
  document.head.append(script);
}

/** Keeps the head current on navigation, from the same function that the server writes it with. */
export function applyHead(path: string): PageMeta {
  const meta = pageMeta(path);
  const address = site.publicUrl + meta.canonical;
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
  setBreadcrumb(meta);
  return meta;
}
