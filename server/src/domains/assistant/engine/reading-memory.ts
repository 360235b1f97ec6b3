import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import { LRUCache } from 'lru-cache';
import type { Reference } from '../ports.ts';
import { quarterOf } from './day.ts';

/** So many texts, of at most so many characters together. */
const MOST_TEXTS = 2000;
const MOST_CHARACTERS = 1_000_000;
/** People say the same again within a visit; then it is forgotten. */
const FOR_MS = 15 * 60_000;

/** What has been read lately. A text means the same until the day changes somewhere. */
export interface ReadingMemory {
  recall(text: string, reference: Reference): Reading | undefined;
  keep(text: string, reference: Reference, reading: Reading): void;
}

/** A memory of this process's own, never written down: what people say holds names and numbers. */
export function readingMemory(): ReadingMemory {
  const readings = new LRUCache<string, Reading>({
    max: MOST_TEXTS,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
    ttl: FOR_MS,
    ttlAutopurge: true,
  });
  return {
    recall: (text, reference) => readings.get(keyOf(text, reference)),
    keep: (text, reference, reading) => {
      readings.set(keyOf(text, reference), reading);
    },
  };
}

const keyOf = (text: string, { now, timeZone }: Reference) => `${quarterOf(now)} ${timeZone} ${text}`;
