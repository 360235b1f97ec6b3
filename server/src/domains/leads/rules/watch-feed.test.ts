import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { watchFeed } from './watch-feed.ts';

const createdAt = new Date('2026-11-24T15:00:00Z');
const watch = {
  id: 'pw_1',
  name: 'Open jobs & more',
  filter: { projectType: [], status: ['bidding-open' as const] },
  timeZone: 'America/Kentucky/Louisville',
  createdAt,
};
const project = (given: Partial<Project> = {}) =>
  ({
    id: ProjectId.parse('pj_1'),
    title: 'Pump house',
    location: '129 River Rd, Louisville, KY 40202',
    status: 'bidding-open',
    projectType: 'commercial',
    trades: null,
    budgetMin: null,
    budgetMax: 40_000,
    deadline: '2026-12-18T14:00:00-05:00',
    firstSeenAt: '2026-11-26T10:00:00.000Z',
    ...given,
  }) as Project;
const feedOf = (...entries: Parameters<typeof watchFeed>[1]) =>
  watchFeed(watch, entries, {
    language: 'en',
    url: 'https://plumbline.example/api/watch-feeds/wf_1/leads.atom',
    listUrl: 'https://plumbline.example/projects?status=bidding-open&zip=40202',
    pageOf: (id) => `https://plumbline.example/projects/${id}`,
  });
/** Refuses what is not well-formed. */
const parsed = (feed: string) => new JSDOM(feed, { contentType: 'application/xml' }).window.document;
const textOf = (feed: ReturnType<typeof parsed>, name: string) => feed.querySelector(name)?.textContent ?? '';

describe('the feed of a watch', () => {
  it('has each project as an entry: its page, when it came, when it changed, and why it matches', () => {
    const changedAt = new Date('2026-11-27T10:00:00Z');
    const feed = parsed(feedOf({ project: project(), changedAt }));
    expect(textOf(feed, 'feed > title')).toBe('Open jobs & more - Plumbline');
    expect(textOf(feed, 'feed > updated')).toBe('2026-11-27T10:00:00.000Z');
    expect(textOf(feed, 'entry > id')).toBe('https://plumbline.example/projects/pj_1');
    expect(textOf(feed, 'entry > published')).toBe('2026-11-26T10:00:00.000Z');
    expect(textOf(feed, 'entry > updated')).toBe('2026-11-27T10:00:00.000Z');
    expect(textOf(feed, 'entry > summary')).toContain('129 River Rd, Louisville, KY 40202\nBudget: ');
    expect(textOf(feed, 'entry > summary')).toContain('Bids by: Fri, Dec 18');
    expect(textOf(feed, 'entry > summary')).toContain('Why: Bidding Open');
  });

  it('is current as of its beginning while nothing matches', () => {
    expect(textOf(parsed(feedOf()), 'updated')).toBe(createdAt.toISOString());
  });

  it('keeps hostile words of sources from becoming more than words', () => {
    const title = ']]></title><script>alert(1)</script>&#x0;\u0000\u0008\ud800 <a href="https://evil.example">x</a>';
    const feed = parsed(
      feedOf({ project: project({ title, location: '<?xml\nversion?> <!DOCTYPE x [' }), changedAt: createdAt }),
    );
    expect([...feed.querySelectorAll('*')].map(({ localName }) => localName)).not.toContain('script');
    expect([...feed.querySelectorAll('link')].map((link) => new URL(link.getAttribute('href') ?? '').host)).toEqual(
      Array(3).fill('plumbline.example'),
    );
    expect(textOf(feed, 'entry > title')).toMatch(/^\]\]><\/title><script>/);
    expect(textOf(feed, 'entry > summary')).toMatch(/^<\?xml version\?> <!DOCTYPE x \[\n/);
  });
});
