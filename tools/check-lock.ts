import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './install.mjs';
import { lockProblems } from './lock-problems.ts';

/** Checks that the lock file pins the content of every package and names no registry. */
const problems = lockProblems(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
