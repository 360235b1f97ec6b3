import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCorpus } from './assistant/corpus.ts';
import { crossValidate, engineOf, scoreOwnTexts, time } from './assistant/evaluate.ts';
import { train } from './assistant/train.ts';
import { trainDanger } from './assistant/train-danger.ts';

/**
 * Rebuilds the local engine's two models from their data, and prints its accuracy on the training data and its speed.
 * `--quick` skips the cross-validation. For its accuracy on unseen texts: `npm run assistant:evaluate`.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });

const FOLDER = new URL('../server/src/domains/assistant/engine/', import.meta.url);

const corpus = readCorpus();
const file = train(corpus);
const danger = trainDanger(corpus);
store('model.json', serialize(file));
store('danger-model.json', serializeDanger(danger));

const engine = engineOf(file, danger);
console.log('\nOn its own texts (only a check that it learns)');
console.log(scoreOwnTexts(engine, corpus.jobs));
if (!values.quick) {
  console.log('\nOn its own texts, each held back once (5-fold cross-validation)');
  console.log(crossValidate(corpus, 5));
}
console.log(`\n${time(engine, corpus.jobs)}`);

function store(name: string, json: string): void {
  const url = new URL(name, FOLDER);
  const before = existsSync(url) ? readFileSync(url, 'utf8') : '';
  if (before !== json) writeFileSync(url, json);
  console.log(`${name}: ${Math.round(json.length / 1024)} KB, ${before === json ? 'as it was' : 'rewritten'}`);
}

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

function serializeDanger({ weights, ...rest }: ReturnType<typeof trainDanger>): string {
  const lines = (items: Record<string, unknown>) =>
    Object.entries(items)
      .map(([name, item]) => `  ${JSON.stringify(name)}: ${JSON.stringify(item)}`)
      .join(',\n');
  return `{\n${lines(rest)},\n  "weights": {\n${lines(weights).replaceAll(/^  /gm, '')}\n  }\n}\n`;
}
