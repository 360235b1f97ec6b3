import type * as z from 'zod';
import { type FormTarget, schemaOf } from './body-schemas.ts';

export type { FormTarget };

/** For a form that filters its own page. Without scripts, the answers become the page's address. */
export const THIS_PAGE = { name: 'thisPage', method: 'GET', path: '/' } as const satisfies FormTarget;

export type FormInput<T extends FormTarget> = T['body'] extends z.ZodType ? z.input<T['body']> : object;
export type FormOutput<T extends FormTarget> = T['body'] extends z.ZodType ? z.output<T['body']> : undefined;
export type FormReply<T extends FormTarget> = T['reply'] extends z.ZodType ? z.output<T['reply']> : unknown;
/** The fields of every variant of a body. */
type Keys<Body> = Body extends unknown ? keyof Body : never;

/** Messages by field name. */
export type Problems = Readonly<Record<string, string>>;

interface Reading<T extends FormTarget, Values extends object> {
  to: T;
  /** Checks what the schema can't, such as a time against the clock. Runs before the schema. */
  check?: (values: Values) => Problems;
  /**
   * Maps a message of the schema or the server to the form's field and wording, since they use the endpoint's names.
   */
  saidAt?: (name: string, message: string, values: Values) => readonly [name: string, message: string];
}

/**
 * Converts the entered values to a request body. `body` maps them to the endpoint's input; it can be left out if the
 * form has exactly the endpoint's fields.
 */
export type FormReading<T extends FormTarget, Values extends object> = Reading<T, Values> &
  ([Exclude<keyof Values, Keys<FormInput<T>>>] extends [never]
    ? { body?: (values: Values) => unknown }
    : { body: (values: Values) => { readonly [Name in Keys<FormInput<T>>]?: unknown } });

/** Maps 'trades.0' to the field 'trades'. Leaves 'bidderInfo.name' to `saidAt`. */
const fieldOf = (path: string, values: object): string => {
  const [first = ''] = path.split('.');
  return !(path in values) && first in values ? first : path;
};

/** Returns the first message for each field, with the form's names and wording. */
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

/**
 * Returns the body validated by the endpoint's schema, or the problems by field. If the schema couldn't be loaded, the
 * body is what was entered, which the server validates anyway.
 */
export function readForm<T extends FormTarget, Values extends object>(
  reading: FormReading<T, Values>,
  values: Values,
): Read<T> {
  const wrong = reading.check?.(values) ?? {};
  if (Object.keys(wrong).length > 0) return { problems: wrong };
  if (!reading.to.body) return { body: undefined as FormOutput<T> };
  const entered = reading.body ? reading.body(values) : values;
  const read = schemaOf(reading.to)?.safeParse(entered);
  if (!read || read.success) return { body: (read ? read.data : entered) as FormOutput<T> };
  const issues = read.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return { problems: saidOf(reading, issues, values) };
}
