import { kindInDomain, placeOf } from './place.ts';
import type { SourceFile } from './source-file.ts';

/** The kinds of server files that contain pure decisions. */
const PURE = new Set(['rules', 'policy', 'views']);

/**
 * Returns a problem for each pure file that exports a function without a `<name>.test.ts` next to it. That covers every
 * file of a domain's contract, and the server's `rules/`, `policy.ts` and `views.ts`. Files with only tables and types
 * need none.
 */
export function testedRuleProblems(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files
    .filter((file) => isRule(file) && !paths.has(testOf(file.path)))
    .map(({ path }) => `${path}: is a pure rule without a test; write ${testOf(path)}`);
}

const testOf = (path: string) => path.replace(/\.ts$/, '.test.ts');

function isRule({ path, exportsFunction }: SourceFile): boolean {
  if (!exportsFunction || /\.(?:test|prove|bench)\.ts$|\/testing\//.test(path)) return false;
  const { zone } = placeOf(path);
  return zone === 'contract-domain' || (zone === 'server-domain' && PURE.has(kindInDomain(path)));
}
