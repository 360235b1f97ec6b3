import { grown } from './growing-array.ts';

/** Points that a leaf has room for. A search looks at all of them, and a node costs as much as three. */
const LEAF = 32;
/** A leaf of a new tree has room for points to come. */
const FILLED = 24;
const NOBODY = -1;
/** The points below the node are all at one place, so nothing divides them. */
const UNDIVIDED = 3;

/** The arrays of a forest, which can be stored and read again as they are. */
export interface ForestArrays {
  /** The node of each tree. */
  readonly roots: Int32Array;
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

/** The square of a straight line. */
const squareOf = (x: number, y: number, z: number): number => x * x + y * y + z * z;

/**
 * Many k-d trees of numbered points in space. Each node knows the box around its points and how many there are, so that
 * the nearest are found, and those in a ball counted, without looking at most of them. Points come and go one by one;
 * a tree that is built at once is balanced and smaller.
 */
export class PointForest {
  readonly #placed: Placed;
  readonly #roots: Int32Array;
  #counts: Int32Array;
  #left: Int32Array;
  #right: Int32Array;
  #axes: Uint8Array;
  #splits: Float64Array;
  #boxes: Float64Array;
  #slots: Int32Array;
  #nodes: number;
  #leaves: number;

  constructor(placed: Placed, trees: number | ForestArrays) {
    this.#placed = placed;
    const stored = typeof trees === 'number' ? emptyForest(trees) : trees;
    this.#roots = stored.roots;
    this.#counts = stored.counts;
    this.#left = stored.left;
    this.#right = stored.right;
    this.#axes = stored.axes;
    this.#splits = stored.splits;
    this.#boxes = stored.boxes;
    this.#slots = stored.slots;
    [this.#nodes = 0, this.#leaves = 0] = stored.used;
  }

  /** Returns the arrays, without room to grow. */
  arrays(): ForestArrays {
    return {
      roots: this.#roots,
      counts: this.#counts.slice(0, this.#nodes),
      left: this.#left.slice(0, this.#nodes),
      right: this.#right.slice(0, this.#nodes),
      axes: this.#axes.slice(0, this.#nodes),
      splits: this.#splits.slice(0, this.#nodes),
      boxes: this.#boxes.slice(0, this.#nodes * 6),
      slots: this.#slots.slice(0, this.#leaves * LEAF),
      used: Int32Array.of(this.#nodes, this.#leaves),
    };
  }

  /** The memory of all arrays. */
  get bytes(): number {
    const all = [
      this.#roots,
      this.#counts,
      this.#left,
      this.#right,
      this.#axes,
      this.#splits,
      this.#boxes,
      this.#slots,
    ];
    return all.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** The number of points in a tree. */
  size(tree: number): number {
    const root = this.#roots[tree] ?? NOBODY;
    return root === NOBODY ? 0 : this.#count(root);
  }

  /** Builds a tree of these points, whose array is reordered. The tree must be empty. */
  plant(tree: number, points: Int32Array): void {
    if (this.size(tree) > 0) throw new Error('The tree has points already');
    if (points.length > 0) this.#roots[tree] = this.#grow(points);
  }

  /** Adds a point to a tree. */
  add(tree: number, point: number): void {
    const root = this.#roots[tree] ?? NOBODY;
    if (root === NOBODY) {
      this.#roots[tree] = this.#grow(Int32Array.of(point));
      return;
    }
    for (let node = root; ; ) {
      this.#extend(node, point);
      if (this.#isLeaf(node)) {
        this.#put(node, point);
        return;
      }
      this.#counts[node] = this.#count(node) + 1;
      node = this.#sideOf(node, point) ? this.#leftOf(node) : this.#rightOf(node);
    }
  }

  /** Removes a point, which has the place that it was added with, from a tree. Returns whether it was there. */
  remove(tree: number, point: number): boolean {
    const root = this.#roots[tree] ?? NOBODY;
    return root !== NOBODY && this.#removeBelow(root, point);
  }

  /**
   * Visits points of a tree within a distance, nearer parts first. `visit` gets a point and the square of its distance,
   * and returns the square of the distance that still matters.
   */
  near(
    tree: number,
    place: { readonly x: number; readonly y: number; readonly z: number },
    furthest: number,
    visit: (point: number, square: number) => number,
  ): void {
    const root = this.#roots[tree] ?? NOBODY;
    if (root === NOBODY || this.#count(root) === 0) return;
    const { x, y, z } = place;
    const { coordinates } = this.#placed;
    const slots = this.#slots;
    let limit = furthest;
    const nodes = [root];
    const squares = [this.#nearest(root, x, y, z)];
    for (;;) {
      const node = nodes.pop();
      const square = squares.pop();
      if (node === undefined || square === undefined) return;
      if (square > limit || this.#count(node) === 0) continue;
      if (this.#isLeaf(node)) {
        const begin = this.#slotsOf(node);
        for (let at = begin; at < begin + this.#count(node); at += 1) {
          const point = slots[at] as number;
          const found = squareOf(
            (coordinates[3 * point] as number) - x,
            (coordinates[3 * point + 1] as number) - y,
            (coordinates[3 * point + 2] as number) - z,
          );
          if (found <= limit) limit = visit(point, found);
        }
        continue;
      }
      const [left, right] = [this.#leftOf(node), this.#rightOf(node)];
      const [toLeft, toRight] = [this.#nearest(left, x, y, z), this.#nearest(right, x, y, z)];
      if (toLeft <= toRight) {
        nodes.push(right, left);
        squares.push(toRight, toLeft);
      } else {
        nodes.push(left, right);
        squares.push(toLeft, toRight);
      }
    }
  }

  /** Counts the points of a tree for which the square of the distance is at most `furthest`, up to `most`. */
  count(
    tree: number,
    place: { readonly x: number; readonly y: number; readonly z: number },
    furthest: number,
    most: number,
  ): number {
    const root = this.#roots[tree] ?? NOBODY;
    if (root === NOBODY) return 0;
    const { x, y, z } = place;
    const { coordinates } = this.#placed;
    const nodes = [root];
    /** Leaves across the border, counted last: whole nodes may already be enough. */
    const border: number[] = [];
    let found = 0;
    for (let node = nodes.pop(); node !== undefined && found < most; node = nodes.pop()) {
      if (this.#nearest(node, x, y, z) > furthest) continue;
      if (this.#farthest(node, x, y, z) <= furthest) found += this.#count(node);
      else if (this.#isLeaf(node)) border.push(node);
      else nodes.push(this.#leftOf(node), this.#rightOf(node));
    }
    for (let leaf = border.pop(); leaf !== undefined && found < most; leaf = border.pop()) {
      const begin = this.#slotsOf(leaf);
      for (let at = begin; at < begin + this.#count(leaf); at += 1) {
        const point = this.#slots[at] as number;
        const square = squareOf(
          (coordinates[3 * point] as number) - x,
          (coordinates[3 * point + 1] as number) - y,
          (coordinates[3 * point + 2] as number) - z,
        );
        if (square <= furthest) found += 1;
      }
    }
    return Math.min(found, most);
  }

  /** Returns a new node with these points below it. */
  #grow(points: Int32Array): number {
    const node = this.#newNode(points);
    if (points.length <= FILLED) {
      this.#makeLeaf(node, points);
      return node;
    }
    const axis = this.#widest(node);
    const middle = axis === UNDIVIDED ? points.length >> 1 : this.#divide(points, axis);
    this.#axes[node] = axis;
    this.#splits[node] = axis === UNDIVIDED ? 0 : this.#coordinate(points[middle] as number, axis);
    const left = this.#grow(points.subarray(0, middle));
    const right = this.#grow(points.subarray(middle));
    this.#left[node] = left;
    this.#right[node] = right;
    return node;
  }

  #newNode(points: Int32Array): number {
    const node = this.#nodes;
    this.#nodes += 1;
    this.#counts = grown(this.#counts, this.#nodes);
    this.#left = grown(this.#left, this.#nodes);
    this.#right = grown(this.#right, this.#nodes);
    this.#axes = grown(this.#axes, this.#nodes);
    this.#splits = grown(this.#splits, this.#nodes);
    this.#boxes = grown(this.#boxes, this.#nodes * 6);
    this.#counts[node] = points.length;
    this.#enclose(node, points);
    return node;
  }

  #enclose(node: number, points: Int32Array): void {
    this.#boxes.fill(Number.POSITIVE_INFINITY, node * 6, node * 6 + 3);
    this.#boxes.fill(Number.NEGATIVE_INFINITY, node * 6 + 3, node * 6 + 6);
    for (const point of points) this.#extend(node, point);
  }

  #makeLeaf(node: number, points: Int32Array): void {
    const begin = this.#leaves * LEAF;
    this.#leaves += 1;
    this.#slots = grown(this.#slots, this.#leaves * LEAF);
    this.#slots.set(points, begin);
    this.#left[node] = -1 - begin;
    this.#right[node] = NOBODY;
  }

  /** Puts a point into a leaf, whose box has it already, or divides the leaf. */
  #put(leaf: number, point: number): void {
    const [begin, count] = [this.#slotsOf(leaf), this.#count(leaf)];
    if (count < LEAF) {
      this.#slots[begin + count] = point;
      this.#counts[leaf] = count + 1;
      return;
    }
    const points = Int32Array.of(...this.#slots.subarray(begin, begin + count), point);
    // The box may still have room for points that are gone.
    this.#enclose(leaf, points);
    const axis = this.#widest(leaf);
    // At one place, the new point begins a leaf that has room for the next.
    const middle = axis === UNDIVIDED ? count : this.#divide(points, axis);
    this.#axes[leaf] = axis;
    this.#splits[leaf] = axis === UNDIVIDED ? 0 : this.#coordinate(points[middle] as number, axis);
    // The points on the left keep the leaf's slots.
    const left = this.#newNode(points.subarray(0, middle));
    this.#slots.set(points.subarray(0, middle), begin);
    const right = this.#newNode(points.subarray(middle));
    this.#left[left] = -1 - begin;
    this.#right[left] = NOBODY;
    this.#makeLeaf(right, points.subarray(middle));
    this.#counts[leaf] = count + 1;
    this.#left[leaf] = left;
    this.#right[leaf] = right;
  }

  #removeBelow(node: number, point: number): boolean {
    if (!this.#contains(node, point)) return false;
    if (this.#isLeaf(node)) {
      const [begin, count] = [this.#slotsOf(node), this.#count(node)];
      const at = this.#slots.subarray(begin, begin + count).indexOf(point);
      if (at < 0) return false;
      this.#slots[begin + at] = this.#slots[begin + count - 1] as number;
      this.#counts[node] = count - 1;
      return true;
    }
    const [left, right] = [this.#leftOf(node), this.#rightOf(node)];
    const isUndivided = this.#axes[node] === UNDIVIDED;
    const wasThere = isUndivided
      ? this.#removeBelow(right, point) || this.#removeBelow(left, point)
      : this.#removeBelow(this.#sideOf(node, point) ? left : right, point);
    if (wasThere) this.#counts[node] = this.#count(node) - 1;
    return wasThere;
  }

  /** Whether a point belongs to the left of a node. */
  #sideOf(node: number, point: number): boolean {
    const axis = this.#axes[node] as number;
    return axis !== UNDIVIDED && this.#coordinate(point, axis) < (this.#splits[node] as number);
  }

  /** Reorders points around a value, such that both sides have some. Returns where the right side begins, with its least. */
  #divide(points: Int32Array, axis: number): number {
    const value = (point: number) => this.#coordinate(point, axis);
    select(points, value);
    const split = value(points[points.length >> 1] as number);
    // If half of the points have the least value, all of them go to the left.
    const middle =
      partition(points, (point) => value(point) < split) || partition(points, (point) => value(point) <= split);
    let least = middle;
    for (let at = middle + 1; at < points.length; at += 1) {
      if (value(points[at] as number) < value(points[least] as number)) least = at;
    }
    [points[middle], points[least]] = [points[least] as number, points[middle] as number];
    return middle;
  }

  /** Returns the axis along which the points of a node differ most. */
  #widest(node: number): number {
    const width = (axis: number) =>
      (this.#boxes[node * 6 + 3 + axis] as number) - (this.#boxes[node * 6 + axis] as number);
    const axis = width(0) >= width(1) ? (width(0) >= width(2) ? 0 : 2) : width(1) >= width(2) ? 1 : 2;
    return width(axis) > 0 ? axis : UNDIVIDED;
  }

  #extend(node: number, point: number): void {
    const { coordinates } = this.#placed;
    const boxes = this.#boxes;
    for (let axis = 0; axis < 3; axis += 1) {
      const value = coordinates[3 * point + axis] as number;
      if (value < (boxes[node * 6 + axis] as number)) boxes[node * 6 + axis] = value;
      if (value > (boxes[node * 6 + 3 + axis] as number)) boxes[node * 6 + 3 + axis] = value;
    }
  }

  #contains(node: number, point: number): boolean {
    const { coordinates } = this.#placed;
    for (let axis = 0; axis < 3; axis += 1) {
      const value = coordinates[3 * point + axis] as number;
      if (value < (this.#boxes[node * 6 + axis] as number)) return false;
      if (value > (this.#boxes[node * 6 + 3 + axis] as number)) return false;
    }
    return true;
  }

  /** Returns the square of the distance to the nearest place in a node's box. */
  #nearest(node: number, x: number, y: number, z: number): number {
    const boxes = this.#boxes;
    const at = node * 6;
    return squareOf(
      outside(x, boxes[at] as number, boxes[at + 3] as number),
      outside(y, boxes[at + 1] as number, boxes[at + 4] as number),
      outside(z, boxes[at + 2] as number, boxes[at + 5] as number),
    );
  }

  /** Returns the square of the distance to the farthest place in a node's box. */
  #farthest(node: number, x: number, y: number, z: number): number {
    const boxes = this.#boxes;
    const at = node * 6;
    return squareOf(
      Math.max(x - (boxes[at] as number), (boxes[at + 3] as number) - x),
      Math.max(y - (boxes[at + 1] as number), (boxes[at + 4] as number) - y),
      Math.max(z - (boxes[at + 2] as number), (boxes[at + 5] as number) - z),
    );
  }

  #coordinate = (point: number, axis: number): number => this.#placed.coordinates[3 * point + axis] as number;
  #count = (node: number): number => this.#counts[node] as number;
  #leftOf = (node: number): number => this.#left[node] as number;
  #rightOf = (node: number): number => this.#right[node] as number;
  #isLeaf = (node: number): boolean => (this.#left[node] as number) < 0;
  #slotsOf = (leaf: number): number => -1 - (this.#left[leaf] as number);
}

function emptyForest(trees: number): ForestArrays {
  return {
    roots: new Int32Array(trees).fill(NOBODY),
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

/** Returns how far a value is outside of a range; 0 within it. */
const outside = (value: number, least: number, greatest: number): number =>
  value < least ? least - value : value > greatest ? value - greatest : 0;

/** Moves the points that `belongs` to the front. Returns how many there are. */
function partition(points: Int32Array, belongs: (point: number) => boolean): number {
  let front = 0;
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at] as number;
    if (!belongs(point)) continue;
    points[at] = points[front] as number;
    points[front] = point;
    front += 1;
  }
  return front;
}

/** Moves the point with the middle value to the middle, smaller ones before it (Hoare's selection). */
function select(points: Int32Array, valueOf: (point: number) => number): void {
  const middle = points.length >> 1;
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const pivot = valueOf(points[(low + high) >> 1] as number);
    let [from, to] = [low, high];
    while (from <= to) {
      while (valueOf(points[from] as number) < pivot) from += 1;
      while (valueOf(points[to] as number) > pivot) to -= 1;
      if (from > to) break;
      [points[from], points[to]] = [points[to] as number, points[from] as number];
      from += 1;
      to -= 1;
    }
    if (to < middle) low = from;
    if (from > middle) high = to;
  }
}
