import { describe, expect, it } from 'vitest';
import { evaluationSets, readEvaluationTexts } from '../evaluation/evaluation-text.ts';
import { describe as description } from './description.ts';
import { loadModel } from './model.ts';
import { Cue, type SaidText, saidWords } from './said-words.ts';
import { whatWasSaid } from './what-was-said.ts';

const { words } = loadModel();
const reference = { now: new Date('2026-12-01T15:00:00Z'), timeZone: 'America/Kentucky/Louisville' };
const texts = evaluationSets.flatMap((set) => readEvaluationTexts(set).map(({ text }) => text));
const read = (said: SaidText) => ({
  ...whatWasSaid(said, reference, (word) => words.en.known.has(word)),
  english: description(said),
  spanish: description(said, 'es'),
});
/** Marks a text as if it had every cue. */
const calledForAll = (said: SaidText): SaidText => ({
  ...said,
  cues: -1,
  words: said.words.map((word) => ({ ...word, cues: -1 })),
});

describe('the words of a text', () => {
  it('call for every rule that finds something', () => {
    for (const text of texts) {
      const said = saidWords(text);
      expect(read(said), text).toEqual(read(calledForAll(said)));
    }
  });

  it('call for few rules in most texts', () => {
    const { cues } = saidWords('The kitchen faucet drips and the handle is loose');
    expect(cues & (Cue.digit | Cue.weekday | Cue.month | Cue.person | Cue.introduction)).toBe(0);
  });

  it.each([
    ["Don't, José's sink", ["Don't", "José's", 'sink']],
    ['St. Matthews 40207', ['St.', 'Matthews']],
    ['Ünal – naïve…', ['Ünal', 'naïve']],
    ['Жанна звонит', ['Жанна', 'звонит']],
  ])('of %j are %j', (text, expected) => expect(saidWords(text).words.map((word) => word.text)).toEqual(expected));

  it.each(['my name is José', "it's Ana's house", 'Señora Pérez', 'MR. Lee'])('name somebody in %j', (text) =>
    expect(saidWords(text).cues & Cue.person).not.toBe(0),
  );
});
