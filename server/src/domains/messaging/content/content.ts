/** One part of a letter. Plain text and HTML are made from the same parts, so they always say the same. */
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

/** What a message says: a letter for e-mail, a text for SMS and calls, a notice for push. */
export type Content =
  | { readonly kind: 'letter'; readonly subject: string; readonly blocks: readonly Block[] }
  | { readonly kind: 'text'; readonly text: string }
  /** `url`: where a click leads, on this site. */
  | { readonly kind: 'notice'; readonly title: string; readonly text: string; readonly url: string };
