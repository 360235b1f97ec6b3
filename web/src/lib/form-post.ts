import type { Problems } from './read-form.ts';

/** A form posted without scripts and rejected: the entered values and the problems. */
export interface PostedForm {
  /** The form's address, as in its hidden field. */
  readonly to: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: Problems;
  /** The server's refusal; undefined where the schema has already found the problems. */
  readonly refusal?: { readonly status: number; readonly body: string } | undefined;
}

/** A form that a visitor without scripts has posted to a page. */
export interface FormPost {
  /** The form's address, as in its hidden field. */
  readonly to: string;
  readonly fields: URLSearchParams;
  /** Why the server refused the call that the form asked for, if it was called already. */
  readonly refusal?: PostedForm['refusal'];
  /** Set by the form while the page is rendered: the call that it asks for. */
  call?: PostedCall;
  /** Set by the form while the page is rendered: the values and what is wrong with them. */
  shown?: PostedForm;
}

/** The call that a posted form asks for. */
export interface PostedCall {
  /** The name of the endpoint. */
  readonly name: string;
  readonly params: unknown;
  readonly body: unknown;
  /** Returns the path of the page to show after a reply; the form's own page if undefined. */
  readonly next: ((reply: unknown) => string) | undefined;
}
