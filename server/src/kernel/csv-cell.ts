/** Text that a spreadsheet would read as a formula, even after blanks and in full-width form. */
const FORMULA = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Returns a quoted cell of RFC 4180. An apostrophe before a formula turns it into text. */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  const text = String(value);
  const inert = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}
