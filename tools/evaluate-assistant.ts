import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadDangerFile } from '../server/src/domains/assistant/engine/danger-model.ts';
import { loadModelFile } from '../server/src/domains/assistant/engine/model.ts';
import { evaluationSets, freshSets, halves } from '../server/src/domains/assistant/evaluation/evaluation-text.ts';
import { readRealTexts } from '../server/src/domains/assistant/evaluation/real-text.ts';
import { readCorpus } from './assistant/corpus.ts';
import {
  crossValidateRealTexts,
  engineOf,
  scoreFreshRealTexts,
  scoreFreshSet,
  scoreRealTexts,
  scoreSet,
} from './assistant/evaluate.ts';
import { scoreBelief } from './assistant/evaluate-belief.ts';
import { scoreDangers } from './assistant/evaluate-danger.ts';

/**
 * Evaluates the local engine on texts that were not used for training: `npm run assistant:evaluate [-- --misses] [--
 * --quick]`. `--misses` lists the misread fields (of fresh sets, only in the reviewed half), `--quick` skips the
 * cross-validation, `--texts <file>` uses other real texts.
 */
const { values } = parseArgs({
  options: {
    misses: { type: 'boolean' },
    quick: { type: 'boolean' },
    texts: {
      type: 'string',
      default: fileURLToPath(new URL('../../shared/data/job-texts.jsonl', import.meta.url)),
    },
  },
});

const engine = engineOf(loadModelFile(), loadDangerFile());
const scores = [
  ...evaluationSets.map((set) => scoreSet(engine, set, values.misses)),
  ...freshSets.flatMap((set) => halves.map((half) => scoreFreshSet(engine, set, half, values.misses))),
  ...halves.map((half) => scoreFreshRealTexts(engine, half)),
];
for (const { report } of scores) console.log(`${report}\n`);
for (const half of halves) console.log(`${scoreBelief(engine, half)}\n`);
for (const set of ['a', 'b'] as const) console.log(`${scoreDangers(engine, set)}\n`);

if (existsSync(values.texts)) {
  const texts = readRealTexts(values.texts);
  console.log(`Real texts, as the engine stands (it learned from none of them)\n${scoreRealTexts(engine, texts)}\n`);
  if (!values.quick) {
    console.log('Real texts, 5-fold cross-validation (having learned from the other four fifths)');
    console.log(`${crossValidateRealTexts(readCorpus(), texts, 5)}\n`);
  }
} else {
  console.log(`Real texts: skipped, because there is no ${values.texts}\n`);
}

for (const { set, share } of scores) console.log(`${set.padEnd(34)}${(100 * share).toFixed(1).padStart(6)} %`);
