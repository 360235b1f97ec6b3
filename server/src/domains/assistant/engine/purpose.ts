import type { Features } from './features.ts';

const MOST = 3;

/**
 * Returns the features that tell whether a text asks for work: its words, the way they are said, and the number of
 * things named that trades work on, as `=0` to `=3`.
 */
export const purposeFeatures = (present: Features, manner: Features, told: number): Features =>
  new Set([...present, ...manner, toldFeature(told)]);

/** Returns the number of things named that trades work on, as a feature. */
export const toldFeature = (told: number): string => `=${Math.min(told, MOST)}`;
