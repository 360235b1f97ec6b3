import { grown } from './growing-array.ts';

/** Points that a leaf has room for. A search looks at all of them, and a node costs as much as three. */
export const LEAF = 32;
/** The points below a node are all at one place, so no axis divides them. */
export const UNDIVIDED = 3;
const NO_NODE = -1;

/** The arrays of nodes, which can be stored and read again as they are. */
export interface NodeArrays {
  /** The points below each node. */
  readonly counts: Int32Array;
  /** The first child of each node; of a leaf, -1 minus its place in `slots`. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** The axis that divides each node, 0 to 2. */
  readonly axes: Uint8Array;
  /** Points below this are on the left. */
  readonly splits: Float64Array;
  /** Six for each node: the least x, y and z of its points, then the greatest. */
  readonly boxes: Float64Array;
  /** The numbers of the points, leaf by leaf. */
  readonly slots: Int32Array;
  /** The used nodes and leaves. */
  readonly used: Int32Array;
}

/** The coordinates of all points: three for each number. */
export interface Placed {
  readonly coordinates: Float64Array;
}

/** The nodes of trees: how many points are below each, in which box, and where its children or slots are. */
export class TreeNodes {
  readonly #placed: Placed;
  counts: Int32Array;
  left: Int32Array;
  right: Int32Array;
  axes: Uint8Array;
  splits: Float64Array;
  boxes: Float64Array;
  slots: Int32Array;
  #nodes: number;
  #leaves: number;

