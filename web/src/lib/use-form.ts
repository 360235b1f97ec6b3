import { createContext, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { pathOf } from './call.ts';
import { fieldProblems } from './problem-sentences.ts';
import { randomKey } from './random-key.ts';
import { type FormOutput, type FormReading, type FormTarget, type Problems, readForm, saidOf } from './read-form.ts';
import { noteUnsaved } from './unsaved-forms.ts';

/** The names of the fields that hold a `Value`. */
type NamesOf<Values, Value> = Extract<
  { [Name in keyof Values]-?: Values[Name] extends Value ? Name : never }[keyof Values],
  string
>;

/** What goes with one sending. */
export interface Attempt<Values> {
  /** For `Idempotency-Key`: the same body sent again, after a lost connection for one, has the same. */
  readonly key: string;
  readonly values: Values;
  /** Starts again with these values. */
  readonly reset: (values: Values) => void;
  /** What was found wrong only now. */
  readonly refuse: (problems: Problems) => void;
}

interface Doing<T extends FormTarget, Values extends object> {
  /** What the path of the endpoint needs. */
  params?: Readonly<Record<string, unknown>>;
  /** Every field, in the order of the page, with what it holds at first. */
  initial: Values | (() => Values);
  /** Keeps ids apart where two forms of a page have a field of one name. */
  idPrefix?: string;
  /** After a check found something wrong and nothing was sent. */
  onInvalid?: (problems: Problems, values: Values) => void;
  /** What has arrived stays sent: pressing again does nothing before `reset`. */
  once?: boolean;
  send: (body: FormOutput<T>, attempt: Attempt<Values>) => Promise<unknown>;
  /** After it was refused. What it returns is shown at the fields, in place of what the server said of them. */
  onRefused?: (error: unknown, problems: Problems) => Problems | undefined | void;
  /** Hears every change, for a draft that outlives the form. */
  onChange?: (values: Values) => void;
}

export type FormOptions<T extends FormTarget, Values extends object> = FormReading<T, Values> & Doing<T, Values>;

/** A form that the server got without scripts and could not take: what was typed, and what is wrong with it. */
export interface PostedForm {
  /** The address of the endpoint. */
  readonly to: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: Problems;
}

/** Given by the page that answers such a post; the form that was posted starts with it. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** A form as its parts see it. */
export interface FormState<Values extends object> {
  readonly values: Values;
  /** Where the browser posts it without scripts; undefined for the address of the page. */
  readonly action: string | undefined;
  readonly method: 'get' | 'post';
  /** In the order of the fields. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
  /** Rises with each try that was refused or found wrong. */
  readonly attempt: number;
  readonly busy: boolean;
  /** Whether it holds input that isn't saved. */
  readonly isChanged: boolean;
  /** Why the last try was refused. */
  readonly failure: unknown;
  /** What was said of a field is forgotten when it changes. */
  change: (part: Partial<Values>) => void;
  /** Starts again with these values. */
  reset: (values: Values) => void;
  errorOf: (name: string) => string | undefined;
  /** Shows problems that were found elsewhere. */
  refuse: (problems: Problems) => void;
  /** For a `Field` or `FieldGroup`. */
  field: (name: string) => { name: string; error: string | undefined };
  /** For an `Input`, `Textarea` or `Select`. */
  text: <Name extends NamesOf<Values, string>>(
    name: Name,
  ) => { name: Name; value: string; onChange: (event: { target: { value: string } }) => void };
  /** For a `Checkbox`. */
  tick: <Name extends NamesOf<Values, boolean>>(
    name: Name,
  ) => { name: Name; checked: boolean; onChange: (event: { target: { checked: boolean } }) => void };
  /** For `RadioCards`. */
  choice: <Name extends NamesOf<Values, string>>(
    name: Name,
  ) => { value: string; input: { name: Name; onChange: (event: { target: { value: string } }) => void } };
  /** For `onSubmit`. A second press while the first is under way does nothing. */
  submit: (event?: SyntheticEvent) => void;
}

/** A form as a group of its fields sees it, whichever form they are in. */
export type FormFields<Values extends object> = Pick<
  FormState<Values>,
  'values' | 'change' | 'field' | 'text' | 'tick' | 'choice'
>;

const isOf = (values: object, name: string): boolean => name in values || (name.split('.')[0] ?? '') in values;

const without = (problems: Problems, names: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));

const inOrder = (problems: Problems, names: readonly string[]) => {
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.entries(problems)
    .map(([name, message]) => ({ name, message }))
    .toSorted((one, other) => place(one.name) - place(other.name));
};

