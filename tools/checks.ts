/** A program that checks the code. */
export interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

/** Needed by the type check of the web, so it goes first and alone. */
export const routeTree: Check = { name: 'route tree', command: ['node', 'tools/route-tree.ts'] };

const format: Check = {
  name: 'format',
  command: ['biome', 'check', '--linter-enabled=false', '--colors=off', '--max-diagnostics=40'],
};
const lint: Check = { name: 'lint', command: ['oxlint', '--type-aware', '--format=unix'] };
/**
 * The folder for results of earlier type checks. They make a check about four times as fast, and can't hide an error:
 * files are compared by content, and known errors are reported again.
 */
const TYPES_SEEN = 'node_modules/.cache/plumbline-types';
const types = (name: string, project: string): Check => {
  const seen = `${TYPES_SEEN}/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return {
    name: `types of ${name}`,
    command: ['tsc', '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', seen],
  };
};
const allServerTypes = types('contract, server and tools', 'tsconfig.json');
const serverTypes = types('contract and server', 'tsconfig.server.json');
const webTypes = types('web', 'web/tsconfig.json');
const endToEndTypes = types('e2e', 'e2e/tsconfig.json');
const unused: Check = { name: 'nothing unused', command: ['knip', '--no-progress', '--no-config-hints'] };
const structure: Check = { name: 'structure', command: ['node', 'tools/check-structure.ts'] };
const regexps: Check = { name: 'regular expressions', command: ['node', 'tools/check-regexps.ts'] };
const lockFile: Check = { name: 'lock file', command: ['node', 'tools/check-lock.ts'] };
const migrations: Check = { name: 'migrations', command: ['node', 'tools/check-migrations.ts'] };
const papers: Check = { name: 'notices, versions and records', command: ['node', 'tools/check-papers.ts'] };

/** Every check, the longest first. */
export const allChecks: readonly Check[] = [
  format,
  lint,
  allServerTypes,
  webTypes,
  endToEndTypes,
  unused,
  structure,
  regexps,
  lockFile,
  migrations,
  papers,
];

/** Files whose types every workspace uses, and files that configure the checks. */
const EVERYWHERE = /^(?:contract\/|tsconfig|package|[^/]+\/package\.json$)/;
const FOR_SERVER = /^server\//;
const FOR_TOOLS = /^(?:tools|bench)\/|^vitest\.config\.ts$|^web\/[^/]+\.ts$/;
const FOR_END_TO_END = /^(?:tools|e2e)\//;
const FOR_WEB = /^web\//;
const CODE = /\.(?:ts|tsx|mts|mjs)$/;
const FORMATTED = /\.(?:ts|tsx|mts|mjs|json|css|html)$/;
const PRODUCT = /^(?:contract|server|web)\/src\/.*\.tsx?$/;

/**
 * Returns the checks that a change of these files may fail: format, lint and regular expressions of the existing files,
 * and types in the workspaces that use them. The full run also lints files that use the changed ones, and finds unused
 * code.
 */
export function checksOf(paths: readonly string[], isThere: (path: string) => boolean): readonly Check[] {
  const there = paths.filter(isThere);
  const onFiles = (check: Check, files: readonly string[], ...options: string[]): Check[] =>
    files.length === 0 ? [] : [{ ...check, command: [...check.command, ...options, ...files] }];
  const when = (pattern: RegExp, check: Check): Check[] =>
    paths.some((path) => EVERYWHERE.test(path) || pattern.test(path)) ? [check] : [];
  return [
    ...onFiles(
      lint,
      there.filter((path) => CODE.test(path)),
    ),
    ...(paths.some((path) => EVERYWHERE.test(path) || FOR_TOOLS.test(path))
      ? [allServerTypes]
      : when(FOR_SERVER, serverTypes)),
    ...when(FOR_WEB, webTypes),
    ...when(FOR_END_TO_END, endToEndTypes),
    ...onFiles(
      format,
      there.filter((path) => FORMATTED.test(path)),
      '--no-errors-on-unmatched',
    ),
    structure,
    ...onFiles(
      regexps,
      there.filter((path) => PRODUCT.test(path)),
    ),
    lockFile,
    migrations,
    papers,
  ];
}
