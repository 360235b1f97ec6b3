/** A long text to read: sections of paragraphs and lists. */
export interface LegalText {
  readonly title: string;
  /** One sentence that says what it is about. */
  readonly lead: string;
  /** Since when it reads like this, yyyy-MM-dd. */
  readonly since: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** What links point to: '/sms-consent#stop'. */
  readonly id: string;
  readonly heading: string;
  /** A list where there are several in an array. */
  readonly parts: readonly (string | readonly string[])[];
}
