import { describe, expect, it } from 'vitest';
import { documentTitle, indexedPaths, isPage, pageMeta } from './page-meta.ts';

const routes = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/dashboard/customer',
  '/dashboard/craftsman',
  '/account-craftsman',
  '/chat',
  '/map',
  '/projects',
  '/request-service',
  '/find-plumbers',
  '/about',
  '/congratulations',
  '/response',
  '/respond/ref_1/con_1',
  '/respond',
  '/payment',
  '/checkout',
  '/payment-success',
  '/notification-demo',
  '/track/req_1',
  '/schedule-service',
];

describe('titles', () => {
  it('are those of the specification', () => {
    expect(pageMeta('/find-plumbers', 'en').title).toBe('Find Contractors');
    expect(pageMeta('/projects', 'en').title).toBe('Construction Projects');
    expect(pageMeta('/dashboard', 'en').title).toBe('Dashboard');
    expect(pageMeta('/profile', 'en').title).toBe('Profile');
  });

  it.each(routes)('%s has a title and a description of its own', (path) => {
    const meta = pageMeta(path, 'en');
    expect(meta.title).not.toBe('Page');
    expect(meta.description.length).toBeGreaterThan(15);
    expect(meta.keywords).not.toBe('');
  });

  it('are never shared by two routes', () => {
    const titles = routes.map((path) => pageMeta(path, 'en').title);
    expect(titles.filter((title) => title === pageMeta('/respond', 'en').title)).toHaveLength(2);
    expect(new Set(titles).size).toBe(titles.length - 1);
  });

  it.each(['/nowhere', '/track', '/__proto__', '/constructor', '/request-service/more', '//', '/respond-all'])(
    '%s: a path without a page of its own never breaks',
    (path) => {
      expect(pageMeta(path, 'en').title.length).toBeGreaterThan(0);
    },
  );

  it("is 'Page' for an unknown path, which is not indexed", () => {
    expect(pageMeta('/nowhere', 'en')).toMatchObject({ title: 'Page', robots: 'noindex', capability: false });
    expect(pageMeta('/__proto__', 'en').title).toBe('Page');
    expect(pageMeta('/request-service/more', 'en').title).toBe('Page');
  });
});

describe('pages opened by a capability', () => {
  it.each([
    '/track/Zx9_secret',
    '/respond/Zx9_secret/con_1',
    '/respond?id=Zx9_secret&contractor=con_1',
    '/response?responseId=Zx9_secret&requestId=r',
    '/payment?request=Zx9_secret',
    '/payment-success?request=Zx9_secret',
    '/congratulations?requestId=Zx9_secret',
    '/review/Zx9_secret',
    '/answer-review/Zx9_secret',
    '/listing/Zx9_secret',
    '/track/Zx9_secret/',
    '/verify-email?token=Zx9_secret',
    '/reset-password?token=Zx9_secret',
  ])('%s is not indexed, and its head does not contain the id', (path) => {
    const meta = pageMeta(path, 'en');
    expect(meta).toMatchObject({ robots: 'noindex', capability: true });
    expect(JSON.stringify(meta)).not.toContain('secret');
    expect(JSON.stringify(meta)).not.toContain('con_1');
  });

  it('include no other pages', () => {
    for (const path of ['/', '/projects', '/request-service', '/about', '/login', '/responses', '/tracking']) {
      expect(pageMeta(path, 'en').capability, path).toBe(false);
    }
  });
});

describe('the rest of the head', () => {
  it('the tab names the page and the site, each once', () => {
    expect(documentTitle(pageMeta('/projects', 'en'))).toBe('Construction Projects · Plumbline');
    expect(documentTitle(pageMeta('/', 'en')).match(/Plumbline/g)).toHaveLength(1);
    expect(documentTitle(pageMeta('/plumbing', 'en'))).toBe('Plumbline Louisville Area');
  });

  it("a path leads to a page or it doesn't", () => {
    expect(isPage('/track/req_1')).toBe(true);
    expect(isPage('/projects')).toBe(true);
    expect(isPage('/schedule-service')).toBe(true);
    expect(isPage('/dashboard/customer')).toBe(true);
    expect(isPage('/dashboard/customer/projects')).toBe(false);
    expect(isPage('/dashboard/customer/projects/req_1')).toBe(true);
    expect(isPage('/nowhere')).toBe(false);
    expect(isPage('/track')).toBe(false);
    expect(isPage('/request-service/more')).toBe(false);
    expect(isPage('/projects/prj_1')).toBe(true);
    expect(isPage('/projects/:id')).toBe(false);
    expect(isPage('/projects/prj_1/more')).toBe(false);
  });

  it('the breadcrumb is Home, then the page; on the landing page just Home', () => {
    expect(pageMeta('/projects', 'en').breadcrumb).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Construction Projects', path: '/projects' },
    ]);
    expect(pageMeta('/', 'en').breadcrumb).toEqual([{ name: 'Home', path: '/' }]);
  });

  it('the canonical path has no query, fragment or trailing slash', () => {
    expect(pageMeta('/projects/?county=jefferson#list', 'en').canonical).toBe('/projects');
    expect(pageMeta('/', 'en').canonical).toBe('/');
  });

  it('a project’s page is its own canonical page, but not indexed, because its head does not know the project', () => {
    expect(pageMeta('/projects/prj_1?from=a', 'en')).toMatchObject({
      title: 'Construction Project',
      canonical: '/projects/prj_1',
      robots: 'noindex',
      capability: false,
    });
    expect(pageMeta('/projects/sources', 'en')).toMatchObject({
      title: 'Project Sources',
      canonical: '/projects/sources',
    });
  });

  it('the sitemap holds only pages that may be indexed', () => {
    for (const path of indexedPaths) {
      expect(pageMeta(path, 'en')).toMatchObject({ canonical: path, capability: false });
      expect(pageMeta(path, 'en').robots).toBeUndefined();
    }
  });
});

it('is the same in Spanish, at the same addresses', () => {
  const [english, spanish] = [pageMeta('/find-plumbers', 'en'), pageMeta('/find-plumbers', 'es')];
  expect(spanish).toMatchObject({ title: 'Buscar contratistas', canonical: english.canonical });
  expect(spanish.description).toContain('60 millas');
  expect(spanish.breadcrumb[0]?.name).toBe('Inicio');
});
