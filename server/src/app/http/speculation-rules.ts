import type { FastifyInstance } from 'fastify';

const PATH = '/speculation-rules.json';

/** For pages that can be used before the app runs: the browser may fetch the next page ahead. */
export const SPECULATION_HEADER = { 'speculation-rules': `"${PATH}"` } as const;

/**
 * A page is fetched, and nothing else of it, when somebody rests on a link to it. Once the app runs, it does this by
 * itself (`data-app`). A link to another language makes the server remember a choice.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: ':root[data-app] a, a[hreflang], a[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Serves what the browser may fetch ahead: nothing where data is to be saved. */
export function speculationRules(app: FastifyInstance): void {
  app.get(PATH, { schema: { hide: true } }, async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'Save-Data')
      .type('application/speculationrules+json')
      .send(JSON.stringify(request.headers['save-data'] === 'on' ? {} : RULES)),
  );
}
