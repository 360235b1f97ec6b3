import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cityPages, contractorPages } from '../../domains/directory/public.ts';
import type { PaymentPort } from '../../domains/payments/ports.ts';
import { countNotCompleted, projectPages } from '../../domains/projects/public.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import type { DatabaseHandle } from '../../kernel/database.ts';
import { errorFacts } from '../../kernel/error-facts.ts';
import type { PageCalls } from '../../kernel/http/page-calls.ts';
import type { RateLimits } from '../../kernel/http/rate-limits.ts';
import type { SessionCookie } from '../../kernel/http/session-cookie.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { EmbeddedIdentity } from '../adapters/embedded-identity.ts';
import { createMapBase } from '../adapters/map-base.ts';
import { noSms } from '../adapters/not-set-up.ts';
import type { Env } from '../env.ts';

import { hasDevToken } from './dev-access.ts';
import { lastKnown } from './last-known.ts';
import type { PageChanges } from './page-changes.ts';
import { hasSubject, pageSubject } from './page-subject.ts';
import { pageViewers } from './page-viewers.ts';
import { formAnswers } from './posted-forms.ts';
import { pageRenderer } from './rendered-pages.ts';
import { signedInContext } from './signed-in-contexts.ts';
import { createSitemaps } from './sitemap.ts';
import { DIST, webPages } from './web-pages.ts';

/** If nothing goes on for this time, nothing will. */
const RENDER_LIMIT_MS = 2000;

export interface PagesOptions {
  readonly env: Env;
  readonly settings: Settings;
  readonly database: DatabaseHandle;
  /** Guards `/dev/*` where others can reach the demonstration. */
  readonly devToken: string | null;
  /** Stands in for Google behind 'Continue with Google' in demonstration mode if Google isn't set up. */
  readonly embeddedIdentity: EmbeddedIdentity | null;
  /** Null if no payment provider is set up. */
  readonly payments: Pick<PaymentPort, 'origins'> | null;
  /** Reads the secrets of sessions. */
  readonly sessions: SessionCookie;
  /** The longest time for which a page may be rendered; two seconds by default. */
  readonly renderLimitMs?: number;
  /** For how long a visitor may see a page as it was before another process changed it; 0.2 s by default. */
  readonly recentMs?: number;
  /** Returns the context of a visitor. */
  contextFor(request: FastifyRequest): Context;
}

/** Serves the built web app. */
export async function servePages(
  app: FastifyInstance,
  options: PagesOptions,
  { pageCalls, limits, changes }: { pageCalls: PageCalls; limits: RateLimits; changes: PageChanges },
): Promise<void> {
  const { env, settings, database } = options;
  const countOpen = openProjects(changes);
  const render = await pageRenderer(DIST, pageCalls, options.renderLimitMs ?? RENDER_LIMIT_MS);
  const answer = formAnswers({ render, pageCalls, limits });
  const signedIn = (request: FastifyRequest) => signedInContext(request, options);
  const hasSession = (request: FastifyRequest) => options.sessions.read(request) !== null;
  const viewersOf = (
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    beforeReading: () => Promise<unknown> = nothingBefore,
  ) => pageViewers(request, reply, { language, contextFor: options.contextFor, signedIn, beforeReading });
  await webPages(app, {
    render: async (address, site, request, reply, beforeReading) => {
      // Rendering reads.
      if (!limits.allows('read', request)) return { failure: 'tooMany' };
      return render(address, site, viewersOf(request, reply, address.language, beforeReading));
    },
    answer: (address, site, request, reply) =>
      answer(address, site, viewersOf(request, reply, address.language), request.body as URLSearchParams),
    site: async (request) => {
      const ctx = options.contextFor(request);
      return {
        ...siteOf(settings),
        renderedAt: ctx.clock.now().toISOString(),
        googleSignIn: mayUseGoogle(request, options),
        transcribes: ctx.ports.transcriber !== null,
        sendsTexts: ctx.ports.messaging.sms !== noSms,
        makesCalls: ctx.ports.messaging.phone !== undefined,
        ...(await countOpen({ ctx, isExact: hasSession(request) })),
      };
    },
    variant: (request) => (mayUseGoogle(request, options) ? 'google' : ''),
    hasSession,
    changes,
    secure: settings.publicUrl.startsWith('https:'),
    hasSubject,
    subject: (request, path, language) => pageSubject(options.contextFor(request), path, language),
    sitemaps: createSitemaps(
      settings.publicUrl,
      { contractors: contractorPages(database), cities: cityPages(database), projects: projectPages(database) },
      systemClock,
    ),
    devPages: settings.mode === 'demonstration',
    mapBase: createMapBase({ styleUrl: env.MAP_STYLE_URL, publicUrl: settings.publicUrl }),
    paymentOrigins: options.payments?.origins ?? null,
  });
}

/** The embedded identity provider lets anyone sign in as anyone, so a public demonstration requires the token. */
function mayUseGoogle(request: FastifyRequest, { contextFor, embeddedIdentity, devToken }: PagesOptions): boolean {
  if (contextFor(request).ports.identity === null) return false;
  return embeddedIdentity === null || devToken === null || hasDevToken(request, devToken);
}

const siteOf = (settings: Settings): Omit<Site, 'googleSignIn' | 'transcribes' | 'sendsTexts' | 'makesCalls'> => ({
  mode: settings.mode,
  publicUrl: settings.publicUrl,
  referralFeeCents: settings.referralFeeCents,
  freeReferrals: settings.freeReferrals,
  answerMinutes: settings.answerWindow,
  supportPhone: settings.supportPhone ?? '',
  supportEmail: settings.supportEmail ?? '',
  locationFallback: settings.locationFallback,
  keptDays: keptDaysOf(settings.retention),
});

/** Leaves out what concerns only operators. */
const keptDaysOf = ({ messages, requests, audit, signIns }: Settings['retention']): NonNullable<Site['keptDays']> => ({
  messages,
  requests,
  audit,
  signIns,
});

const nothingBefore = async () => undefined;

/**
 * Returns the function that counts open projects for the landing page. It counts again when projects have changed, at most
 * as often as somebody looks for changes. Pages don't wait for a database that doesn't answer: they show the last count.
 */
function openProjects(
  changes: PageChanges,
): (asked: { readonly ctx: Context; readonly isExact: boolean }) => Promise<Pick<Site, 'openProjects'>> {
  let counted: { readonly version: number | undefined; readonly openProjects: number } | undefined;
  const known = lastKnown(
    async ({ ctx, isExact }: { readonly ctx: Context; readonly isExact: boolean }) => {
      const { projects: version } = await (isExact ? changes.asOfNow() : changes.recently());
      if (counted === undefined || counted.version !== version) {
        counted = { version, openProjects: (await countNotCompleted(ctx)).openForBids };
      }
      return { openProjects: counted.openProjects };
    },
    (error, { ctx }) => ctx.log.warn(errorFacts(error), 'open projects were not counted'),
  );
  return async (asked) => (await known(asked)) ?? {};
}
