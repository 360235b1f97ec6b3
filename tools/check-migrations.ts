import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './install.mjs';
import { breakingChanges } from './migrations/breaking-changes.ts';
import { readMigrations, readReleases } from './migrations/parse-migrations.ts';

/** Checks that the last release runs on the newest schema, and that the version in `package.json` has its schema. */
const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string };
const releases = readReleases();
const migrations = await readMigrations();
const names = new Set(migrations.map(({ name }) => name));

const problems = [
  ...(releases[version] === undefined
    ? [`server/migrations/releases.json doesn't say what the last migration of ${version} is`]
    : []),
  ...Object.values(releases)
    .filter((name) => !names.has(name))
    .map((name) => `server/migrations/releases.json names ${name}, which doesn't exist`),
  ...breakingChanges(migrations, releases),
];
for (const problem of problems) console.error(problem);
console.log(`${migrations.length} migrations, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
