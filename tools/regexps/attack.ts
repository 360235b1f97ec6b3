import type { Pattern } from './find.ts';

/** Maximum CPU time, in milliseconds, of one match on the longest input. */
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
 * Searches for an input of at most `cap` characters on which a pattern takes longer than `MOST_MS`; returns null if
 * none was found. Tries repetitions of the pattern's own parts, with and without an ending that makes it fail. Measures
 * CPU time, so that load on the machine doesn't matter.
 */
export function slowInput({ source, flags }: Pick<Pattern, 'source' | 'flags'>, cap: number): Slow | null {
  const pattern = new RegExp(source, flags.replace('y', ''));
  for (const attack of attacksOn(source)) {
    for (const length of [SHORT, Math.floor(cap / 8), cap]) {
      if (length > cap) continue;
      // A quadratic pattern that is slow at the cap takes 1/64 of that time at an eighth of the length.
      const enough = length === cap ? MOST_MS : MOST_MS / 80;
      const ms = timeOf(pattern, attack, length, enough);
      if (ms > MOST_MS) return { ms, attack: describeAttack(attack, length) };
      if (length > SHORT && ms <= enough) break;
    }
  }
  return null;
}

/** An exponential pattern is already slow at this length, and would never finish on a longer text. */
const SHORT = 26;

/**
 * Returns the shortest of several runs, in milliseconds, since the others were interrupted. A run below `enough` isn't
 * repeated.
 */
function timeOf(pattern: RegExp, attack: Attack, length: number, enough: number): number {
  const text = textOf(attack, length);
  let least = Number.POSITIVE_INFINITY;
  // Even the slowest run gets a second one: the first may have waited for the garbage collector.
  for (let run = 0; run < 5 && least > enough && (run <= 1 || least < 10 * MOST_MS); run += 1) {
    pattern.lastIndex = 0;
    const began = process.threadCpuUsage();
    // For a global pattern, finds all matches, as the product does.
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

/** One character of each class. */
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
/** The empty ending, and two that make most patterns fail. */
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
