import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { repository } from './install.mjs';
import { isData, type Manifest, noticeProblems, recordProblems, versionProblems } from './paper-problems.ts';

/**
 * Checks that NOTICE names all data, that one version is named everywhere and described in the changelog, and that each
 * decision record is complete.
 */
const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const paths = (...patterns: string[]) =>
  globSync(patterns, { cwd: repository, exclude: ['**/node_modules/**'] }).map((path) => path.split(sep).join('/'));

const dataFiles = paths('{contract,server,web}/src/**/*.*', 'web/public/**/*.*').filter((file) =>
  isData(file, file.endsWith('.ts') ? read(file) : ''),
);
const workspaces: { workspaces: string[] } = JSON.parse(read('package.json'));
const manifests = ['package.json', ...workspaces.workspaces.map((folder) => `${folder}/package.json`)].map(
  (file): Manifest => ({ file, version: (JSON.parse(read(file)) as { version: string }).version }),
);

const problems = [
  ...noticeProblems(read('NOTICE'), dataFiles),
  ...versionProblems(read('CHANGELOG.md'), manifests),
  ...paths('docs/decisions/*').flatMap((file) => recordProblems(file, read(file))),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
