export interface ZipCode {
  /** Five digits. */
  readonly zip: string;
  readonly zip4: string | null;
}

/**
 * Reads the ZIP code of a column: '19104-    ' has no last four, '606153301' has lost its hyphen, '2139' its zero.
 * Null for what is none, such as '00000'.
 */
export function zipOf(value: string | null): ZipCode | null {
  const [, zip, zip4] = /^\s*(\d{3,5})(?:\.0|[- ]?(\d{4})|-)?\s*$/.exec(value ?? '') ?? [];
  if (zip === undefined || zip === '99999' || /^0+$/.test(zip)) return null;
  return { zip: zip.padStart(5, '0'), zip4: zip4 === undefined || zip4 === '0000' ? null : zip4 };
}
