import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentOrigins } from '../../domains/payments/ports.ts';
import type { MapBaseWatch } from '../adapters/map-base.ts';
import type { PageCache } from './page-cache.ts';
import type { PageChanges } from './page-changes.ts';
import type { PageSubject } from './page-subject.ts';
import type { PageTemplates } from './page-templates.ts';
import type { FormAnswer } from './posted-forms.ts';
import type { FailedPage, LeadingPage, RenderedPage } from './rendered-pages.ts';

export interface PageAt {
  readonly language: Language;
  readonly href: string;
}

export interface PageReplyOptions {
  site(request: FastifyRequest): Promise<Site>;
  /** Whether the page at a path has a subject that must be read. */
  hasSubject(path: string): boolean;
  /** Returns the subject of a page: undefined if the path alone determines it, null if it doesn't exist. */
  subject(request: FastifyRequest, path: string, language: Language): Promise<PageSubject | null | undefined>;
  /**
   * Returns a page with its content; null if the browser is to render it. `beforeReading` runs before any of its data is
   * read.
   */
  render(
    address: PageAt,
    site: Site,
    request: FastifyRequest,
    reply: FastifyReply,
    beforeReading: () => Promise<unknown>,
  ): Promise<RenderedPage | LeadingPage | FailedPage | null>;
  /** Responds to a form that was posted to its own page. */
  answer(address: PageAt, site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FormAnswer>;
  /** Returns what the cache must distinguish, besides the address: the settings that depend on the request. */
  variant(request: FastifyRequest): string;
  /** Whether the request belongs to a session. Its pages are asked for again each time: who edits sees the edit. */
  hasSession(request: FastifyRequest): boolean;
  /** Whether the site is reached by https, and only then. */
  readonly secure: boolean;
  readonly mapBase: MapBaseWatch;
  /** Null where nobody takes payments. */
  readonly paymentOrigins: PaymentOrigins | null;
  readonly templates: PageTemplates;
  readonly cache: PageCache;
  readonly changes: PageChanges;
}
