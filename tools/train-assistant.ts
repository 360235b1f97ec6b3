import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCorpus } from './assistant/corpus.ts';
import { crossValidate, engineOf, scoreOwnTexts, time } from './assistant/evaluate.ts';
import { train } from './assistant/train.ts';

/**
 * Rebuilds the local engine's model from its data, and prints its accuracy on the training data and its speed.
 * `--quick` skips the cross-validation. For its accuracy on unseen texts: `npm run assistant:evaluate`.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });

const MODEL = new URL('../server/src/domains/assistant/engine/model.json', import.meta.url);

const corpus = readCorpus();
const file = train(corpus);
const json = serialize(file);
const before = existsSync(MODEL) ? readFileSync(MODEL, 'utf8') : '';
if (before !== json) writeFileSync(MODEL, json);
console.log(`model.json: ${Math.round(json.length / 1024)} KB, ${before === json ? 'as it was' : 'rewritten'}`);

const engine = engineOf(file);
console.log('\nOn its own texts (only a check that it learns)');
console.log(scoreOwnTexts(engine, corpus.jobs));
if (!values.quick) {
  console.log('\nOn its own texts, each held back once (5-fold cross-validation)');
  console.log(crossValidate(corpus, 5));
}
console.log(`\n${time(engine, corpus.jobs)}`);

/** One feature per line, so that a diff shows the changed features. */
function serialize(model: ReturnType<typeof train>): string {
  const rows = (weights: Record<string, number[]>) =>
    Object.entries(weights)
      .map(([name, row]) => `${JSON.stringify(name)}:[${row.join(',')}]`)
      .join(',\n');
  const parts = Object.entries(model).map(([name, part]) =>
    typeof part === 'string' || !('weights' in part)
      ? `  "${name}": ${JSON.stringify(part)}`
      : `  "${name}": {\n    "labels": [${part.labels.map((label) => `"${label}"`).join(', ')}],\n` +
        `    "bias": [${part.bias.join(', ')}],\n    "weights": {\n${rows(part.weights)}\n    }\n  }`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}
