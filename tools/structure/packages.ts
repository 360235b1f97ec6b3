import { isTest, kindInDomain, placeOf } from './place.ts';
import type { SourceFile } from './source-file.ts';
import { sqlPackages, vendorPackages } from './vocabulary.ts';

/** Returns a sentence for each npm package, SQL or setting that a file must not use. */
export function packageProblems(file: SourceFile): string[] {
  const { zone } = placeOf(file.path);
  if (zone === 'outside' || isTest(file.path)) return [];
  const problems: string[] = [];

  if (file.readsEnvironment && zone !== 'server-app') {
    problems.push(
      'reads process.env: settings are read once in server/src/app and passed on; take the value as an argument',
    );
  }
  if (zone.startsWith('server') && !PRINTERS.has(file.path)) problems.push(...file.loosePrints);
  for (const { specifier, target, names, typeOnly } of file.imports) {
    if (target !== undefined) {
      if (names.includes('sql') && !maySpeakSql(file.path)) problems.push(`uses the sql tag: ${SQL_BELONGS}`);
      continue;
    }
    if (specifier === 'pino' && !typeOnly && file.path !== OPENS_LOGS) {
      problems.push(
        `imports 'pino': only ${OPENS_LOGS} may create a log, because its logs never contain an error's own message`,
      );
    }
    if (zone.startsWith('contract') && specifier !== 'zod' && !specifier.startsWith('zod/')) {
      problems.push(`imports '${specifier}': the contract uses zod only; move this code to server or web`);
    } else if (zone.startsWith('server') && zone !== 'server-app' && matches(vendorPackages, specifier)) {
      problems.push(
        `imports '${specifier}': only adapters in server/src/app know vendors; say what is needed in ports.ts`,
      );
    } else if (matches(sqlPackages, specifier) && !maySpeakSql(file.path)) {
      problems.push(`imports '${specifier}': ${SQL_BELONGS}`);
    }
  }
  return [...new Set(problems)];
}

const OPENS_LOGS = 'server/src/kernel/open-log.ts';
/** These forward what others log or print. */
const PRINTERS = new Set([
  'server/src/app/embedded-postgres/testing.ts',
  'server/src/app/commands/terminal.ts',
  'server/src/app/processes/worker-log.ts',
  'server/src/kernel/http/request-log.ts',
]);

const SQL_BELONGS = 'SQL lives in tables.ts and store/<noun>.ts of its domain; move the query there';

const matches = (patterns: readonly RegExp[], specifier: string) => patterns.some((pattern) => pattern.test(specifier));

const maySpeakSql = (path: string) =>
  /^server\/(?:seeds\/|src\/kernel\/|src\/app\/)/.test(path) ||
  ['tables', 'seed', 'fixtures', 'store'].includes(kindInDomain(path));
