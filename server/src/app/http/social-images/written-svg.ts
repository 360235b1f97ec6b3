import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import { bob, colors, drawings, iconOf } from './drawings.ts';
import { fitText, type Room } from './fitted-text.ts';
import { IMAGE_HEIGHT, IMAGE_WIDTH, type ImageFact, type SocialImage } from './social-image.ts';
import type { TextStyle, Typeface } from './typeface.ts';

const LEFT = 80;
const GROUND = 560;
/** Where the plumb line hangs, beside the text. */
const LINE_X = 1080;
const DRAWING = { x: 770, scale: 1.22, ground: 170 } as const;

/** A kind of text on an image. */
interface Kind extends Omit<TextStyle, 'size'> {
  readonly room: Room;
  readonly color: string;
}

const BRAND: TextStyle = { size: 34, weight: 680, tracking: -0.01 };
const TITLE: Kind = {
  room: {
    width: 900,
    sizes: [
      [78, 2],
      [70, 2],
      [62, 2],
      [54, 3],
      [48, 3],
    ],
  },
  weight: 680,
  tracking: -0.02,
  color: colors.ink,
};
const SUBTITLE: Kind = {
  room: {
    width: 900,
    sizes: [
      [34, 1],
      [30, 1],
    ],
  },
  weight: 460,
  color: colors.quietInk,
};
const FACT: Kind = {
  room: {
    width: 620,
    sizes: [
      [30, 1],
      [27, 1],
    ],
  },
  weight: 560,
  color: colors.ink,
};
const NOTE: Kind = {
  room: {
    width: 680,
    sizes: [
      [26, 1],
      [23, 1],
    ],
  },
  weight: 460,
  color: colors.quietInk,
};

const BRAND_BASELINE = 88;
/** Top of the title's capitals, and their height in parts of its size. */
const TITLE_TOP = 142;
const CAPITALS = 0.69;
const LINE_HEIGHT = 1.06;
const SUBTITLE_GAP = 56;
/** The last fact; the others are above it. */
const FACT_BASELINE = 516;
const FACT_HEIGHT = 52;
const FACT_INDENT = 50;
const ICON_SIZE = 34;
/** How far icons reach below the baseline. */
const ICON_DROP = 6;
const NOTE_BASELINE = 605;

/** Writes the image of a page as SVG. All text is in outlines. */
export function writtenSvg(image: SocialImage, typeface: Typeface): string {
  const title = block(typeface.drawable(image.title) || SITE_NAME, TITLE, typeface);
  const titleBaseline = TITLE_TOP + CAPITALS * title.size;
  const subtitle = block(typeface.drawable(image.subtitle), SUBTITLE, typeface);
  const note = block(typeface.drawable(image.note), NOTE, typeface);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}">
    <rect width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" fill="${colors.paper}"/>
    <rect y="${GROUND}" width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT - GROUND}" fill="${colors.sunken}"/>
    <path d="M0 ${GROUND}h${IMAGE_WIDTH}M${LINE_X} 0v180" stroke="${colors.ink}" stroke-width="2.2"/>
    <g transform="translate(${LINE_X} 214) scale(3.1)">${bob}</g>
    <g transform="translate(${DRAWING.x} ${GROUND - DRAWING.ground * DRAWING.scale}) scale(${DRAWING.scale})">${drawings[image.drawing]}</g>
    <g fill="${colors.ink}">${typeface.outlined(SITE_NAME, BRAND, LEFT, BRAND_BASELINE)}</g>
    ${title.at(LEFT, titleBaseline)}
    ${subtitle.at(LEFT, titleBaseline + title.height + SUBTITLE_GAP)}
    ${factLines(image.facts, typeface)}
    ${note.at(LEFT, NOTE_BASELINE)}
  </svg>`;
}

interface Block {
  readonly size: number;
  /** The distance between the first and the last baseline. */
  readonly height: number;
  /** Returns the text as SVG, with its first baseline at a point. */
  at(x: number, y: number): string;
}

function block(text: string, { room, color, ...style }: Kind, typeface: Typeface): Block {
  // Outlines scale, so that a text is measured once for all sizes.
  const widths = new Map<string, number>();
  const { size, lines } = fitText(text, room, (line, size) => {
    const width = widths.get(line) ?? typeface.widthOf(line, { ...style, size: 1 });
    widths.set(line, width);
    return width * size;
  });
  const step = size * LINE_HEIGHT;
  return {
    size,
    height: (lines.length - 1) * step,
    at: (x, y) => {
      const paths = lines.map((line, index) => typeface.outlined(line, { ...style, size }, x, y + index * step));
      return `<g fill="${color}">${paths.join('')}</g>`;
    },
  };
}

/** Sets all facts in one size, from the bottom up. */
function factLines(facts: readonly ImageFact[], typeface: Typeface): string {
  const texts = facts.map((fact) => textOf(fact, typeface));
  const size = Math.min(...texts.map((text) => block(text, FACT, typeface).size));
  const kind: Kind = { ...FACT, room: { ...FACT.room, sizes: [[size, 1]] } };
  const first = FACT_BASELINE - (facts.length - 1) * FACT_HEIGHT;
  const lines = facts.map(({ icon }, at) => {
    const baseline = first + at * FACT_HEIGHT;
    const top = baseline - ICON_SIZE + ICON_DROP;
    const text = block(texts[at] ?? '', kind, typeface).at(LEFT + FACT_INDENT, baseline);
    return `<g transform="translate(${LEFT} ${top}) scale(${ICON_SIZE / 24})">${iconOf(icon)}</g>${text}`;
  });
  return lines.join('');
}

/** Returns the longest text of a fact that has room in the largest size. */
function textOf({ text, shorter = [] }: ImageFact, typeface: Typeface): string {
  const { room, weight } = FACT;
  const [[size] = [0]] = room.sizes;
  const texts = [text, ...shorter].map((each) => typeface.drawable(each));
  return texts.find((each) => typeface.widthOf(each, { weight, size }) <= room.width) ?? texts.at(-1) ?? '';
}
