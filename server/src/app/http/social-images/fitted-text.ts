export interface Room {
  readonly width: number;
  /** Font sizes to try, the largest first, each with the number of lines that it has room for. */
  readonly sizes: readonly (readonly [size: number, lines: number])[];
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

type Measure = (text: string, size: number) => number;
type Fits = (line: string) => boolean;

const ELLIPSIS = '…';
/** Not after an ampersand, which would hang at the end of a line. */
const BREAK = /(?<!&) /;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** Sets text in the largest size in which it has room. In the smallest, breaks long words, and ends with an ellipsis. */
export function fitText(text: string, { width, sizes }: Room, measure: Measure): FittedText {
  const words = text.split(BREAK);
  for (const [size, most] of sizes) {
    const fits: Fits = (line) => measure(line, size) <= width;
    const lines = wrapped(words, fits);
    if (lines.length <= most && lines.every(fits)) {
      return { size, lines: balanced(words, lines, width, (line) => measure(line, size)) };
    }
  }
  const [size, most] = sizes.at(-1) ?? [0, 0];
  const fits: Fits = (line) => measure(line, size) <= width;
  const pieces = words.flatMap((word) => broken(word, fits));
  const lines = wrapped(pieces, fits);
  if (lines.length <= most) return { size, lines };
  return { size, lines: [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(' '), fits)] };
}

function wrapped(words: readonly string[], fits: Fits): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Makes the lines about equally long, so that none has only one short word. */
function balanced(
  words: readonly string[],
  lines: readonly string[],
  width: number,
  measure: (line: string) => number,
): readonly string[] {
  let best = lines;
  for (let limit = width * 0.95; lines.length > 1 && limit > width / 2; limit *= 0.95) {
    const narrower = wrapped(words, (line) => measure(line) <= limit);
    if (narrower.length > lines.length || narrower.some((line) => measure(line) > width)) break;
    best = narrower;
  }
  return best;
}

/** Breaks a word that is longer than a line into pieces that fit. */
function broken(word: string, fits: Fits): string[] {
  if (fits(word)) return [word];
  const pieces = [''];
  for (const letter of lettersOf(word)) {
    const longer = pieces.at(-1) + letter;
    if (fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces.filter((piece) => piece !== '');
}

/** Ends a text that is too long with an ellipsis, after a whole word unless that is far back. */
function shortened(text: string, fits: Fits): string {
  const kept = lettersOf(text);
  while (kept.length > 0 && !fits(`${kept.join('')}${ELLIPSIS}`)) kept.pop();
  const cut = kept.join('');
  const isWhole = text[cut.length] === ' ';
  const end = isWhole ? cut.length : cut.lastIndexOf(' ');
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).replace(/[ ,;:.]+$/, '')}${ELLIPSIS}`;
}
