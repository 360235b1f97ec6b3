import type { Endpoint } from '@plumbline/contract/kernel/endpoint.ts';
import type * as z from 'zod';

/** The endpoint that a form posts to. */
export type FormTarget = Pick<Endpoint, 'method' | 'path' | 'body'>;

/** For a form whose answers choose what its own page shows: without scripts they become its address. */
export const THIS_PAGE = { method: 'GET', path: '/' } as const satisfies FormTarget;

export type FormInput<T extends FormTarget> = T['body'] extends z.ZodType ? z.input<T['body']> : object;
export type FormOutput<T extends FormTarget> = T['body'] extends z.ZodType ? z.output<T['body']> : undefined;
/** The fields of every variant of a body. */
type Keys<Body> = Body extends unknown ? keyof Body : never;

/** What is wrong, by the name of its field. */
export type Problems = Readonly<Record<string, string>>;

interface Reading<T extends FormTarget, Values extends object> {
  to: T;
  /** What the schema can't know, such as what the clock says; asked before it. */
  check?: (values: Values) => Problems;
  /** Another wording or another field for what the schema or the server says: both know only the endpoint's names. */
  saidAt?: (name: string, message: string, values: Values) => readonly [name: string, message: string];
}

/**
 * How what was typed becomes what is sent. `body` makes the endpoint's input of the values; it may be left out while the
 * fields are the endpoint's own.
 */
export type FormReading<T extends FormTarget, Values extends object> = Reading<T, Values> &
  ([Exclude<keyof Values, Keys<FormInput<T>>>] extends [never]
    ? { body?: (values: Values) => unknown }
    : { body: (values: Values) => { readonly [Name in Keys<FormInput<T>>]?: unknown } });

/** 'trades.0' is said at the field 'trades'; 'bidderInfo.name' stays, for `saidAt`. */
const fieldOf = (path: string, values: object): string => {
  const [first = ''] = path.split('.');
  return !(path in values) && first in values ? first : path;
};

/** What was said of each field first, by the names and in the words of the form. */
export function saidOf<Values extends object>(
  { saidAt }: { saidAt?: Reading<FormTarget, Values>['saidAt'] },
  said: Iterable<readonly [name: string, message: string]>,
  values: Values,
): Problems {
  const found = new Map<string, string>();
  for (const [path, words] of said) {
    const field = fieldOf(path, values);
    const [name, message] = saidAt?.(field, words, values) ?? [field, words];
    if (!found.has(name)) found.set(name, message);
  }
  return Object.fromEntries(found);
}

export type Read<T extends FormTarget> =
  | { readonly body: FormOutput<T>; readonly problems?: never }
  | { readonly body?: never; readonly problems: Problems };

/** What is sent, once the endpoint's schema has checked it; or what is wrong, field by field. */
export function readForm<T extends FormTarget, Values extends object>(
  reading: FormReading<T, Values>,
  values: Values,
): Read<T> {
  const wrong = reading.check?.(values) ?? {};
  if (Object.keys(wrong).length > 0) return { problems: wrong };
  const read = reading.to.body?.safeParse(reading.body ? reading.body(values) : values);
  if (!read || read.success) return { body: read?.data as FormOutput<T> };
  const issues = read.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return { problems: saidOf(reading, issues, values) };
}
