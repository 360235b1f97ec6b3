import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import decompress from 'wawoff2/decompress.js';

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  /** From 100 to 900, as in CSS. */
  readonly weight: number;
  /** Space between letters, in parts of the size. */
  readonly tracking?: number;
}

/** The product's typeface, in outlines: images depend on no font of the machine, and contain no text to escape. */
export interface Typeface {
  /** Returns text in one line without what the typeface doesn't have, such as emoji. */
  drawable(text: string): string;
  widthOf(text: string, style: TextStyle): number;
  /** Returns SVG paths of a text whose baseline begins at a point. */
  outlined(text: string, style: TextStyle, x: number, y: number): string;
}

/** One file of the typeface. Each has other letters. */
interface Subset {
  readonly letters: ReadonlySet<number>;
  fontOf(weight: number): WeightedFont;
}

interface WeightedFont {
  readonly font: harfbuzz.Font;
  /** Returns a glyph as the data of an SVG path. */
  pathOf(glyph: number): string;
}

interface Glyph {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** The files that the web app has; the first has what English and Spanish need. */
const FILES = [
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2'),
];
/** Longer texts are cut before they are measured, which bounds the work. No name on an image has room for as many. */
const MOST_LETTERS = 300;

/** Opens Archivo. */
export async function openTypeface(): Promise<Typeface> {
  const subsets = await Promise.all(FILES.map(openSubset));
  return {
    drawable: (text) =>
      Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '))
        .slice(0, MOST_LETTERS)
        .filter((letter) => subsets.some(({ letters }) => letters.has(codeOf(letter))))
        .join('')
        .replaceAll(/ +/g, ' ')
        .trim(),
    widthOf: (text, style) => shaped(subsets, text, style).width,
    outlined: (text, style, x, y) => {
      const scale = style.size / UNITS;
      const paths = shaped(subsets, text, style).glyphs.map(
        (glyph) => `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.path}"/>`,
      );
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}

/** Units of the typeface in its size. */
const UNITS = 1000;
const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

async function openSubset(address: string): Promise<Subset> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await decompress(await readFile(new URL(address)))));
  const fonts = new Map<number, WeightedFont>();
  return {
    letters: new Set(face.collectUnicodes()),
    fontOf: (weight) => {
      const known = fonts.get(weight) ?? weightedFont(face, weight);
      fonts.set(weight, known);
      return known;
    },
  };
}

function weightedFont(face: harfbuzz.Face, weight: number): WeightedFont {
  const font = new harfbuzz.Font(face);
  font.setScale(UNITS, UNITS);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  const paths = new Map<number, string>();
  return {
    font,
    pathOf: (glyph) => {
      // A tenth of a unit is less than a hundredth of a pixel.
      const path = paths.get(glyph) ?? font.glyphToPath(glyph).replaceAll(/(\.\d)\d+/g, '$1');
      paths.set(glyph, path);
      return path;
    },
  };
}

/** Places the letters of a text, with kerning. The width is in pixels, the rest in the typeface's units. */
function shaped(
  subsets: readonly Subset[],
  text: string,
  { size, weight, tracking = 0 }: TextStyle,
): { glyphs: Glyph[]; width: number } {
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const { subset, letters } of runsOf(subsets, text)) {
    const { font, pathOf } = subset.fontOf(weight);
    const buffer = new harfbuzz.Buffer();
    buffer.addText(letters);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [at, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      glyphs.push({ path: pathOf(glyph), x: x + xOffset, y: yOffset });
      x += xAdvance + tracking * UNITS;
    }
  }
  return { glyphs, width: (x * size) / UNITS };
}

/** Splits a text by the file that has its letters. A letter stays with those before it where it can. */
function runsOf(subsets: readonly Subset[], text: string): { subset: Subset; letters: string }[] {
  const runs: { subset: Subset; letters: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last?.subset.letters.has(codeOf(letter))) {
      last.letters += letter;
      continue;
    }
    const subset = subsets.find(({ letters }) => letters.has(codeOf(letter)));
    if (subset !== undefined) runs.push({ subset, letters: letter });
  }
  return runs;
}
