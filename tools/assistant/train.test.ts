import { expect, it } from 'vitest';
import { loadDangerFile } from '../../server/src/domains/assistant/engine/danger-model.ts';
import { loadModelFile } from '../../server/src/domains/assistant/engine/model.ts';
import { readCorpus } from './corpus.ts';
import { fingerprintOf } from './train.ts';

const corpus = readCorpus();

it('the models in the repository were trained on the current corpus; if not, run npm run assistant:train', () => {
  const fingerprint = fingerprintOf(corpus);
  expect([loadModelFile().corpus, loadDangerFile().corpus]).toEqual([fingerprint, fingerprint]);
});

it('the corpus has each sentence once, with one trade', () => {
  const texts = corpus.jobs.map(({ text }) => text.toLowerCase());
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});
