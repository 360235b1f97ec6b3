type Numbers = Int32Array | Float64Array | Uint16Array | Uint8Array;

/** Returns an array of at least `length`, with the content of `numbers`: itself, or one that is a quarter longer. */
export function grown<Array extends Numbers>(numbers: Array, length: number): Array {
  if (length <= numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => Array;
  const longer = new Kind(Math.max(length, Math.ceil(numbers.length * 1.25)));
  longer.set(numbers);
  return longer;
}
