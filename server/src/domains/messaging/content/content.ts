/** One part of a letter. Plain text and HTML are rendered from the same parts, so they always match. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** A link to follow, http or https only. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string }
  /** A link in the small print, http or https only. */
  | { readonly kind: 'small-link'; readonly label: string; readonly url: string };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The content of a message: a letter for email, a text for SMS and calls, a notice for push. */
export type Content =
  | { readonly kind: 'letter'; readonly subject: string; readonly blocks: readonly Block[] }
  | { readonly kind: 'text'; readonly text: string }
  /** `url`: the page on this site that a click opens. */
  | { readonly kind: 'notice'; readonly title: string; readonly text: string; readonly url: string };
