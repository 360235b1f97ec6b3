/** A point of a photo, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of a photo, in its pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A blacked-out part: a stroke of a finger, or a rectangle placed with keys. */
export type Mark =
  | { readonly kind: 'stroke'; readonly points: readonly Point[]; readonly thickness: number }
  | { readonly kind: 'box'; readonly box: Box };

type Size = Pick<Box, 'width' | 'height'>;

/** Steps across the photo that a key moves or changes the rectangle by. */
const STEPS = 40;

/** Returns the rectangle with which keys begin: a fifth of the photo, in its middle. */
export const firstBox = ({ width, height }: Size): Box => ({
  x: width * 0.4,
  y: height * 0.4,
  width: width * 0.2,
  height: height * 0.2,
});

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Returns the rectangle after an arrow key: moved, or with Shift larger or smaller. It stays on the photo. Null for any
 * other key.
 */
export function boxAfter(box: Box, key: string, isShift: boolean, photo: Size): Box | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [dx, dy] = [(direction.x * photo.width) / STEPS, (direction.y * photo.height) / STEPS];
  if (!isShift) {
    const x = within(box.x + dx, 0, photo.width - box.width);
    const y = within(box.y + dy, 0, photo.height - box.height);
    return { ...box, x, y };
  }
  const width = within(box.width + dx, photo.width / STEPS, photo.width - box.x);
  const height = within(box.height + dy, photo.height / STEPS, photo.height - box.y);
  return { ...box, width, height };
}

/** The part of a canvas's context that painting needs. */
interface Paper {
  fillStyle: string | CanvasGradient | CanvasPattern;
  strokeStyle: string | CanvasGradient | CanvasPattern;
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  fillRect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  stroke(): void;
}

/** Paints over what is marked, in solid black. */
export function paintMarks(paper: Paper, marks: readonly Mark[]): void {
  paper.fillStyle = '#000';
  paper.strokeStyle = '#000';
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  for (const mark of marks) {
    if (mark.kind === 'box') {
      const { x, y, width, height } = mark.box;
      paper.fillRect(x, y, width, height);
      continue;
    }
    const [first, ...more] = mark.points;
    if (first === undefined) continue;
    paper.lineWidth = mark.thickness;
    paper.beginPath();
    paper.moveTo(first.x, first.y);
    // A tap is a dot.
    for (const { x, y } of more.length === 0 ? [first] : more) paper.lineTo(x, y);
    paper.stroke();
  }
}
