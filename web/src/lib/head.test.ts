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
