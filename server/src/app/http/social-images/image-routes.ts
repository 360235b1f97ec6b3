import { isLanguage, type Language } from '@plumbline/contract/kernel/language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../kernel/errors.ts';
import type { RateLimits } from '../../../kernel/http/rate-limits.ts';
import { matchesEtag } from '../etags.ts';
import type { PageSubject } from '../page-subject.ts';
import { imageCache } from './image-cache.ts';
import { type ImageRenderer, imageRenderer } from './image-renderer.ts';
import { imageVersion } from './social-image.ts';

/** An address with the version of what it shows. */
const A_YEAR = 'public, max-age=31536000, immutable';
/** Any other address shows what is current. */
const MINUTES = 'public, max-age=300';

export interface SocialImagesOptions {
  /** Returns the subject of the page at a path, if anyone may see that page. */
  subject(request: FastifyRequest, path: string, language: Language): Promise<PageSubject | null | undefined>;
  readonly limits: RateLimits;
  readonly renderer?: ImageRenderer;
}

interface ImageRoute {
  Params: { language: string; '*': string };
  Querystring: { v?: unknown };
}

/**
 * Serves the images of pages about a contractor, a project, or a trade in a city, which links show when they are shared:
 * `/social/en/contractors/hazel-knoll-plumbing.png?v=…`. A page that isn't shown has no image.
 */
export function socialImages(app: FastifyInstance, options: SocialImagesOptions): void {
  const { limits, subject, renderer = imageRenderer() } = options;
  const cache = imageCache();
  app.addHook('onClose', () => renderer.close());
  app.get<ImageRoute>(
    '/social/:language/*',
    { schema: { hide: true }, config: { rateLimit: limits.of('read') } },
    async (request, reply: FastifyReply) => {
      const { language, '*': file } = request.params;
      const [, path] = /^(.+)\.png$/.exec(`/${file}`) ?? [];
      const shown = isLanguage(language) && path !== undefined ? await subject(request, path, language) : null;
      // One address per image.
      if (!shown?.image || shown.meta.canonical !== path) throw notFound();
      const { image } = shown;
      const version = imageVersion(image);
      const etag = `"${version}"`;
      const caching = request.query.v === version ? A_YEAR : MINUTES;
      const hasIt = matchesEtag(request.headers['if-none-match'], etag);
      // Before any header is set: a failure may not be kept.
      const png = hasIt ? undefined : await cache.get(version, () => renderer.render(image));
      // Made to be shown by other sites.
      reply.headers({ etag, 'cache-control': caching, 'cross-origin-resource-policy': 'cross-origin' });
      return hasIt ? reply.status(304).send() : reply.type('image/png').send(png);
    },
  );
}
