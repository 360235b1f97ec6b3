import type { Readable } from 'node:stream';
import {
  MAX_PHOTO_BYTES,
  PHOTO_DESCRIPTION_HEADER,
  PHOTO_PHASE_FIELD,
  PHOTO_TYPES,
  type PhotoFormat,
} from '@plumbline/contract/domains/files/photo.ts';
import type { RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@plumbline/contract/kernel/language.ts';
import { FORM_KEY_FIELD } from '@plumbline/contract/kernel/site.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { clientAddress } from '../../kernel/http/client-address.ts';
import { readFormUpload } from '../../kernel/http/form-upload.ts';
import { idempotencyKey } from '../../kernel/http/idempotency-key.ts';
import { filesWords } from './rules/files.words.ts';
import { descriptionIn, descriptionOf, phaseOf } from './rules/said.ts';
import type { SizeName } from './rules/stored-name.ts';
import { tooLarge, type Upload } from './use-cases/take-upload.ts';

export interface UploadOptions {
  contextFor(request: FastifyRequest): Context;
  rateLimit(rate: RateClass): object;
}

/** The decisions of the domain that owns the files. */
export interface Owning {
  /** Where uploads are sent, with the `id` of the owner's link. */
  readonly uploads: string;
  /** Stores one for the holder of a link. Returns what a script is answered. */
  add(ctx: Context, id: string, upload: Omit<Upload, 'owner'>): Promise<object>;
  /** Returns the page to show after a form, with what went wrong. */
  next(ctx: Context, id: string, problem: DomainError | null): Promise<string>;
  /** Where sizes are served, by `name`. */
  readonly served: string;
  /** @throws DomainError 'not-found' unless the name opens a size now */
  open(ctx: Context, name: string): Promise<OpenedSize>;
}

/** One size of a photo, and how to read it. */
export interface OpenedSize {
  readonly name: SizeName;
  read(): Promise<Readable>;
}

/** More uploads at the same time only make each of them slower. */
const MOST_AT_ONCE = 12;
const MOST_OF_CLIENT = 4;

const FORM = 'multipart/form-data';

const TYPES: Readonly<Record<PhotoFormat, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** Mounts uploads, whose bodies are streams, and the addresses that the files then have. */
export function uploadAndServe(app: FastifyInstance, options: UploadOptions, owning: Owning): void {
  const { contextFor, rateLimit } = options;
  for (const type of [...PHOTO_TYPES, 'application/octet-stream', FORM]) {
    app.addContentTypeParser(type, (_request, _body, done) => done(null));
  }
  const atOnce = uploadsAtOnce();
  app.post<{ Params: { id: string } }>(
    owning.uploads,
    {
      config: { rateLimit: rateLimit('write') },
      schema: { summary: 'Adds a photo: the bytes of one, or a form with one file', consumes: [...PHOTO_TYPES, FORM] },
    },
    (request, reply) => {
      const ctx = contextFor(request);
      const { id } = request.params;
      const take = (upload: Omit<Upload, 'owner'>) =>
        atOnce(request, async () => {
          if (Number(request.headers['content-length'] ?? 0) > MAX_PHOTO_BYTES + FORM_BYTES) throw tooLarge();
          return owning.add(ctx, id, upload);
        });
      return (request.headers['content-type'] ?? '').startsWith(FORM)
        ? answerForm(request, reply, take, (problem, language) => owning.next({ ...ctx, language }, id, problem))
        : answerScript(request, reply, take);
    },
  );
  app.get<{ Params: { name: string } }>(
    owning.served,
    {
      config: { rateLimit: rateLimit('read') },
      schema: { summary: 'One size of a photo, for the view to which the name belongs' },
    },
    async (request, reply) => {
      const { name } = request.params;
      const size = await owning.open(contextFor(request), name);
      // A photo never changes.
      const etag = `"${name}"`;
      asImage(reply).header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      const format = size.name.endsWith('.webp') ? 'webp' : 'jpg';
      return reply.header('content-type', TYPES[format]).send(await size.read());
    },
  );
}

/** The most bytes of a form's other fields. */
const FORM_BYTES = 64 * 1024;

type Take = (upload: Omit<Upload, 'owner'>) => Promise<object>;

const isPhotoType = (type: string): boolean =>
  [...PHOTO_TYPES, 'application/octet-stream'].some((known) => known === type);

/** A script sends the bytes alone, and what it says about them in the address and a header, which no log contains. */
async function answerScript(request: FastifyRequest, reply: FastifyReply, take: Take): Promise<FastifyReply> {
  if (!isPhotoType(request.headers['content-type'] ?? '')) throw noPhoto();
  const { shared, [PHOTO_PHASE_FIELD]: phase } = request.query as Readonly<Record<string, unknown>>;
  const key = idempotencyKey(request.headers['idempotency-key']) ?? crypto.randomUUID();
  const description = descriptionIn(request.headers[PHOTO_DESCRIPTION_HEADER]);
  const said = () => ({
    description,
    phase: phaseOf(phase),
    ...(shared === undefined ? {} : { shared: shared !== 'false' }),
  });
  try {
    return await reply.status(201).send(await take({ key, content: request.raw, said }));
  } catch (error) {
    // Most browsers read the answer only when they have sent everything.
    request.raw.resume();
    throw error;
  }
}

/** A form is answered with the page that it was on. */
async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  take: Take,
  next: (problem: DomainError | null, language: Language) => Promise<string>,
): Promise<FastifyReply> {
  // Of the page that the form was on.
  let language: Language = DEFAULT_LANGUAGE;
  try {
    const { fields, file } = await readFormUpload(request);
    language = LANGUAGES.find((known) => known === fields.get('language')) ?? DEFAULT_LANGUAGE;
    if (file === null) throw noFile();
    const key = idempotencyKey(fields.get(FORM_KEY_FIELD)) ?? crypto.randomUUID();
    await take({
      key,
      content: file,
      said: () => ({
        shared: fields.get('shared') === 'true',
        phase: phaseOf(fields.get(PHOTO_PHASE_FIELD)),
        description: descriptionOf(fields.get('description')),
      }),
    });
    return await reply.redirect(await next(null, language), 303);
  } catch (error) {
    request.raw.resume();
    if (!(error instanceof DomainError) || error.code === 'not-found') throw error;
    return reply.redirect(await next(error, language), 303);
  }
}

/** Caps simultaneous uploads, in total and per client. */
function uploadsAtOnce() {
  const underWay = new Map<string, number>();
  let total = 0;
  return async <T>({ ip }: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const client = clientAddress(ip);
    const own = underWay.get(client) ?? 0;
    if (total >= MOST_AT_ONCE || own >= MOST_OF_CLIENT) throw busy();
    total += 1;
    underWay.set(client, own + 1);
    try {
      return await work();
    } finally {
      total -= 1;
      const left = (underWay.get(client) ?? 1) - 1;
      if (left > 0) underWay.set(client, left);
      else underWay.delete(client);
    }
  };
}

/** The headers of a photo: an image and nothing else, private, and revalidated each time. */
const asImage = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');

const busy = () =>
  new DomainError(
    'unavailable',
    say(filesWords, ({ busy }) => busy),
  );

const noPhoto = () =>
  new DomainError(
    'unsupported-media-type',
    say(filesWords, ({ refusals }) => refusals.other),
  );

const noFile = () =>
  new DomainError(
    'invalid-input',
    say(filesWords, ({ noFile }) => noFile),
  );
