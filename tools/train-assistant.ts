import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { localEngine } from '../server/src/domains/assistant/engine/local-assistant.ts';
import { asModel } from '../server/src/domains/assistant/engine/model.ts';
import { readCorpus } from './assistant/corpus.ts';
import { crossValidate, measure, measureFile, time } from './assistant/evaluate.ts';
import { train } from './assistant/train.ts';

/**
 * Rebuilds the local engine's model from its data, and says how good and how fast it is.
 * `--quick` leaves out the cross-validation; `--texts <file>` also measures JSON lines of `{text, trade}`.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, texts: { type: 'string' }, misses: { type: 'boolean' } },
});

const MODEL = new URL('../server/src/domains/assistant/engine/model.json', import.meta.url);

const corpus = readCorpus();
const file = train(corpus);
const json = serialise(file);
const before = existsSync(MODEL) ? readFileSync(MODEL, 'utf8') : '';
if (before !== json) writeFileSync(MODEL, json);
console.log(`model.json: ${Math.round(json.length / 1024)} KB, ${before === json ? 'as it was' : 'rewritten'}`);

const engine = localEngine(asModel(file));
console.log(`\nOn its own ${corpus.jobs.length} texts (only a check that it learns)`);
console.log(measure(engine, corpus.jobs));
if (!values.quick) {
  console.log('\nOn texts it was not trained on (5-fold cross-validation)');
  console.log(crossValidate(corpus, 5));
}
if (values.texts) console.log(`\nOn ${values.texts}\n${measureFile(engine, values.texts, values.misses ?? false)}`);
console.log(`\n${time(engine, corpus.jobs)}`);

/** One feature a line, so that a change of the data shows as the lines it changes. */
function serialise(model: ReturnType<typeof train>): string {
  const rows = (weights: Record<string, number[]>) =>
    Object.entries(weights)
      .map(([name, row]) => `      ${JSON.stringify(name)}: [${row.join(', ')}]`)
      .join(',\n');
  const parts = Object.entries(model).map(([name, part]) =>
    typeof part === 'string'
      ? `  "${name}": ${JSON.stringify(part)}`
      : `  "${name}": {\n    "labels": [${part.labels.map((label) => `"${label}"`).join(', ')}],\n` +
        `    "bias": [${part.bias.join(', ')}],\n    "weights": {\n${rows(part.weights)}\n    }\n  }`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}
