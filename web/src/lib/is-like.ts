/**
 * Returns whether a value that this device has kept has the types of an example, so that code may rely on it. Null in the
 * example stands for anything, and the first item of a list for all of its items. Pages use it rather than a schema, whose
 * library is larger than most pages.
 */
export function isLike<Example>(value: unknown, example: Example): value is Example {
  if (example === null) return value !== undefined;
  if (Array.isArray(example)) {
    return Array.isArray(value) && value.every((item) => example.length === 0 || isLike(item, example[0]));
  }
  if (typeof example !== 'object') return typeof value === typeof example;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(example).every(([name, part]) => isLike(Reflect.get(value, name), part));
}
