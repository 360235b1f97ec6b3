import type { SpherePoint } from '../../rules/sphere.ts';
import { dividePoints } from './divided-points.ts';
import { LEAF, type NodeArrays, type Placed, TreeNodes, UNDIVIDED } from './tree-nodes.ts';

/** A leaf of a new tree has room for points to come. */
const FILLED = 24;
const NO_TREE = -1;

/** The arrays of a forest, which can be stored and read again as they are. */
export interface ForestArrays extends NodeArrays {
  /** The node of each tree; -1 before its first point. */
  readonly roots: Int32Array;
}

/**
 * Many k-d trees of numbered points in space. Each node knows the box around its points and how many there are, so that
 * the nearest are found, and those in a ball counted, without looking at most of them. Points come and go one by one;
 * a tree that is built at once is balanced and smaller.
 */
export class PointForest {
  readonly #nodes: TreeNodes;
  readonly #roots: Int32Array;

  /** @param trees how many there are, or stored ones */
  constructor(placed: Placed, trees: number | ForestArrays) {
    if (typeof trees === 'number') {
      this.#nodes = new TreeNodes(placed);
      this.#roots = new Int32Array(trees).fill(NO_TREE);
    } else {
      this.#nodes = new TreeNodes(placed, trees);
      this.#roots = trees.roots;
    }
  }

  /** Returns the arrays, without room to grow. */
  arrays(): ForestArrays {
    return { roots: this.#roots, ...this.#nodes.arrays() };
  }

  /** The memory of all arrays. */
  get bytes(): number {
    return this.#roots.byteLength + this.#nodes.bytes;
  }

  /** The number of points in a tree. */
  size(tree: number): number {
    const root = this.#roots[tree] ?? NO_TREE;
    return root === NO_TREE ? 0 : (this.#nodes.counts[root] as number);
  }

  /** Builds a tree of these points, whose array is reordered. The tree must be empty. */
  plant(tree: number, points: Int32Array): void {
    if (this.size(tree) > 0) throw new Error('The tree has points already');
    if (points.length > 0) this.#roots[tree] = this.#grow(points);
  }

  /** Adds a point to a tree. */
  add(tree: number, point: number): void {
    const nodes = this.#nodes;
    let node = this.#roots[tree] ?? NO_TREE;
    if (node === NO_TREE) {
      this.#roots[tree] = this.#grow(Int32Array.of(point));
      return;
    }
    while (!nodes.isLeaf(node)) {
      nodes.extend(node, point);
      nodes.counts[node] = (nodes.counts[node] as number) + 1;
      node = (nodes.isLeft(node, point) ? nodes.left[node] : nodes.right[node]) as number;
    }
    this.#put(node, point);
  }

  /** Removes a point, which has the place that it was added with, from a tree. Returns whether it was there. */
  remove(tree: number, point: number): boolean {
    const root = this.#roots[tree] ?? NO_TREE;
    return root !== NO_TREE && this.#removeBelow(root, point);
  }

  /**
   * Visits points of a tree within a distance, nearer parts first. `visit` gets a point and the square of its distance,
   * and returns the square of the distance that still matters.
   */
  near(
    tree: number,
    { x, y, z }: SpherePoint,
    furthest: number,
    visit: (point: number, square: number) => number,
  ): void {
    const nodes = this.#nodes;
    const root = this.#roots[tree] ?? NO_TREE;
    if (root === NO_TREE) return;
    let limit = furthest;
    const waiting = [root];
    const squares = [nodes.nearest(root, x, y, z)];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if ((squares.pop() as number) > limit) continue;
      const count = nodes.counts[node] as number;
      if (nodes.isLeaf(node)) {
        const begin = nodes.slotsOf(node);
        for (let at = begin; at < begin + count; at += 1) {
          const point = nodes.slots[at] as number;
          const square = nodes.squareTo(point, x, y, z);
          if (square <= limit) limit = visit(point, square);
        }
        continue;
      }
      const [left, right] = [nodes.left[node] as number, nodes.right[node] as number];
      const [toLeft, toRight] = [nodes.nearest(left, x, y, z), nodes.nearest(right, x, y, z)];
      if (toLeft <= toRight) {
        waiting.push(right, left);
        squares.push(toRight, toLeft);
      } else {
        waiting.push(left, right);
        squares.push(toLeft, toRight);
      }
    }
  }

  /** Counts the points of a tree for which the square of the distance is at most `furthest`, up to `most`. */
  count(tree: number, { x, y, z }: SpherePoint, furthest: number, most: number): number {
    const nodes = this.#nodes;
    const root = this.#roots[tree] ?? NO_TREE;
    if (root === NO_TREE) return 0;
    const waiting = [root];
    /** Leaves across the border, counted last: whole nodes may already be enough. */
    const border: number[] = [];
    let found = 0;
    for (let node = waiting.pop(); node !== undefined && found < most; node = waiting.pop()) {
      if (nodes.nearest(node, x, y, z) > furthest) continue;
      if (nodes.farthest(node, x, y, z) <= furthest) found += nodes.counts[node] as number;
      else if (nodes.isLeaf(node)) border.push(node);
      else waiting.push(nodes.left[node] as number, nodes.right[node] as number);
    }
    for (let leaf = border.pop(); leaf !== undefined && found < most; leaf = border.pop()) {
      const begin = nodes.slotsOf(leaf);
      const end = begin + (nodes.counts[leaf] as number);
      for (let at = begin; at < end; at += 1) {
        if (nodes.squareTo(nodes.slots[at] as number, x, y, z) <= furthest) found += 1;
      }
    }
    return Math.min(found, most);
  }

  /** Returns a new node with these points below it. */
  #grow(points: Int32Array): number {
    const nodes = this.#nodes;
    const node = nodes.add(points);
    if (points.length <= FILLED) {
      nodes.makeLeaf(node, points);
      return node;
    }
    const middle = this.#divide(node, points, points.length >> 1);
    const left = this.#grow(points.subarray(0, middle));
    const right = this.#grow(points.subarray(middle));
    nodes.left[node] = left;
    nodes.right[node] = right;
    return node;
  }

