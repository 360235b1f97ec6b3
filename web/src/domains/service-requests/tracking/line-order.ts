/** How many contractors can be in line. The contract's limit, without its schemas. */
export const MOST_SHOWN = 5;

/** Returns the line with the contractor at a place and the one behind exchanged. */
export function swapped(line: readonly string[], at: number): string[] {
  const [one, other] = [line[at], line[at + 1]];
  if (one === undefined || other === undefined) return [...line];
  return [...line.slice(0, at), other, one, ...line.slice(at + 2)];
}
