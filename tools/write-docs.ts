import { readFileSync, writeFileSync } from 'node:fs';
import { staleTables } from './docs/tables.ts';

/**
 * Writes the tables of the documentation that are derived from code: `npm run docs`. Without it a test says which of
 * them are stale.
 */
for (const { path, write } of staleTables((path) => readFileSync(path, 'utf8'))) {
  writeFileSync(path, write(readFileSync(path, 'utf8')));
  console.log(`Wrote ${path}.`);
}
