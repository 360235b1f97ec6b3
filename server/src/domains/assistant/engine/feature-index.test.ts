import { describe, expect, it } from 'vitest';
import { evaluationSets, readEvaluationTexts } from '../evaluation/evaluation-text.ts';
import { features, manner } from './features.ts';
import { asQuestion, loadModelFile, matterModel, spaces, thingsOf } from './model.ts';
import { tokens } from './tokens.ts';

const file = loadModelFile();
const purpose = asQuestion(file.purpose, spaces.purpose);
const urgency = asQuestion(file.urgency, spaces.urgency);
const workType = asQuestion(file.workType, spaces.workType);
const { index, things, ...asked } = matterModel(workType, asQuestion(file.role, spaces.role), [purpose, urgency]);
const texts = evaluationSets.flatMap((set) => readEvaluationTexts(set).map(({ text }) => text));
/** Returns the distinct numbers of the names that have one. */
const numbersOf = (names: Iterable<string>) => [...names].map((name) => index.numberOf(name)).filter((n) => n !== 0);

describe('a text read by number', () => {
  it.each([
    ['work type', workType, asked.workType],
    ['purpose', purpose, index.indexed(purpose)],
    ['urgency', urgency, index.indexed(urgency)],
  ])('has the features for %s that training sees, in the same order', (_, question, indexed) => {
    for (const text of texts)
      expect(index.features(index.read(text), indexed), text).toEqual(numbersOf(features(tokens(text), question)));
  });

  it('is said in the manner that training sees', () => {
    for (const text of texts)
      expect(index.manner(index.read(text), things, asked.workType), text).toEqual(
        numbersOf(manner(tokens(text), thingsOf(workType))),
      );
  });
});
