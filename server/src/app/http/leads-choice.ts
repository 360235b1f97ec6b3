import {
  ALL_LEADS,
  LEADS_CHOICE,
  LEADS_COOKIE,
  LEADS_DAYS,
} from '@plumbline/contract/domains/projects/leads-choice.ts';
import { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageAddress } from './page-language.ts';

const PROJECTS = '/projects';
const FILTERS = Object.keys(ProjectFilter.shape);
/** The address of everything, which an address without a filter doesn't mean. */
const EVERYTHING = ['projectType', 'all'] as const;

/**
 * Leads on from the projects page, if it has to. `?leads=all` is remembered and leads to all leads, `?leads=open`
 * forgets that. Without a filter, the page leads to all leads if the browser remembers it. Returns whether it leads on.
 */
export function leadsOn(
  { language, path }: PageAddress,
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: { readonly secure: boolean },
): boolean {
  if (path !== PROJECTS || request.method === 'POST') return false;
  const query = new URL(request.url, 'http://here').searchParams;
  const choice = query.get(LEADS_CHOICE);
  query.delete(LEADS_CHOICE);
  const showsAll = choice === ALL_LEADS;
  if (choice !== null) {
    const cookie = { path: '/', sameSite: 'lax', secure } as const;
    if (showsAll) void reply.setCookie(LEADS_COOKIE, ALL_LEADS, { ...cookie, maxAge: LEADS_DAYS * 24 * 60 * 60 });
    else void reply.clearCookie(LEADS_COOKIE, cookie);
  } else if (request.cookies[LEADS_COOKIE] !== ALL_LEADS || FILTERS.some((name) => query.has(name))) {
    return false;
  }
  if (choice === null || showsAll) query.set(...EVERYTHING);
  const address = pathIn(language, PROJECTS);
  void reply.redirect(query.size === 0 ? address : `${address}?${query.toString()}`, choice === null ? 302 : 303);
  return true;
}
