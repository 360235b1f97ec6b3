/** Parses '1250', '$1,250' and '1,250.50' as dollars; NaN for anything else, including an empty text. */
export function dollarsIn(text: string): number {
  const typed = text.replace(/[$\s]/g, '');
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
}