  constructor(placed: Placed, stored: NodeArrays = emptyNodes()) {
    this.#placed = placed;
    this.counts = stored.counts;
    this.left = stored.left;
    this.right = stored.right;
    this.axes = stored.axes;
    this.splits = stored.splits;
    this.boxes = stored.boxes;
    this.slots = stored.slots;
    [this.#nodes = 0, this.#leaves = 0] = stored.used;
  }

  /** Returns the arrays, without room to grow. */
  arrays(): NodeArrays {
    const nodes = this.#nodes;
    return {
      counts: this.counts.slice(0, nodes),
      left: this.left.slice(0, nodes),
      right: this.right.slice(0, nodes),
      axes: this.axes.slice(0, nodes),
      splits: this.splits.slice(0, nodes),
      boxes: this.boxes.slice(0, nodes * 6),
      slots: this.slots.slice(0, this.#leaves * LEAF),
      used: Int32Array.of(nodes, this.#leaves),
    };
  }

  /** The memory of all arrays. */
  get bytes(): number {
    const all = [this.counts, this.left, this.right, this.axes, this.splits, this.boxes, this.slots];
    return all.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Adds a node around these points. It is neither a leaf nor has it children yet. */
  add(points: Int32Array): number {
    const node = this.#nodes;
    this.#nodes += 1;
    this.counts = grown(this.counts, this.#nodes);
    this.left = grown(this.left, this.#nodes);
    this.right = grown(this.right, this.#nodes);
    this.axes = grown(this.axes, this.#nodes);
    this.splits = grown(this.splits, this.#nodes);
    this.boxes = grown(this.boxes, this.#nodes * 6);
    this.counts[node] = points.length;
    this.enclose(node, points);
    return node;
  }

  /** Makes a node a leaf with these points, in slots of its own or in those that begin at `begin`. */
  makeLeaf(node: number, points: Int32Array, begin = this.#newSlots()): void {
    this.slots.set(points, begin);
    this.left[node] = -1 - begin;
    this.right[node] = NO_NODE;
  }

  #newSlots(): number {
    const begin = this.#leaves * LEAF;
    this.#leaves += 1;
    this.slots = grown(this.slots, this.#leaves * LEAF);
    return begin;
  }

  isLeaf(node: number): boolean {
    return (this.left[node] as number) < 0;
  }

  /** Where the slots of a leaf begin. */
  slotsOf(leaf: number): number {
    return -1 - (this.left[leaf] as number);
  }

  coordinate(point: number, axis: number): number {
    return this.#placed.coordinates[3 * point + axis] as number;
  }

  /** Whether a point belongs to the left of a node. */
  isLeft(node: number, point: number): boolean {
    const axis = this.axes[node] as number;
    return axis !== UNDIVIDED && this.coordinate(point, axis) < (this.splits[node] as number);
  }

  /** Makes the box of a node the smallest around these points. */
  enclose(node: number, points: Int32Array): void {
    this.boxes.fill(Number.POSITIVE_INFINITY, node * 6, node * 6 + 3);
    this.boxes.fill(Number.NEGATIVE_INFINITY, node * 6 + 3, node * 6 + 6);
    for (const point of points) this.extend(node, point);
  }

  /** Extends the box of a node to a point. */
  extend(node: number, point: number): void {
    const { boxes } = this;
    for (let axis = 0; axis < 3; axis += 1) {
      const value = this.coordinate(point, axis);
      if (value < (boxes[node * 6 + axis] as number)) boxes[node * 6 + axis] = value;
      if (value > (boxes[node * 6 + 3 + axis] as number)) boxes[node * 6 + 3 + axis] = value;
    }
  }

  /** Whether a point is in the box of a node. */
  contains(node: number, point: number): boolean {
    for (let axis = 0; axis < 3; axis += 1) {
      const value = this.coordinate(point, axis);
      if (value < (this.boxes[node * 6 + axis] as number)) return false;
      if (value > (this.boxes[node * 6 + 3 + axis] as number)) return false;
    }
    return true;
  }

  /** Returns the axis along which the box of a node is longest. */
  longestAxis(node: number): number {
    const length = (axis: number) =>
      (this.boxes[node * 6 + 3 + axis] as number) - (this.boxes[node * 6 + axis] as number);
    const axis = length(0) >= length(1) ? (length(0) >= length(2) ? 0 : 2) : length(1) >= length(2) ? 1 : 2;
    return length(axis) > 0 ? axis : UNDIVIDED;
  }

  /** Returns the square of the distance to a point. */
  squareTo(point: number, x: number, y: number, z: number): number {
    const { coordinates } = this.#placed;
    return square(
      (coordinates[3 * point] as number) - x,
      (coordinates[3 * point + 1] as number) - y,
      (coordinates[3 * point + 2] as number) - z,
    );
  }

  /** Returns the square of the distance to the nearest place in a node's box. */
  nearest(node: number, x: number, y: number, z: number): number {
    const { boxes } = this;
    const at = node * 6;
    return square(
      outside(x, boxes[at] as number, boxes[at + 3] as number),
      outside(y, boxes[at + 1] as number, boxes[at + 4] as number),
      outside(z, boxes[at + 2] as number, boxes[at + 5] as number),
    );
  }

  /** Returns the square of the distance to the farthest place in a node's box. */
  farthest(node: number, x: number, y: number, z: number): number {
    const { boxes } = this;
    const at = node * 6;
    return square(
      Math.max(x - (boxes[at] as number), (boxes[at + 3] as number) - x),
      Math.max(y - (boxes[at + 1] as number), (boxes[at + 4] as number) - y),
      Math.max(z - (boxes[at + 2] as number), (boxes[at + 5] as number) - z),
    );
  }
}

function emptyNodes(): NodeArrays {
  return {
    counts: new Int32Array(0),
    left: new Int32Array(0),
    right: new Int32Array(0),
    axes: new Uint8Array(0),
    splits: new Float64Array(0),
    boxes: new Float64Array(0),
    slots: new Int32Array(0),
    used: new Int32Array(2),
  };
}

const square = (x: number, y: number, z: number): number => x * x + y * y + z * z;

/** Returns how far a value is outside of a range; 0 within it. */
const outside = (value: number, least: number, greatest: number): number =>
  value < least ? least - value : value > greatest ? value - greatest : 0;
