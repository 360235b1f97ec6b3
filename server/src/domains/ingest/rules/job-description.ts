import { plainLine, plainText } from './plain-text.ts';
import type { SourceRow } from './source-row.ts';

/** Characters at which each text is cut. */
const LONGEST = 5000;
const LONGEST_REFERENCE = 80;

/** Adds to a description what the title omits, so that search finds it. */
export function withKind(said: string, filed: string, given: string, title: string): string {
  const parts = [
    given !== '' && given.toLowerCase() !== title.toLowerCase() && given,
    filed !== '' && `Permit type: ${filed}`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return said;
  const full = `${said}\n\n${parts.map((part) => `${part}.`).join(' ')}`;
  return full.length <= LONGEST ? full : plainText(full, LONGEST);
}

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Describes a row that has no description. */
export function describe(
  row: SourceRow,
  {
    kind,
    category,
    permitNumber,
    agency,
  }: { kind: string; category: string; permitNumber: string | null; agency: string | undefined },
): string {
  const reference = plainLine(row.reference, LONGEST_REFERENCE);
  const squareFeet = squareFeetOf(row);
  const sentences = [
    permitNumber !== null &&
      `${/permit/i.test(kind) ? kind : `${kind} permit`.trim()} ${permitNumber}${agency ? ` of ${agency}` : ''}`,
    permitNumber === null &&
      reference !== '' &&
      `${kind || 'Solicitation'} ${reference}${agency ? ` of ${agency}` : ''}`,
    category !== '' && category,
    squareFeet !== null && `${wholeNumber.format(squareFeet)} square feet`,
  ].filter((sentence) => sentence !== false);
  return sentences.map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`).join(' ');
}

/** Returns the area that a row gives; null if it gives none. */
export function squareFeetOf(row: SourceRow): number | null {
  const area = Number(plainLine(row.squareFeet, 20).replaceAll(',', ''));
  return area > 0 && area < 1e8 ? area : null;
}
