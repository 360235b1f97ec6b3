import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { repository } from './install.mjs';
import { MOST_MS, slowInput } from './regexps/attack.ts';
import { builtPatterns } from './regexps/built.ts';
import { CAPPED } from './regexps/capped.ts';
import { findPatterns, type Pattern } from './regexps/find.ts';

/**
 * Checks that no regular expression in the product takes longer than `MOST_MS` on the longest text it can get.
 * Expressions measured before are listed in `regexps/measured.json`; new ones are measured, and stored with `--keep`.
 * Paths on the command line limit the check to these files.
 */
const MEASURED = join(repository, 'tools/regexps/measured.json');
/** In characters: no form field accepts more, and other text is truncated first. */
const LONGEST = 4000;
/** Increment this when the attacks change. */
const ATTACKS = 1;

const only = new Set(process.argv.slice(2).filter((word) => word !== '--keep'));
const keep = process.argv.includes('--keep');
if (keep && only.size > 0) throw new Error('--keep stores the expressions of all files, so it takes no paths.');

const files = globSync(['contract/src/**/*.ts', 'server/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: repository })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/\.(?:test|prove|bench|d)\.tsx?$|\/(?:testing|evaluation)\/|\.gen\.ts$/.test(path))
  .filter((path) => only.size === 0 || only.has(path))
  .sort();

const capOf = ({ path, source }: Pattern) =>
  CAPPED.find((row) => row.path === path && source.startsWith(row.begins))?.cap ?? LONGEST;

const keyOf = (pattern: Pattern) =>
  createHash('sha256')
    .update(JSON.stringify([ATTACKS, capOf(pattern), pattern.source, pattern.flags]))
    .digest('base64url')
    .slice(0, 16);

// Written by this program.
const measured = new Set(JSON.parse(readFileSync(MEASURED, 'utf8')) as string[]);
const seen = new Set<string>();
let problems = 0;
for (const path of files) {
  const { patterns, builtAt } = findPatterns(path, readFileSync(join(repository, path), 'utf8'));
  const [line = 0] = builtAt;
  const built = line === 0 ? [] : await builtPatterns(repository, path);
  for (const pattern of [...patterns, ...built.map((one) => ({ ...one, path, line }))]) {
    const key = keyOf(pattern);
    const slow = measured.has(key) || seen.has(key) ? null : slowInput(pattern, capOf(pattern));
    if (slow === null) {
      seen.add(key);
      continue;
    }
    problems += 1;
    console.error(
      `${path}:${pattern.line}: /${pattern.source}/${pattern.flags} takes ${slow.ms.toFixed(1)} ms, more than ${MOST_MS}, on ` +
        `${slow.attack}; make it linear, or cut the text into words first`,
    );
  }
}
if (keep) writeFileSync(MEASURED, `${JSON.stringify([...seen].sort(), null, 2)}\n`);
console.log(
  `${seen.size} regular expressions, ${[...seen].filter((key) => !measured.has(key)).length} newly measured, ${problems} problems`,
);
process.exitCode = problems > 0 ? 1 : 0;
