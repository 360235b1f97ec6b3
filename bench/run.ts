import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bench, defaultTiming, runBench, tableOf } from './harness.ts';

/**
 * `node bench/run.ts [name …] [--rounds 5] [--seconds 5] [--size rows]`: runs `bench/*.bench.ts`, whose default export is
 * a bench. A name also stands for those that it begins: `projects` for `projects-sql`.
 */
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, seconds: { type: 'string' }, size: { type: 'string' } },
});
const timing = {
  ...defaultTiming,
  ...(values.rounds && { rounds: Number(values.rounds) }),
  ...(values.seconds && { seconds: Number(values.seconds) }),
};

const files = globSync('*.bench.ts', { cwd: import.meta.dirname }).toSorted();
const benches = await Promise.all(
  files.map(async (file) => {
    const module: { default: Bench } = await import(join(import.meta.dirname, file));
    return module.default;
  }),
);
const isMeant = (bench: Bench, name: string) => bench.name === name || bench.name.startsWith(`${name}-`);
const unknown = wanted.filter((name) => !benches.some((bench) => isMeant(bench, name)));
if (unknown.length > 0) {
  console.error(
    `There is no bench called ${unknown.join(', ')}. Available: ${benches.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 1;
}

for (const bench of benches.filter((bench) => wanted.length === 0 || wanted.some((name) => isMeant(bench, name)))) {
  console.log(`\n${bench.name}: ${bench.summary}`);
  const lacks = bench.missing?.();
  if (lacks !== undefined) {
    console.log(`skipped: ${lacks}`);
    continue;
  }
  const result = await runBench(bench, timing);
  console.log(tableOf(result));
  if (result.notes !== undefined) console.log(result.notes);
  console.log(`${result.goodEnough ? 'ok    ' : 'FAILED'} at least ${bench.atLeast} of the baseline is required`);
  if (!result.goodEnough) process.exitCode = 1;
}
