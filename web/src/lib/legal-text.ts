/** A legal text: sections of paragraphs and lists. */
export interface LegalText {
  readonly title: string;
  /** A one-sentence summary. */
  readonly lead: string;
  /** The effective date of this version, yyyy-MM-dd. */
  readonly since: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The anchor for links such as '/sms-consent#stop'. */
  readonly id: string;
  readonly heading: string;
  /** A nested array is a list. */
  readonly parts: readonly (string | readonly string[] | LegalTable)[];
}

/** A table whose first column names the rows. */
export interface LegalTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
