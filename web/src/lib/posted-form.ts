import { ApiError } from './api-error.ts';
import type { FormPost, PostedForm } from './form-post.ts';
import { fieldProblems } from './problem-sentences.ts';
import { type FormReading, type FormReply, type FormTarget, type Problems, readForm, saidOf } from './read-form.ts';
import { serverScope } from './server-scope.ts';

/** Values of these fields are never sent back to the browser. */
const SECRET = /password|secret|^code$/i;

/** A form as far as a post without scripts needs it. */
type Posting<T extends FormTarget, Values extends object> = FormReading<T, Values> & {
  readonly initial: Values | (() => Values);
  readonly params?: Readonly<Record<string, unknown>>;
  readonly next?: (values: Values, reply: FormReply<T>) => string;
};

/** The state with which a form starts. */
interface Start<Values> {
  readonly values: Values;
  readonly problems: Problems;
  readonly attempt: number;
  readonly failure: unknown;
}

/**
 * Returns the start of the form at an address: with the values that were posted without scripts and what is wrong with
 * them, or with its initial values.
 *
 * @param shown what the page that responded to a post says, in the browser
 */
export function startOf<T extends FormTarget, Values extends object>(
  form: Posting<T, Values>,
  address: string,
  shown: PostedForm | undefined,
): Start<Values> {
  const values = typeof form.initial === 'function' ? form.initial() : form.initial;
  const posted = import.meta.env.SSR ? takePost(form, address, values) : shown;
  if (posted?.to !== address) return { values, problems: {}, attempt: 0, failure: undefined };
  const kept = Object.entries(posted.values).filter(([name]) => name in values);
  const { refusal, problems } = posted;
  return {
    values: { ...values, ...Object.fromEntries(kept) },
    problems,
    attempt: 1,
    failure: refusal && new ApiError(refusal.status, '', refusal.body),
  };
}

/**
 * Reads the fields that were posted to the form at an address, if any were. Valid ones become the body of a call, which
 * the scope takes; the form then starts as new. Otherwise, returns the values and what is wrong with them.
 */
function takePost<T extends FormTarget, Values extends object>(
  form: Posting<T, Values>,
  address: string,
  initial: Values,
): PostedForm | undefined {
  const { post } = serverScope();
  if (post?.to !== address) return undefined;
  const values = enteredIn(post.fields, initial);
  const problems = post.refusal ? refused(form, post.refusal, values) : readInto(post, form, values);
  if (problems === undefined) return undefined;
  const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
  post.shown = { to: address, values: shown, problems, refusal: post.refusal };
  return post.shown;
}

/** Gives a valid body to the scope. Returns the problems of an invalid one. */
function readInto<T extends FormTarget, Values extends object>(
  post: FormPost,
  form: Posting<T, Values>,
  values: Values,
): Problems | undefined {
  const { body, problems } = readForm(form, values);
  if (problems === undefined) {
    const { next, params, to } = form;
    // The server replies as the endpoint says.
    post.call = { name: to.name, params, body, next: next && ((reply) => next(values, reply as FormReply<T>)) };
  }
  return problems;
}

const refused = <T extends FormTarget, Values extends object>(
  form: FormReading<T, Values>,
  { status, body }: NonNullable<PostedForm['refusal']>,
  values: Values,
): Problems => saidOf(form, Object.entries(fieldProblems(new ApiError(status, '', body))), values);

/** Reads the values that have fields in a form of the page. */
export function entriesOf<Values extends object>(form: HTMLFormElement, before: Values): Partial<Values> {
  const shown = Object.entries(before).filter(
    ([name, value]) => isGroup(value) || form.elements.namedItem(name) !== null,
  );
  return enteredIn(new FormData(form), Object.fromEntries(shown) as Partial<Values>);
}

/** Values that have a field each, such as `hours.monday`. */
type Group = Readonly<Record<string, string>>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

const groupIn = (fields: Fields, group: string, before: Group): Group =>
  Object.fromEntries(
    Object.entries(before).map(([name, text]) => {
      const entered = fields.get(`${group}.${name}`);
      return [name, typeof entered === 'string' ? entered : text];
    }),
  );

/** The fields of a form, as a browser posts them. */
type Fields = Pick<URLSearchParams, 'has'> & {
  get(name: string): unknown;
  getAll(name: string): unknown[];
};

/**
 * Reads a form's values from its fields, by the types of the values that it has. Those without a field stay as they are.
 * A browser posts only boxes that are ticked.
 */
export function enteredIn<Values extends object>(fields: Fields, before: Values): Values {
  const read = Object.entries(before).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, fields.has(name)];
    if (Array.isArray(value)) return [name, fields.getAll(name)];
    if (typeof value === 'number') return [name, fields.has(name) ? Number(fields.get(name)) : value];
    if (isGroup(value)) return [name, groupIn(fields, name, value)];
    const entered = typeof value === 'string' ? fields.get(name) : undefined;
    // Browsers end lines as mail does.
    return [name, typeof entered === 'string' ? entered.replaceAll('\r\n', '\n') : value];
  });
  return Object.fromEntries(read) as Values;
}
