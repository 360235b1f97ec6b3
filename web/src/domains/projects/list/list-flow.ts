/** Where an item of a list is, in pixels from the top of the page. */
export interface Placed {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** The space that takes the place of items that aren't drawn. */
export interface Spaces {
  /** Above drawn items, by index; those that follow their neighbor are missing. */
  readonly above: ReadonlyMap<number, number>;
  /** Below the last one. */
  readonly below: number;
}

/**
 * Returns the spaces between drawn items in the normal flow.
 *
 * @param drawn in the order of the list
 * @param top the start of the list
 * @param bottom the end of the list
 */
export function spacesAround(drawn: readonly Placed[], top: number, bottom: number): Spaces {
  const above = new Map<number, number>();
  let next = 0;
  let end = top;
  for (const item of drawn) {
    if (item.index !== next) above.set(item.index, item.start - end);
    next = item.index + 1;
    end = item.end;
  }
  return { above, below: Math.max(0, bottom - end) };
}
