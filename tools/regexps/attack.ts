import type { Pattern } from './find.ts';

/** CPU time, in milliseconds, that one match may take at the longest input. */
export const MOST_MS = 5;

export interface Slow {
  readonly ms: number;
  /** Such as "'ab' × 2000 + '\0'". */
  readonly attack: string;
}

interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

/**
 * Looks for an input of at most `cap` characters on which a pattern takes longer than `MOST_MS`; null when none of those
 * tried does. Tries repetitions of what the pattern itself mentions, with and without an end that makes it fail. Measures
 * CPU time, so that a busy machine makes no difference.
 */
export function slowInput({ source, flags }: Pick<Pattern, 'source' | 'flags'>, cap: number): Slow | null {
  const pattern = new RegExp(source, flags.replace('y', ''));
  for (const attack of attacksOn(source)) {
    for (const length of [SHORT, Math.floor(cap / 8), cap]) {
      if (length > cap) continue;
      // A quadratic pattern that is slow at the cap takes a 64th of that at an eighth of it.
      const enough = length === cap ? MOST_MS : MOST_MS / 80;
      const ms = timeOf(pattern, attack, length, enough);
      if (ms > MOST_MS) return { ms, attack: describeAttack(attack, length) };
      if (length > SHORT && ms <= enough) break;
    }
  }
  return null;
}

/** An exponential pattern is met here already, and would never come back from a longer text. */
const SHORT = 26;

/** The least of several runs, in milliseconds: the others were interrupted. A run below `enough` is not repeated. */
function timeOf(pattern: RegExp, attack: Attack, length: number, enough: number): number {
  const text = textOf(attack, length);
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && least > enough && (run === 0 || least < 10 * MOST_MS); run += 1) {
    pattern.lastIndex = 0;
    const began = process.threadCpuUsage();
    // As the product does with a global one: all matches, not only the first.
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    const { user, system } = process.threadCpuUsage(began);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const textOf = ({ prefix, pump, suffix }: Attack, length: number): string =>
  prefix + pump.repeat(Math.max(1, Math.ceil((length - prefix.length - suffix.length) / pump.length))) + suffix;

const describeAttack = ({ prefix, pump, suffix }: Attack, length: number): string =>
  `${JSON.stringify(prefix)} + ${JSON.stringify(pump)} repeated to ${length} characters + ${JSON.stringify(suffix)}`;

/** One character from each class. */
const CLASSES: readonly (readonly [mark: RegExp, sample: string])[] = [
  [/\\s|\[\^/, ' '],
  [/\\s/, '\n'],
  [/\\d|0-9/, '1'],
  [/\\w|a-z|\.(?:[*+{])/, 'a'],
  [/A-Z|\\p\{Lu\}/, 'A'],
  [/\\p\{/, 'é'],
  [/\[\^|\\W|\\S/, '!'],
];
const MOST_SAMPLES = 10;
const MOST_WORDS = 4;
const MOST_LETTERS = 4;
/** The empty end, and two that make most patterns fail. */
const ENDS = ['', '\u0000', '\n'];

function attacksOn(source: string): Attack[] {
  const words = [...new Set(source.match(/[A-Za-z]{2,}/g) ?? [])].slice(0, MOST_WORDS);
  const marks = [
    ...new Set(source.replaceAll(/\\[dswbDSWBpPu](?:\{\w+\})?/g, '').match(/[^\\[\](){}|?*+^$A-Za-z0-9]/g) ?? []),
  ];
  const letters = CLASSES.flatMap(([mark, sample]) => (mark.test(source) ? [sample] : []));
  const written = [...new Set(source.match(/(?<![\\A-Za-z])[A-Za-z](?![A-Za-z])/g) ?? [])].slice(0, MOST_LETTERS);
  const samples = [...new Set([...letters, ...written, ...marks])].slice(0, MOST_SAMPLES);
  const pairs = samples.flatMap((one) => samples.filter((other) => other !== one).map((other) => one + other));
  const pumps = [...samples, ...words, ...words.map((word) => `${word} `), ...pairs.slice(0, MOST_SAMPLES)];
  const first = words[0];
  const prefixes = ['', ...(first === undefined ? [] : [`${first} `]), ...letters.slice(0, 3)];
  return pumps.flatMap((pump) =>
    prefixes.flatMap((prefix, at) =>
      at > 0 && pump.length > 1 ? [] : ENDS.map((suffix) => ({ prefix, pump, suffix })),
    ),
  );
}
