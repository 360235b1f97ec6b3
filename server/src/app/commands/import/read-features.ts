import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { RowOutcome } from '../../../domains/directory/rules/imported-listing.ts';
import type { RowRead } from '../../../domains/directory/use-cases/import-listings.ts';
import { type FileReader, inBatches } from './file-reader.ts';
import { ImportError } from './import-error.ts';

const HEAD_BYTES = 64 * 1024;
/** A feature without an end would fill the memory. */
const LONGEST_FEATURE = 8 * 1024 * 1024;
const RECORD_SEPARATOR = '\u001e';

/** Reads GeoJSON of any size, feature by feature: one collection of features, or a sequence with one per line. */
export async function openFeatures(path: string, read: (feature: unknown) => RowOutcome): Promise<FileReader> {
  const { size } = await stat(path);
  const head = await headOf(path);
  if (!/^[\s\uFEFF\u001e]*\{/.test(head)) {
    throw new ImportError(`${path} is neither GeoParquet nor GeoJSON: it begins with '${head.slice(0, 20).trim()}'.`);
  }
  const isCollection = /"features"\s*:\s*\[/.test(head) || /^\s*\{\s*"type"\s*:\s*"FeatureCollection"/.test(head);
  const stream = createReadStream(path, { encoding: 'utf8', highWaterMark: 1024 * 1024 });
  const texts = isCollection ? featuresOf(stream) : linesOf(stream);
  return {
    batches: inBatches(rowsOf(texts, read)),
    progress: () => (size === 0 ? 1 : stream.bytesRead / size),
  };
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

interface FeatureText {
  /** The line on which it begins, counted from 1. */
  readonly line: number;
  readonly text: string;
}

async function* rowsOf(
  texts: AsyncIterable<FeatureText>,
  read: (feature: unknown) => RowOutcome,
): AsyncGenerator<RowRead> {
  for await (const { line, text } of texts) {
    let feature: unknown;
    try {
      feature = JSON.parse(text);
    } catch {
      yield { line, outcome: { kind: 'rejected', reason: 'It is not JSON' } };
      continue;
    }
    yield { line, outcome: read(feature) };
  }
}

/** Reads one feature per line; lines may begin with the separator of RFC 8142. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<FeatureText> {
  let line = 0;
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_FEATURE) throw tooLong(line + 1);
    for (const text of lines) {
      line += 1;
      yield* featureIn(text, line);
    }
  }
  yield* featureIn(rest, line + 1);
}

function* featureIn(text: string, line: number): Generator<FeatureText> {
  const bare = text
    .replaceAll(RECORD_SEPARATOR, '')
    .replace(/^\uFEFF/, '')
    .trim();
  if (bare !== '') yield { line, text: bare };
}

const QUOTE = 34;
const BACKSLASH = 92;
const NEWLINE = 10;
const [BRACKET, BRACE] = [91, 123];
const CLOSING = new Set([93, 125]);
/** A collection's features are in its list: inside one brace and one bracket. */
const DEPTH_OF_FEATURES = 2;

/** Reads the objects in a collection's list by counting braces outside strings. */
async function* featuresOf(chunks: AsyncIterable<string>): AsyncGenerator<FeatureText> {
  let depth = 0;
  /** Whether we are in a list of the collection, like its features, and not in another of its objects. */
  let inList = false;
  let inFeature = false;
  let inString = false;
  let escaped = false;
  let line = 1;
  let began = 1;
  let parts = '';
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (inString) {
        if (escaped) escaped = false;
        else if (code === BACKSLASH) escaped = true;
        else if (code === QUOTE) inString = false;
      } else if (code === QUOTE) inString = true;
      else if (code === NEWLINE) line += 1;
      else if (code === BRACE || code === BRACKET) {
        if (depth === DEPTH_OF_FEATURES - 1) inList = code === BRACKET;
        if (depth === DEPTH_OF_FEATURES && inList && code === BRACE) {
          inFeature = true;
          from = at;
          began = line;
        }
        depth += 1;
      } else if (CLOSING.has(code)) {
        depth -= 1;
        if (depth === DEPTH_OF_FEATURES && inFeature) {
          yield { line: began, text: parts + chunk.slice(from, at + 1) };
          parts = '';
          inFeature = false;
        }
      }
    }
    if (inFeature) parts += chunk.slice(from);
    if (parts.length > LONGEST_FEATURE) throw tooLong(began);
  }
  if (depth !== 0)
    throw new ImportError(
      `The file ends within the feature of line ${began}: is it complete? Everything before it is stored.`,
    );
}

const tooLong = (line: number) =>
  new ImportError(
    `The feature of line ${line} is larger than ${LONGEST_FEATURE / 1024 / 1024} MB: the file is broken there.`,
  );
