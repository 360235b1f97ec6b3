import { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localEngine } from './local-assistant.ts';
import { loadModel } from './model.ts';

const engine = localEngine(loadModel());
const reference = { now: new Date('2026-12-01T15:00:00Z'), timeZone: 'America/Kentucky/Louisville' };
const understand = (text: string) => engine(text, reference);
const LIMIT = 4000;

/** CPU time of this thread, the fastest of several runs, so that other load and garbage collection don't count. */
const milliseconds = (text: string) =>
  Math.min(
    ...[0, 1, 2].map(() => {
      const before = process.threadCpuUsage();
      understand(text);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    }),
  );

const JOB_WORDS = [
  'um',
  'hey',
  'not the',
  'sink',
  'AC',
  'sparks',
  'water',
  'pouring',
  ',',
  '.',
  'is fine',
  '<b>',
  '&lt;',
  '\u200b',
  '🚿',
  'smell',
  'gas',
  'thanks',
];
const strings = fc.oneof(
  fc.string({ unit: 'binary', maxLength: LIMIT }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...JOB_WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
);

describe('any string at all', () => {
  it('is understood as something valid, and always as the same', () => {
    fc.assert(
      fc.property(strings, (text) => {
        const answer = understand(text);
        expect(Reading.parse(answer)).toEqual(answer);
        expect(understand(text)).toEqual(answer);
      }),
    );
  });

  it('leaves no markup and nothing invisible in the description', () => {
    fc.assert(
      fc.property(strings, (text) => {
        const { description } = understand(text);
        expect(description).not.toMatch(/<\/?(?:script|b|img)\b[^<>]*>/i);
        expect(description).not.toMatch(/[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/u);
      }),
    );
  });
});

describe('hostile input', () => {
  it.each([
    ['emoji', '💩'.repeat(LIMIT / 2)],
    ['joined emoji', '👨‍👩‍👧‍👦'.repeat(LIMIT / 11)],
    ['zero-width characters', `sink${'\u200b'.repeat(LIMIT - 4)}`],
    ['one long word', 'a'.repeat(LIMIT)],
    [
      'unknown words',
      Array.from({ length: 700 }, (_, i) => `q${(i * 7919).toString(26).replace(/\d/g, 'x')}zz`)
        .join(' ')
        .slice(0, LIMIT),
    ],
    ['fillers', 'um, '.repeat(LIMIT / 4)],
    ['thanks', 'thanks '.repeat(LIMIT / 7)],
    ['full stops', '.'.repeat(LIMIT)],
    ['spaces between', `sink${' '.repeat(LIMIT - 8)}leak`],
    ['tags that open', '<'.repeat(LIMIT)],
    ['nested tags', '<<b>script>'.repeat(LIMIT / 11)],
    ['comments that do not end', '<!--'.repeat(LIMIT / 4)],
    ['scripts that do not end', '<script>'.repeat(LIMIT / 8)],
    ['hazards', 'water is the outlet smell of '.repeat(LIMIT / 29)],
    ['negations', 'not the '.repeat(LIMIT / 8)],
    ['verbs of failing', 'furnace is not just has '.repeat(LIMIT / 24)],
    ['praise', `${'the ac '.repeat(6)}is `.repeat(80)],
    ['digits', '5 '.repeat(LIMIT / 2)],
    ['digit words', 'five oh '.repeat(LIMIT / 8)],
    ['capitals', 'Saint '.repeat(LIMIT / 6)],
    ['towns', 'in Louisville, '.repeat(LIMIT / 15)],
    ['days', 'not friday or monday '.repeat(LIMIT / 21)],
    ['names', 'my name is Ann '.repeat(LIMIT / 15)],
    ['piled marks', `z${'\u0301'.repeat(LIMIT - 1)}`],
  ])('of %s is read within 50 ms', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(LIMIT);
    expect(milliseconds(text)).toBeLessThan(50);
  });

  it('hides nothing behind zero-width characters, full-width letters or markup', () => {
    const plain = understand('I smell gas in the kitchen');
    for (const text of [
      'I sm\u200bell g\u00adas in the kitchen',
      'I ｓｍｅｌｌ ｇａｓ in the kitchen',
      'I <i>smell</i> gas in the kitchen',
    ]) {
      expect(understand(text)).toMatchObject({ projectType: plain.projectType, danger: plain.danger });
    }
  });
});
