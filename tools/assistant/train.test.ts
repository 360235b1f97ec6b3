import { expect, it } from 'vitest';
import { loadModelFile } from '../../server/src/domains/assistant/engine/model.ts';
import { readCorpus } from './corpus.ts';
import { fingerprintOf } from './train.ts';

const corpus = readCorpus();

it('the model in the repository was trained on the current corpus; if not, run npm run assistant:train', () => {
  expect(loadModelFile().corpus).toBe(fingerprintOf(corpus));
});

it('the corpus has each sentence once, with one trade', () => {
  const texts = corpus.jobs.map(({ text }) => text.toLowerCase());
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});
