import { getMe } from '@plumbline/contract/domains/accounts/endpoints.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { PageCall, PageCalls } from '../../kernel/http/page-calls.ts';

/** The two ways in which a page can be rendered: as anyone sees it, or for the person who asks. */
export interface PageViewers {
  /** A visitor without cookies, whoever asks. Pages that are shared read their data like this. */
  readonly anyone: PageCall;
  /** The person who asks, with the rights of their session. Looked up on first use. */
  asking(): Promise<PageCall>;
  /** Waits until data that pages are kept with may be read. Other data, and pages without any, don't wait. */
  beforeReading(): Promise<unknown>;
}

/** Returns the ways in which the page of a request can be rendered. */
export function pageViewers(
  request: FastifyRequest,
  reply: FastifyReply,
  options: {
    readonly language: Language;
    contextFor(request: FastifyRequest): Context;
    signedIn(request: FastifyRequest): Promise<Context>;
    beforeReading(): Promise<unknown>;
  },
): PageViewers {
  const { language, contextFor, signedIn, beforeReading } = options;
  const visitor = contextFor(request);
  let asking: Promise<PageCall> | undefined;
  return {
    anyone: {
      request: withoutCookies(request),
      reply: replyWithoutCookies,
      ctx: { ...visitor, actor: { kind: 'visitor', visitorId: null }, language },
    },
    asking: () => {
      asking ??= signedIn(request).then((ctx) => ({ request, reply, ctx: { ...ctx, language } }));
      return asking;
    },
    beforeReading,
  };
}

/** Returns a request that says nothing about the person who sent it. */
function withoutCookies({ id, ip, log }: FastifyRequest): FastifyRequest {
  return { id, ip, log, headers: {}, cookies: {} } as FastifyRequest;
}

const refuse = (): never => {
  throw new Error('A page that anyone gets sets no cookies');
};
/** A reply that can't be made personal. */
const replyWithoutCookies = { setCookie: refuse, clearCookie: refuse, header: refuse } as unknown as FastifyReply;

/** Returns the signed-in user as the browser knows them; null for a visitor. */
export async function viewerOf(page: PageCall, pageCalls: PageCalls): Promise<unknown> {
  const { kind } = page.ctx.actor;
  if (kind === 'visitor' || kind === 'system') return null;
  return (await pageCalls.read(getMe.name, page, {})).reply;
}
