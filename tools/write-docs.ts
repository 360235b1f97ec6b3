import { readFileSync, writeFileSync } from 'node:fs';
import { staleTables } from './docs/tables.ts';

/** Writes the documentation's tables that are derived from code: `npm run docs`. A test fails if they are outdated. */
for (const { path, write } of staleTables((path) => readFileSync(path, 'utf8'))) {
  writeFileSync(path, write(readFileSync(path, 'utf8')));
  console.log(`Wrote ${path}.`);
}
