import { describe, expect, it, vi } from 'vitest';
import { boxAfter, firstBox, paintMarks } from './marks.ts';

const photo = { width: 400, height: 200 };
const box = { x: 100, y: 50, width: 80, height: 40 };

describe('the rectangle that keys place', () => {
  it('begins in the middle', () => expect(firstBox(photo)).toEqual({ x: 160, y: 80, width: 80, height: 40 }));

  it('is moved by arrows', () => {
    expect(boxAfter(box, 'ArrowRight', false, photo)).toEqual({ ...box, x: 110 });
    expect(boxAfter(box, 'ArrowUp', false, photo)).toEqual({ ...box, y: 45 });
    expect(boxAfter(box, 'a', false, photo)).toBeNull();
  });

  it('is made larger or smaller with Shift', () => {
    expect(boxAfter(box, 'ArrowRight', true, photo)).toEqual({ ...box, width: 90 });
    expect(boxAfter(box, 'ArrowUp', true, photo)).toEqual({ ...box, height: 35 });
  });

  it('stays on the photo', () => {
    expect(boxAfter({ ...box, x: 319 }, 'ArrowRight', false, photo)?.x).toBe(320);
    expect(boxAfter({ ...box, y: 1 }, 'ArrowUp', false, photo)?.y).toBe(0);
    expect(boxAfter({ ...box, x: 320 }, 'ArrowRight', true, photo)?.width).toBe(80);
    expect(boxAfter({ ...box, height: 6 }, 'ArrowUp', true, photo)?.height).toBe(5);
  });
});

it('what is marked is painted over in black, a tap as a dot', () => {
  const drawn: string[] = [];
  const note = (name: string) => vi.fn((...given: number[]) => void drawn.push(`${name} ${given.join(' ')}`.trim()));
  const paper = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    lineCap: 'butt' as const,
    lineJoin: 'miter' as const,
    fillRect: note('rect'),
    beginPath: note('begin'),
    moveTo: note('move'),
    lineTo: note('line'),
    stroke: note('stroke'),
  };
  paintMarks(paper, [
    { kind: 'box', box },
    { kind: 'stroke', points: [{ x: 1, y: 2 }], thickness: 9 },
  ]);
  expect(drawn).toEqual(['rect 100 50 80 40', 'begin', 'move 1 2', 'line 1 2', 'stroke']);
  expect(paper).toMatchObject({ fillStyle: '#000', strokeStyle: '#000', lineWidth: 9 });
});
