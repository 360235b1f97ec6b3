export interface ZipCode {
  /** Five digits. */
  readonly zip: string;
  readonly zip4: string | null;
}

/**
 * Parses the ZIP code in a column: '19104- ' lacks the last four digits, '606153301' its hyphen, '2139' its leading
 * zero. Returns null for anything else, such as '00000'.
 */
export function zipOf(value: string | null): ZipCode | null {
  const [, zip, zip4] = /^\s*(\d{3,5})(?:\.0|[- ]?(\d{4})|-)?\s*$/.exec(value ?? '') ?? [];
  if (zip === undefined || zip === '99999' || /^0+$/.test(zip)) return null;
  return { zip: zip.padStart(5, '0'), zip4: zip4 === undefined || zip4 === '0000' ? null : zip4 };
}