/** What was posted without scripts is kept, field by field. */
function startOf<Values extends object>(
  initial: Values | (() => Values),
  posted: PostedForm | undefined,
): { values: Values; problems: Problems; attempt: number } {
  const values = typeof initial === 'function' ? initial() : initial;
  if (!posted) return { values, problems: {}, attempt: 0 };
  const kept = Object.entries(posted.values).filter(([name]) => name in values);
  return { values: { ...values, ...Object.fromEntries(kept) }, problems: posted.problems, attempt: 1 };
}

/**
 * The one way to write a form: what its fields hold, what is wrong with it, and the sending. The schema of the
 * endpoint checks it here as on the server. `Form` draws it.
 */
export function useForm<T extends FormTarget, Values extends object>(
  options: FormOptions<T, Values>,
): FormState<Values> {
  const { to, idPrefix, onInvalid, once = false, send, onRefused, onChange } = options;
  const address = pathOf(to.path, options.params);
  const posted = use(PostedFormContext);
  const [start] = useState(() => startOf(options.initial, posted?.to === address ? posted : undefined));
  const [values, setValues] = useState(start.values);
  const [saved, setSaved] = useState(start.values);
  const [problems, setProblems] = useState(start.problems);
  const [attempt, setAttempt] = useState(start.attempt);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** What was typed last: a press can come before React has drawn it. */
  const latest = useRef(values);
  const sending = useRef(false);
  const sent = useRef({ body: '', key: '' });

  const byServer = useRef(false);

  const reset = (next: Values) => {
    sending.current = false;
    latest.current = next;
    setValues(next);
    setSaved(next);
    setProblems({});
    setFailure(undefined);
  };
  const change = (part: Partial<Values>) => {
    const changed = Object.entries(part).flatMap(([name, value]) =>
      latest.current[name as keyof Values] === value ? [] : [name],
    );
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    if (Object.keys(problems).length > 0) setProblems(stillSaid(problems, changed));
    onChange?.(latest.current);
  };
  /** A change takes away what was said of its field, and what holds no more of the others. */
  const stillSaid = (before: Problems, changed: readonly string[]): Problems => {
    const left = without(before, changed);
    if (byServer.current || Object.keys(left).length === 0) return left;
    const now = readForm(options, latest.current).problems ?? {};
    return Object.fromEntries(Object.entries(left).filter(([name]) => name in now));
  };
  const refuse = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const run = async (): Promise<boolean> => {
    setFailure(undefined);
    byServer.current = false;
    const read = readForm(options, latest.current);
    if (read.problems) {
      refuse(read.problems);
      onInvalid?.(read.problems, latest.current);
      return false;
    }
    const body = JSON.stringify(read.body);
    if (sent.current.key === '' || sent.current.body !== body) sent.current = { body, key: randomKey() };
    setProblems({});
    setBusy(true);
    let arrived = false;
    try {
      const given = latest.current;
      await send(read.body, { key: sent.current.key, values: given, reset, refuse });
      if (latest.current === given) setSaved(given);
      sent.current = { body: '', key: '' };
      arrived = true;
    } catch (error) {
      const all = Object.entries(saidOf(options, Object.entries(fieldProblems(error)), latest.current));
      const found = Object.fromEntries(all.filter(([name]) => isOf(latest.current, name)));
      byServer.current = true;
      setFailure(error);
      refuse(onRefused?.(error, found) ?? found);
    } finally {
      setBusy(false);
    }
    return arrived;
  };

  const isChanged = Object.entries(values).some(([name, value]) => saved[name as keyof Values] !== value);
  useEffect(() => (isChanged ? noteUnsaved() : undefined), [isChanged]);

  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void run().then((arrived) => {
      sending.current = arrived && once;
    });
  };

  // A field is named by the values of the form: what it holds is of the type that its method asks for.
  const textOf = (name: keyof Values) => String(values[name]);
  const set = (name: keyof Values, value: unknown) => change({ [name]: value } as Partial<Values>);
  return {
    values,
    action: to.method === 'POST' ? address : undefined,
    method: to.method === 'GET' ? 'get' : 'post',
    problems: inOrder(problems, Object.keys(values)),
    attempt,
    busy,
    isChanged,
    failure,
    change,
    reset,
    refuse,
    errorOf: (name) => problems[name],
    field: (name) => ({ name: idPrefix ? `${idPrefix}-${name}` : name, error: problems[name] }),
    text: (name) => ({ name, value: textOf(name), onChange: ({ target }) => set(name, target.value) }),
    tick: (name) => ({ name, checked: values[name] === true, onChange: ({ target }) => set(name, target.checked) }),
    choice: (name) => ({
      value: textOf(name),
      input: { name, onChange: ({ target }) => set(name, target.value) },
    }),
    submit,
  };
}
