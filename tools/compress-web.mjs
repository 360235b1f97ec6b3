import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Precompresses the built web app: `node tools/compress-web.mjs DIST`. A separate program, so that it uses every core.
 */

const COMPRESSED = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.txt', '.html']);
/** Smaller files don't benefit from compression. */
const WORTHWHILE = 1024;

const dist = process.argv[2];
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter(
    (entry) =>
      entry.isFile() && !entry.parentPath.startsWith(join(dist, 'server')) && COMPRESSED.has(extname(entry.name)),
  )
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file, content: readFileSync(file) }))
  .filter(({ content }) => content.length >= WORTHWHILE)
  // The longest first, so that none runs alone at the end.
  .sort((a, b) => b.content.length - a.content.length);

await Promise.all(
  files.map(async ({ file, content }) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }),
);
