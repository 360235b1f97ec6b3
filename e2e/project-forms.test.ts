import { describe, expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { plainClient } from './support/plain-forms.ts';
import { api } from './support/submissions.ts';

const visit = journey();

describe('a form of the lead finder posted by a plain client', () => {
  it('bids on a project, from its page or from a list', async () => {
    const client = plainClient(visit.url);
    const { document: list } = await client.open('/projects?status=bidding-open');
    const bid = [...list.querySelectorAll('article a')].find(({ textContent }) => textContent === 'Submit Bid');
    const path = bid?.getAttribute('href') ?? '';
    expect(path).toMatch(/^\/projects\/pj_[\w-]+#bid$/);
    const page = await client.open(path);
    const invalid = await client.post(path, page, { amount: 'a lot' });
    expect({ status: invalid.status, error: invalid.errorOf('bid-here-amount') }).toEqual({
      status: 400,
      error: expect.stringContaining('12,500'),
    });
    const sent = await client.post(path, invalid, { amount: '$12,500' });
    expect(sent.status).toBe(303);
    const after = await client.open(sent.leadsTo ?? '');
    expect(after.document.querySelector('main')?.textContent).toContain('Bid Submitted');
    expect(after.document.querySelector('main form[method=post]')).toBeNull();
  });

  it('writes to support', async () => {
    const client = plainClient(visit.url);
    const page = await client.open('/chat');
    const empty = await client.post('/chat', page, { content: '' });
    expect(empty.status).toBe(400);
    expect(empty.errorOf('chat-content')).toBeTruthy();
    const sent = await client.post('/chat', page, { content: 'No texts come.', email: 'plain@example.com' });
    expect(sent.status).toBe(303);
    const { document } = await client.open('/chat');
    expect(document.querySelector('[role=log]')?.textContent).toContain('No texts come.');
  });
});

describe('the list of projects, for a plain client', () => {
  const titlesIn = ({ document }: { document: Document }) =>
    [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);

  it('is filtered by its address, and continues on further pages', async () => {
    const { body } = await api<{ title: string }[]>(visit.url, '/api/projects?limit=500');
    expect(body.length).toBeGreaterThan(40);
    const client = plainClient(visit.url);
    const seen: string[] = [];
    let path: string | null | undefined = '/projects?projectType=all';
    while (path) {
      const page = await client.open(path);
      const titles = titlesIn(page);
      expect(titles.length).toBeLessThanOrEqual(20);
      seen.push(...titles);
      path = page.document.querySelector('a[rel=next]')?.getAttribute('href');
    }
    expect(seen).toEqual(body.map(({ title }) => title));
    const filters = (await client.open('/projects')).document.querySelector('#filters form');
    expect(filters?.getAttribute('method')).toBe('get');
    expect(filters?.querySelector('noscript button[type=submit]')).not.toBeNull();
  });
});
