import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadDangerFile } from '../../server/src/domains/assistant/engine/danger-model.ts';
import { readCorpus } from './corpus.ts';
import { engineOf } from './evaluate.ts';
import { train } from './train.ts';
import { trainDanger } from './train-danger.ts';

const MODEL = new URL('../../server/src/domains/assistant/engine/model.json', import.meta.url);
const corpus = readCorpus();

describe('training the assistant', () => {
  it('reproduces the model in the repository exactly; if not, run npm run assistant:train', () => {
    const stored = JSON.parse(readFileSync(MODEL, 'utf8'));
    const trained = train(corpus);
    expect(Object.keys(trained)).toEqual(Object.keys(stored));
    expect(JSON.stringify(trained) === JSON.stringify(stored)).toBe(true);
    expect(readFileSync(MODEL).length).toBeLessThan(1_000_000);
  });

  it('reproduces the model of dangers exactly', () => {
    expect(JSON.stringify(trainDanger(corpus)) === JSON.stringify(loadDangerFile())).toBe(true);
  });

  it('reads nearly nine in ten held-out texts correctly', () => {
    const held = (i: number) => i % 5 === 0;
    const engine = engineOf(train({ ...corpus, jobs: corpus.jobs.filter((_, i) => !held(i)) }), loadDangerFile());
    const unseen = corpus.jobs.filter((_, i) => held(i));
    const right = unseen.filter(({ text, workType }) => engine(text).workType === workType);
    expect(right.length / unseen.length).toBeGreaterThan(0.88);
  });
});
