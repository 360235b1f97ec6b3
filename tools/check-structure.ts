import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ColumnCatalog } from '../server/src/kernel/column-catalog.ts';
import { columnsAfter } from '../server/src/kernel/migrated-columns.ts';
import { repository } from './install.mjs';
import { checkStructure } from './structure/check.ts';
import { columnProblems } from './structure/column-problems.ts';
import { docPathProblems } from './structure/doc-paths.ts';
import { longFiles } from './structure/long-files.ts';

const folders = ['contract/src', 'server/src', 'server/seeds', 'web/src', 'tools', 'bench', 'e2e'];

const files = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,css,json,geojson,svg}`),
  { cwd: repository, exclude: ['**/node_modules/**'] },
).map((path) => path.split(sep).join('/'));

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const problems = checkStructure(new Map(files.map((path) => [path, read(path)])), longFiles);

const prose = globSync(['*.md', 'docs/**/*.md', 'contract/src/domains/*/*.md'], { cwd: repository });
const named = globSync(['*.{ts,mjs}', '{contract,server,web,tools,bench,e2e}/**/*.{ts,tsx,mjs,sql}'], {
  cwd: repository,
  exclude: ['**/node_modules/**'],
}).map((path) => path.split(sep).join('/'));
const lost = prose.flatMap((doc) => docPathProblems(doc, read(doc), named));

const catalogs = new Map<string, ColumnCatalog>();
for (const path of files.filter((path) => /^server\/src\/.*\/columns\.ts$/.test(path))) {
  const { columns } = (await import(pathToFileURL(join(repository, path)).href)) as { columns: ColumnCatalog };
  catalogs.set(path, columns);
}
const migrations = globSync('server/migrations/*.sql', { cwd: repository }).sort();
const undeclared = columnProblems(columnsAfter(migrations.map(read)), catalogs);

const all = [...problems, ...lost, ...undeclared];
for (const problem of all) console.error(problem);
console.log(`${files.length} files, ${all.length} problems`);
process.exitCode = all.length > 0 ? 1 : 0;
