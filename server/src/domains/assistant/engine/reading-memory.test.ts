import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import { expect, it } from 'vitest';
import type { Reference } from '../ports.ts';
import { localEngine } from './local-assistant.ts';
import { loadModel } from './model.ts';
import { readingMemory } from './reading-memory.ts';

const engine = localEngine(loadModel());
const HOME = 'America/Kentucky/Louisville';
const at = (time: string, timeZone = HOME): Reference => ({ now: new Date(time), timeZone });
const reference = at('2026-12-01T15:00:00Z');
const text = 'The kitchen faucet drips, can somebody come tomorrow';

/** Returns a memory that contains one reading. */
function after(said: string, when: Reference) {
  const memory = readingMemory();
  const reading = engine(said, when);
  memory.keep(said, when, reading);
  return { memory, reading };
}

it('knows a text that was read a moment ago', () => {
  const { memory, reading } = after(text, reference);
  expect(memory.recall(text, at('2026-12-01T15:14:59Z'))).toBe(reading);
});

it('knows no other text', () => {
  expect(after(text, reference).memory.recall(`${text}!`, reference)).toBeUndefined();
});

it.each<[name: string, before: Reference, then: Reference]>([
  ['midnight has passed', at('2026-12-02T04:59:59Z'), at('2026-12-02T05:00:00Z')],
  ['it is said elsewhere', reference, at('2026-12-01T15:00:00Z', 'Pacific/Auckland')],
])("does not take yesterday's tomorrow for today's: %s", (_, before, then) => {
  const { memory, reading } = after(text, before);
  expect(engine(text, then)).not.toEqual(reading);
  expect(memory.recall(text, then)).toBeUndefined();
});

it('forgets the oldest of very many texts', () => {
  const { memory, reading } = after(text, reference);
  for (let n = 0; n < 2000; n += 1) memory.keep(`${n}`, reference, reading satisfies Reading);
  expect(memory.recall(text, reference)).toBeUndefined();
  expect(memory.recall('1999', reference)).toBe(reading);
});
