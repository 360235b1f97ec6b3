import type { Problems } from './read-form.ts';

/** Returns whether a problem is about one of the values. */
export const isOf = (values: object, name: string): boolean => name in values || (name.split('.')[0] ?? '') in values;

/** Leaves out the problems of some fields. */
export const without = (problems: Problems, names: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));

/** Lists problems in the order of the fields. */
export const inOrder = (problems: Problems, names: readonly string[]) => {
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.entries(problems)
    .map(([name, message]) => ({ name, message }))
    .toSorted((one, other) => place(one.name) - place(other.name));
};
