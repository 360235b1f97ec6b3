import type { Features } from './features.ts';

const MOST = 3;

/**
 * What tells whether a text asks for work: its words, how they are said of what trades work on, and how many such things
 * it names, as `=0` to `=3`.
 */
export const purposeFeatures = (present: Features, manner: Features, told: number): Features =>
  new Set([...present, ...manner, toldFeature(told)]);

/** How many things that trades work on a text names, as a feature. */
export const toldFeature = (told: number): string => `=${Math.min(told, MOST)}`;
