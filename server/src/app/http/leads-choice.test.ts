import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { leadsOn } from './leads-choice.ts';
import { pageAddress } from './page-language.ts';

const app = Fastify();
await app.register(cookie);
app.get('/*', async (request, reply) => {
  const address = pageAddress(request, reply, { secure: true });
  return address === null || leadsOn(address, request, reply, { secure: true }) ? reply : 'shown';
});

const open = async (url: string, cookies = '') => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { cookie: cookies } });
  return { to: headers.location ?? body, status: statusCode, cookie: String(headers['set-cookie'] ?? '') };
};
const ALL = 'plumbline_leads=all';

describe('the projects page without a filter', () => {
  it('shows the usual filter, unless the browser remembers to show all leads', async () => {
    expect((await open('/projects')).to).toBe('shown');
    expect(await open('/projects', ALL)).toMatchObject({ to: '/projects?projectType=all', status: 302 });
    expect((await open('/es/projects?sort=budget', ALL)).to).toBe('/es/projects?sort=budget&projectType=all');
    expect((await open('/projects', 'plumbline_leads=x')).to).toBe('shown');
  });

  it('shows a filter in its address, whatever is remembered', async () => {
    expect((await open('/projects?status=bidding-open', ALL)).to).toBe('shown');
    expect((await open('/projects?search=bell', ALL)).to).toBe('shown');
    expect((await open('/map', ALL)).to).toBe('shown');
  });

  it('remembers the choice of all leads for a year and in this site alone, and forgets it', async () => {
    const chosen = await open('/es/projects?leads=all');
    expect(chosen).toMatchObject({ to: '/es/projects?projectType=all', status: 303 });
    expect(chosen.cookie).toBe('plumbline_leads=all; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
    const back = await open('/projects?leads=open', ALL);
    expect(back).toMatchObject({ to: '/projects', status: 303 });
    expect(back.cookie).toContain('plumbline_leads=;');
  });
});
