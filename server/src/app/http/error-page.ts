import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import type { FastifyReply } from 'fastify';
import { errorPageWords } from './error-page.words.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Why a page can't be shown: its code failed, it took too long, or its visitor has opened too many. */
export type PageFailure = 'failed' | 'busy' | 'tooMany';

/** Status of the answer, and after how many seconds to try again where waiting helps. */
const failureStatus: Readonly<Record<PageFailure, { readonly status: number; readonly retryAfter?: string }>> = {
  failed: { status: 500 },
  busy: { status: 503, retryAfter: '2' },
  tooMany: { status: 429, retryAfter: '60' },
};

/** Returns the failure that an error status stands for. */
export const failureOf = (status: number): PageFailure =>
  status === failureStatus.busy.status ? 'busy' : status === failureStatus.tooMany.status ? 'tooMany' : 'failed';

/** Sends the plain page that stands in for one that can't be shown. */
export function sendFailure(reply: FastifyReply, failure: PageFailure, language: Language): FastifyReply {
  const { status, retryAfter } = failureStatus[failure];
  if (retryAfter !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy())
    .type('text/html; charset=utf-8')
    .send(errorPage(failure, language));
}

/**
 * Returns the plain page that stands in for one that can't be shown. It has no data and none of the app's code, so
 * whatever has failed can't fail again. Its link opens the same address.
 */
function errorPage(failure: PageFailure, language: Language): string {
  const words = errorPageWords[language];
  const { title, text } = words[failure];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${SITE_NAME}</title>
    <script src="/theme.js"></script>
    <link rel="stylesheet" href="/offline.css" />
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
  </head>
  <body>
    <main>
      <img src="/icons/icon.svg" alt="" width="64" height="64" />
      <h1>${title}</h1>
      <p>${text}</p>
      <p>${words.kept}</p>
      <a href="">${words.retry}</a>
      <p><a href="${pathIn(language, '/')}">${words.home}</a></p>
    </main>
  </body>
</html>
`;
}
