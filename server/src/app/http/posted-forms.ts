import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import { problemStatus } from '@plumbline/contract/kernel/problem.ts';
import { FORM_FIELD, FORM_KEY_FIELD, type Site } from '@plumbline/contract/kernel/site.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../kernel/errors.ts';
import { httpWords } from '../../kernel/http/http.words.ts';
import { idempotencyKey } from '../../kernel/http/idempotency-key.ts';
import { languageStoredBy } from '../../kernel/http/language-cookie.ts';
import type { PageCall, PageCalls } from '../../kernel/http/page-calls.ts';
import { refusalOf } from '../../kernel/http/problem-replies.ts';
import type { RateLimits } from '../../kernel/http/rate-limits.ts';
import type { PageViewers } from './page-viewers.ts';
import type { FailedPage, LeadingPage, PagePost, PostedCall, RenderedPage, RenderPage } from './rendered-pages.ts';

/** The response to a posted form: another page, or the form's own page with what is wrong. */
export type FormAnswer =
  | LeadingPage
  | FailedPage
  | { readonly leadsTo?: never; readonly failure?: never; readonly page: RenderedPage; readonly status: number };

/** Responds to a form that was posted to its own page, as browsers without scripts do. */
export type AnswerForm = (
  address: { readonly language: Language; readonly href: string },
  site: Site,
  viewers: PageViewers,
  fields: URLSearchParams,
) => Promise<FormAnswer>;

/** Parses the posts of forms. For routes that accept nothing else. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
};

/**
 * Returns the function that responds to posted forms. The page is rendered to read the form with its own code, which
 * tells which endpoint it calls with which body. A refused call renders the page again, with the reason.
 */
export function formAnswers({
  render,
  pageCalls,
  limits,
}: {
  readonly render: RenderPage;
  readonly pageCalls: PageCalls;
  readonly limits: Pick<RateLimits, 'allows'>;
}): AnswerForm {
  const send = async ({ name, params, body }: PostedCall, page: PageCall, fields: URLSearchParams) => {
    if (!limits.allows(pageCalls.rateOf(name), page.request)) throw tooMany();
    return pageCalls.send(name, page, { params, body, key: () => idempotencyKey(fields.get(FORM_KEY_FIELD)) });
  };
  return async (address, site, viewers, fields) => {
    const { request } = viewers.anyone;
    if (!limits.allows('read', request)) return { failure: 'tooMany' };
    const post: PagePost = { to: fields.get(FORM_FIELD) ?? '', fields };
    const read = (await render(address, site, viewers, post)) ?? UNREADABLE;
    if (read.leadsTo !== undefined || read.failure !== undefined) return read;
    const { call } = read;
    if (call === undefined) {
      if (read.status !== 200) return { page: read, status: read.status };
      // Somebody has answered in the meantime, so the page no longer has the form.
      return { page: read, status: problemStatus[read.showsPosted ? 'invalid-input' : 'already-happened'] };
    }
    // Whatever the page shows, the call is made by the person who sends the form.
    const asker = await viewers.asking();
    let reply: unknown;
    try {
      reply = await send(call, asker, fields);
    } catch (error) {
      const refusal = refusalOf(error as Error, request, address.language);
      const body = JSON.stringify(refusal.body);
      const refused = { ...post, refusal: { status: refusal.status, body } };
      const again = (await render(address, site, viewers, refused)) ?? UNREADABLE;
      if (again.leadsTo !== undefined || again.failure !== undefined) return again;
      return { page: again, status: refusal.status };
    }
    if (call.next === undefined) return { leadsTo: address.href };
    // Signing in leads to a page in the account's language.
    return { leadsTo: pathIn(languageStoredBy(asker.reply) ?? address.language, call.next(reply)) };
  };
}

/** A form can't be read if its page isn't rendered. Nothing has been done then. */
const UNREADABLE: FailedPage = { failure: 'busy' };

const tooMany = () =>
  new DomainError(
    'too-many-requests',
    say(httpWords, ({ tooManyCalls }) => tooManyCalls),
  );