  /**
   * Divides the points of a node along its longest axis, or at `otherwise` if they are all at one place. Returns where
   * the right side begins.
   */
  #divide(node: number, points: Int32Array, otherwise: number): number {
    const nodes = this.#nodes;
    const axis = nodes.longestAxis(node);
    nodes.axes[node] = axis;
    if (axis === UNDIVIDED) return otherwise;
    const middle = dividePoints(points, (point) => nodes.coordinate(point, axis));
    nodes.splits[node] = nodes.coordinate(points[middle] as number, axis);
    return middle;
  }

  /** Puts a point into a leaf, or divides the leaf. */
  #put(leaf: number, point: number): void {
    const nodes = this.#nodes;
    const [begin, count] = [nodes.slotsOf(leaf), nodes.counts[leaf] as number];
    nodes.counts[leaf] = count + 1;
    if (count < LEAF) {
      nodes.extend(leaf, point);
      nodes.slots[begin + count] = point;
      return;
    }
    const points = Int32Array.of(...nodes.slots.subarray(begin, begin + count), point);
    // The old box may still have room for points that are gone.
    nodes.enclose(leaf, points);
    // At one place, the new point begins a leaf that has room for the next.
    const middle = this.#divide(leaf, points, count);
    const left = nodes.add(points.subarray(0, middle));
    nodes.makeLeaf(left, points.subarray(0, middle), begin);
    const right = nodes.add(points.subarray(middle));
    nodes.makeLeaf(right, points.subarray(middle));
    nodes.left[leaf] = left;
    nodes.right[leaf] = right;
  }

  #removeBelow(node: number, point: number): boolean {
    const nodes = this.#nodes;
    if (!nodes.contains(node, point)) return false;
    const count = nodes.counts[node] as number;
    if (nodes.isLeaf(node)) {
      const begin = nodes.slotsOf(node);
      const at = nodes.slots.subarray(begin, begin + count).indexOf(point);
      if (at < 0) return false;
      nodes.slots[begin + at] = nodes.slots[begin + count - 1] as number;
      nodes.counts[node] = count - 1;
      return true;
    }
    const [left, right] = [nodes.left[node] as number, nodes.right[node] as number];
    const wasThere =
      nodes.axes[node] === UNDIVIDED
        ? this.#removeBelow(right, point) || this.#removeBelow(left, point)
        : this.#removeBelow(nodes.isLeft(node, point) ? left : right, point);
    if (wasThere) nodes.counts[node] = count - 1;
    return wasThere;
  }
}
