import { formatsIn } from './formats.ts';
import { inputWords } from './input.words.ts';
import { problem, spokenLanguage } from './words.ts';

type Limit = [max: number, problem: { readonly error: () => string }];

const formats = () => formatsIn(spokenLanguage());

/** Returns the arguments of zod's `max` for a text: the maximum number of characters, and the message. */
export const atMost = (max: number): Limit => [
  max,
  problem(inputWords, ({ atMostCharacters }) => atMostCharacters(max, formats().formatNumber(max))),
];

/** Returns the same for an amount in dollars that a person enters. */
export const dollarsAtMost = (max: number): Limit => [
  max,
  problem(inputWords, ({ atMostDollars }) => atMostDollars(formats().formatDollars(max))),
];

/** Returns the same for the amount of an offer. */
export const amountAtMost = (max: number): Limit => [
  max,
  problem(inputWords, ({ amountAtMost }) => amountAtMost(formats().formatDollars(max))),
];
