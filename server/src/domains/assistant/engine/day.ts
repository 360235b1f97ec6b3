const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day at a moment in a zone, 'yyyy-MM-dd'.
 * @throws RangeError for a zone that there isn't
 */
export function dayIn(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    // Making one costs more than using it a hundred times. 'en-CA' writes days as ISO does.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}
