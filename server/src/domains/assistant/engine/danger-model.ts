import { readFileSync } from 'node:fs';
import { Danger } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';
import { likelihoods } from './classifier.ts';
import { DangerFeatures } from './danger-features.ts';
import type { Token } from './tokens.ts';

export const DangerOrNone = z.enum(['none', ...Danger.options]);
export type DangerOrNone = z.infer<typeof DangerOrNone>;

/** The file `danger-model.json`, written by `tools/train-assistant.ts`. */
export const DangerFile = z.object({
  labels: z.array(DangerOrNone),
  bias: z.array(z.number()),
  concepts: z.record(z.string(), z.array(z.string())),
  /** Hundredths, by feature, in the order of `labels`. */
  weights: z.record(z.string(), z.array(z.number())),
  /** Fingerprint of the training texts. */
  corpus: z.string(),
});
export type DangerFile = z.infer<typeof DangerFile>;

/** How likely a text tells of a danger that is present now, and which it would be. */
export interface DangerOdds {
  /** From 0 to 1. */
  readonly odds: number;
  readonly danger: Danger;
  /** Whether the text has a word or phrase that stands for something, such as smoke. */
  readonly isNamed: boolean;
  /** By danger, from 0 to 1. */
  of(danger: Danger): number;
}

export interface DangerModel {
  /** @param hazard the name of the hazard that a reviewed rule has found in the text */
  read(tokens: readonly Token[], hazard: string | undefined): DangerOdds;
}

export const loadDangerFile = (): DangerFile =>
  DangerFile.parse(JSON.parse(readFileSync(new URL('danger-model.json', import.meta.url), 'utf8')));

/** The weight of all features of a text together. Without it, a long text would be surer than a short one. */
const WHOLE = 8;
const HUNDREDTH = 0.01;

/** Returns the factor for a text with this many features. */
export const shareOf = (features: number): number => WHOLE / Math.sqrt(Math.max(1, features));

export function dangerModel({ labels, bias, concepts, weights }: DangerFile): DangerModel {
  const names = Object.keys(weights);
  const features = new DangerFeatures(concepts, names);
  const width = labels.length;
  const rows = new Int16Array(features.size * width);
  const isWeighed = new Uint8Array(features.size);
  const isConcept = new Uint8Array(features.size);
  for (const name of names) {
    const number = features.numberOf(name);
    rows.set(weights[name] ?? [], number * width);
    isWeighed[number] = 1;
    isConcept[number] = /^\{[^}]+\}$/.test(name) ? 1 : 0;
  }
  const none = labels.indexOf('none');
  return {
    read(tokens, hazard) {
      const sums = Array.from({ length: width }, () => 0);
      let count = 0;
      let isNamed = false;
      for (const feature of features.read(tokens, hazard)) {
        if (isWeighed[feature] !== 1) continue;
        count += 1;
        isNamed ||= isConcept[feature] === 1;
        for (let label = 0; label < width; label += 1)
          sums[label] = (sums[label] ?? 0) + (rows[feature * width + label] ?? 0);
      }
      const share = shareOf(count) * HUNDREDTH;
      const odds = likelihoods(sums.map((sum, label) => (bias[label] ?? 0) + sum * share));
      let best = -1;
      for (let label = 0; label < width; label += 1)
        if (label !== none && (best < 0 || (odds[label] ?? 0) > (odds[best] ?? 0))) best = label;
      return {
        odds: 1 - (odds[none] ?? 0),
        danger: Danger.parse(labels[best]),
        isNamed,
        of: (danger) => odds[labels.indexOf(danger)] ?? 0,
      };
    },
  };
}
