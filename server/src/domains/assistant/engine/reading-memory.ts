import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import { LRUCache } from 'lru-cache';
import type { Reference } from '../ports.ts';
import { quarterOf } from './day.ts';

/** The maximum number of texts, and of their characters in total. */
const MOST_TEXTS = 2000;
const MOST_CHARACTERS = 1_000_000;
/** People repeat a text within one visit. */
const FOR_MS = 15 * 60_000;

/** A cache of recent readings. A text means the same until the day changes in some zone. */
export interface ReadingMemory {
  recall(text: string, reference: Reference): Reading | undefined;
  keep(text: string, reference: Reference, reading: Reading): void;
}

/** Returns an in-memory cache. It is never stored, because people's texts contain names and numbers. */
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

const keyOf = (text: string, { now, timeZone, language }: Reference) =>
  `${quarterOf(now)} ${timeZone} ${language ?? ''} ${text}`;
