import { pageMeta } from '@plumbline/contract/kernel/page-meta.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyHead, applyMeta } from './head.ts';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = '<title>Old</title><meta name="description" content="Old">';
});

describe('the head of a page', () => {
  it('follows the navigation and never doubles a tag', () => {
    applyHead('/');
    applyHead('/projects');
    expect(document.title).toBe('Construction Projects · Plumbline');
    expect(content('meta[name="description"]')).toMatch(/Louisville Metro/);
    expect(content('meta[property="og:title"]')).toBe('Construction Projects');
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/projects$/);
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    const trail = JSON.parse(document.getElementById('breadcrumb')?.textContent ?? '{}');
    expect(trail.itemListElement.map((item: { name: string }) => item.name)).toEqual(['Home', 'Construction Projects']);
  });

  it('keeps what the page has said about itself, until another page is opened', () => {
    history.replaceState(null, '', '/es/projects/pj_1');
    applyMeta({ ...pageMeta('/projects/pj_1', 'en'), title: 'Kitchen remodel' });
    expect(applyHead('/projects/pj_1').title).toBe(pageMeta('/projects/pj_1', 'en').title);
    expect(document.title).toBe('Kitchen remodel · Plumbline');
    applyHead('/about');
    applyHead('/projects/pj_1');
    expect(document.title).not.toContain('Kitchen');
    history.replaceState(null, '', '/');
  });

  it('keeps the version that the server has given an image, and names it without one on the next pages', () => {
    const image = 'http://localhost:3000/social/en/contractors/tok-plumbing.png?v=abc';
    document.head.innerHTML = `<meta property="og:image" content="${image}"><meta name="twitter:image" content="${image}">`;
    const images = () => [content('meta[property="og:image"]'), content('meta[name="twitter:image"]')];
    const meta = (path: string) => ({ ...pageMeta(path, 'en'), hasImage: true as const });
    applyMeta({ ...meta('/contractors/tok-plumbing'), title: 'Tok Plumbing' });
    expect(images()).toEqual([image, image]);
    expect(content('meta[property="og:image:alt"]')).toBe('Tok Plumbing');
    applyMeta(meta('/contractors/tok'));
    const next = 'http://localhost:3000/social/en/contractors/tok.png';
    expect(images()).toEqual([next, next]);
    applyHead('/about');
    expect(images()).toEqual(['http://localhost:3000/share.png', 'http://localhost:3000/share.png']);
  });

  it('hides a page opened by a capability, and shows the next one again', () => {
    applyHead('/track/Zx9_secret');
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(content('meta[name="referrer"]')).toBe('no-referrer');
    expect(document.head.innerHTML).not.toContain('secret');
    applyHead('/about');
    expect(content('meta[name="robots"]')).toBeUndefined();
    expect(content('meta[name="referrer"]')).toBeUndefined();
  });
});
