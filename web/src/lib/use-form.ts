import { type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { canCheck, loadSchema } from './body-schemas.ts';
import { pathOf } from './call.ts';
import { inOrder, isOf, without } from './form-problems.ts';
import { entriesOf, startOf } from './posted-form.ts';
import { PostedFormContext } from './posted-form-context.ts';
import { fieldProblems } from './problem-sentences.ts';
import { randomKey } from './random-key.ts';
import {
  type FormOutput,
  type FormReading,
  type FormReply,
  type FormTarget,
  type Problems,
  readForm,
  saidOf,
} from './read-form.ts';
import { noteUnsaved } from './unsaved-forms.ts';
import { loadWhenIdle } from './when-idle.ts';

/** The names of the fields with values of a type. */
type NamesOf<Values, Value> = Extract<
  { [Name in keyof Values]-?: Values[Name] extends Value ? Name : never }[keyof Values],
  string
>;

/** One submission. */
export interface Attempt<Values> {
  /** For `Idempotency-Key`. Submitting the same body again, such as after a lost connection, uses the same key. */
  readonly key: string;
  readonly values: Values;
  /** Starts over with these values. */
  readonly reset: (values: Values) => void;
  /** Shows problems found while sending. */
  readonly refuse: (problems: Problems) => void;
}

interface Doing<T extends FormTarget, Values extends object> {
  /** The endpoint's path parameters. */
  params?: Readonly<Record<string, unknown>>;
  /** The initial values of all fields, in the order of the page. */
  initial: Values | (() => Values);
  /** Keeps ids unique if two forms on a page have a field with the same name. */
  idPrefix?: string;
  /** Called if validation failed and nothing was sent. */
  onInvalid?: (problems: Problems, values: Values) => void;
  /** After a successful submission, further ones do nothing until `reset`. */
  once?: boolean;
  /** Returns the path of the page to show after a submission without scripts. By default, the form's own page. */
  next?: (values: Values, reply: FormReply<T>) => string;
  send: (body: FormOutput<T>, attempt: Attempt<Values>) => Promise<unknown>;
  /** Called after a refusal. Returned problems replace the server's messages at the fields. */
  onRefused?: (error: unknown, problems: Problems) => Problems | undefined | void;
  /** Called on every change, for drafts that outlive the form. */
  onChange?: (values: Values) => void;
}

export type FormOptions<T extends FormTarget, Values extends object> = FormReading<T, Values> & Doing<T, Values>;

/** The state of a form, as its parts see it. */
export interface FormState<Values extends object> {
  readonly values: Values;
  /** Without scripts, forms post to their own page. This tells the server which one it is. */
  readonly address: string;
  /** Without scripts, the same key gets the first reply again. */
  readonly postKey: string;
  readonly method: 'get' | 'post';
  /** In the order of the fields. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
  /** Increases with each submission that was refused or invalid. */
  readonly attempt: number;
  readonly busy: boolean;
  /** Whether it contains unsaved input. */
  readonly isChanged: boolean;
  /** The error of the last submission. */
  readonly failure: unknown;
  /** The error of a submission without scripts that no field's message explains. */
  readonly unexplained: unknown;
  /** Loads what the form is checked with. */
  prepare: () => void;
  /** Takes what was entered into the form's fields before the scripts ran. */
  adopt: (form: HTMLFormElement) => void;
  /** Changes values, and removes the messages of the changed fields. */
  change: (part: Partial<Values>) => void;
  /** Starts over with these values. */
  reset: (values: Values) => void;
  errorOf: (name: string) => string | undefined;
  /** Shows problems found elsewhere. */
  refuse: (problems: Problems) => void;
  /** Props for a `Field` or `FieldGroup`. */
  field: (name: string) => { name: string; error: string | undefined };
  /** Props for an `Input`, `Textarea` or `Select`. */
  text: <Name extends NamesOf<Values, string>>(
    name: Name,
  ) => { name: Name; value: string; onChange: (event: { target: { value: string } }) => void };
  /** Props for a `Checkbox`. */
  tick: <Name extends NamesOf<Values, boolean>>(
    name: Name,
  ) => { name: Name; checked: boolean; onChange: (event: { target: { checked: boolean } }) => void };
  /** Props for `RadioCards`. */
  choice: <Name extends NamesOf<Values, string>>(
    name: Name,
  ) => { value: string; input: { name: Name; onChange: (event: { target: { value: string } }) => void } };
  /** For `onSubmit`. Does nothing while a submission is in flight. */
  submit: (event?: SyntheticEvent) => void;
}

/** The part of a form's state that a group of fields needs, in any form. */
export type FormFields<Values extends object> = Pick<
  FormState<Values>,
  'values' | 'change' | 'field' | 'text' | 'tick' | 'choice'
>;

/**
 * Manages a form's values, validation and submission. All forms use it. The endpoint's schema validates the input here
 * as on the server. `Form` renders it.
 */
export function useForm<T extends FormTarget, Values extends object>(
  options: FormOptions<T, Values>,
): FormState<Values> {
  const { to, idPrefix, onInvalid, once = false, send, onRefused, onChange } = options;
  const path = pathOf(to.path, options.params);
  const address = idPrefix ? `${path}#${idPrefix}` : path;
  const shown = use(PostedFormContext);
  const [start] = useState(() => startOf(options, address, shown));
  const [postKey] = useState(() => (import.meta.env.SSR ? randomKey() : ''));
  const [values, setValues] = useState(start.values);
  const [saved, setSaved] = useState(start.values);
  const [problems, setProblems] = useState(start.problems);
  const [attempt, setAttempt] = useState(start.attempt);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(start.failure);
  /** The latest input. A click can come before React has rendered it. */
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
  /** Removes the messages of the changed fields, and messages of other fields that no longer apply. */
  const stillSaid = (before: Problems, changed: readonly string[]): Problems => {
    const left = without(before, changed);
    if (byServer.current || Object.keys(left).length === 0 || !canCheck(to)) return left;
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
    if (!canCheck(to)) {
      setBusy(true);
      await loadSchema(to.body);
    }
    const read = readForm(options, latest.current);
    if (read.problems) {
      setBusy(false);
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

  const { body: schema } = to;
  useEffect(() => loadWhenIdle(() => loadSchema(schema)), [schema]);

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

  // TypeScript can't tell that the field named by `name` has the type that the method requires.
  const textOf = (name: keyof Values) => String(values[name]);
  const set = (name: keyof Values, value: unknown) => change({ [name]: value } as Partial<Values>);
  return {
    values,
    address,
    postKey,
    method: to.method === 'GET' ? 'get' : 'post',
    problems: inOrder(problems, Object.keys(values)),
    attempt,
    busy,
    isChanged,
    failure,
    unexplained: failure === start.failure && Object.keys(problems).length === 0 ? failure : undefined,
    prepare: () => void loadSchema(to.body),
    adopt: (form) => change(entriesOf(form, latest.current)),
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
