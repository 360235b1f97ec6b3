import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { repository } from './install.mjs';
import { checkStructure } from './structure/check.ts';

const folders = ['contract/src', 'server/src', 'server/seeds', 'web/src', 'tools', 'bench', 'e2e'];

const files = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,css,json,geojson,svg}`),
  { cwd: repository, exclude: ['**/node_modules/**'] },
).map((path) => path.split(sep).join('/'));

const { problems, warnings } = checkStructure(
  new Map(files.map((path) => [path, readFileSync(join(repository, path), 'utf8')])),
);

for (const warning of warnings) console.log(`warning  ${warning}`);
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} problems, ${warnings.length} warnings`);
process.exitCode = problems.length > 0 ? 1 : 0;
