import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import {
  type DangerSet,
  type DangerText,
  othersOf,
  readDangerTexts,
} from '../../server/src/domains/assistant/evaluation/danger-text.ts';
import type { Engine } from './evaluate.ts';

interface Heard {
  readonly entry: DangerText;
  readonly reading: Reading;
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** A text that may be asked about, but names no danger, counts neither way. */
const isDangerous = ({ entry }: Heard) => entry.expected.danger !== null;
const isHarmless = ({ entry }: Heard) =>
  entry.expected.danger === null && !entry.expected.ask && !othersOf(entry).length;
const isAlarmed = ({ reading }: Heard) => reading.danger !== null;
const isNoticed = ({ reading }: Heard) => reading.danger !== null || reading.possibleDanger !== null;

/**
 * Scores the dangers of a set: precision and recall of alarms, and of alarms and questions together. Lists no texts, so
 * that it can be used for a set that nobody may read.
 */
export function scoreDangers(engine: Engine, set: DangerSet): string {
  const heard = readDangerTexts(set).map((entry) => ({ entry, reading: engine(entry.text) }));
  const lines = (
    [
      ['all', heard],
      ['en', of(heard, 'en')],
      ['es', of(heard, 'es')],
    ] as const
  ).map(([name, part]) => {
    const dangerous = part.filter(isDangerous);
    const harmless = part.filter(isHarmless);
    const rate = (does: (one: Heard) => boolean) => {
      const right = dangerous.filter(does).length;
      const wrong = harmless.filter(does).length;
      return `precision ${percent(right, right + wrong)}, recall ${percent(right, dangerous.length)}`;
    };
    return `  ${name.padEnd(4)}alarm: ${rate(isAlarmed)}; alarm or question: ${rate(isNoticed)}; harmless texts asked about ${percent(
      harmless.filter((one) => isNoticed(one) && !isAlarmed(one)).length,
      harmless.length,
    )}`;
  });
  const named = heard.filter((one) => isDangerous(one) && isNoticed(one));
  const right = named.filter(({ entry, reading }) => {
    const got = reading.danger ?? reading.possibleDanger;
    return got === entry.expected.danger || othersOf(entry).includes(got);
  });
  return [
    `dangers, author ${set}: ${heard.filter(isDangerous).length} dangerous, ${heard.filter(isHarmless).length} harmless`,
    ...lines,
    `  named rightly ${percent(right.length, named.length)} of ${named.length}`,
  ].join('\n');
}

const of = (heard: readonly Heard[], language: string) =>
  heard.filter(({ entry }) => entry.expected.language === language);
