import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';

/** A form with one file, as browsers without scripts send it. */
export interface FormUpload {
  /** The fields that have arrived. Those after the file come later. */
  readonly fields: ReadonlyMap<string, string>;
  /** Null if no file was chosen. */
  readonly file: Readable | null;
}

/** Of a form's fields besides its file. */
const LIMITS = { fieldNameSize: 50, fieldSize: 4096, fields: 10, files: 1, parts: 12, headerPairs: 20 };

/**
 * Reads a form up to its file, whose bytes then stream. A second file is ignored. File names are never read.
 * @throws if it isn't a form
 */
export async function readFormUpload({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): Promise<FormUpload> {
  const form = new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits: LIMITS });
  const fields = new Map<string, string>();
  const found = Promise.withResolvers<Readable | null>();
  form.on('field', (name, value) => void fields.set(name, value));
  form.on('file', (_name, file) => {
    // Its error comes to whoever reads it, and without a reader must not end the process.
    file.on('error', () => undefined);
    found.resolve(file);
  });
  form.on('finish', () => found.resolve(null));
  form.on('error', (error: Error) => found.reject(error));
  raw.on('error', (error) => {
    form.destroy(error);
    found.reject(error);
  });
  raw.pipe(form);
  return { fields, file: await found.promise };
}
