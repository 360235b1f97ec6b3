/** Larger amounts are typing errors: ten billion dollars. */
const MAX_CENTS = 1_000_000_000_000;
/** Longer texts are no amounts, and parsing them takes time. */
const [LONGEST_AMOUNT, LONGEST_RANGE] = [60, 120];
const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mm: 1e6, million: 1e6, thousand: 1e3 };

/**
 * Parses dollars in sources' formats ('$154,000.00', '15000.0', 14612872, '1.2M', 'USD 5,000') into whole cents.
 * Returns null for empty values, text, negative amounts, and 0, which sources write for unknown amounts.
 */
export function readCents(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  if (text.length > LONGEST_AMOUNT) return null;
  const match =
    /^(?:US\$|USD|\$)?\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?(?:e\+?\d+)?)\s*(k|mm|m|million|thousand)?(?:\s*(?:USD|dollars?))?\.?$/i.exec(
      text,
    );
  if (!match) return null;
  const [, digits = '', unit = ''] = match;
  const cents = Math.round(Number(digits.replaceAll(',', '')) * (UNITS[unit.toLowerCase()] ?? 1) * 100);
  return cents > 0 && cents <= MAX_CENTS ? cents : null;
}

/** Returns both ends of '$5,000 - $20,000'; a single amount is both. */
export function readBudget(value: unknown): { readonly min: number | null; readonly max: number | null } {
  const single = readCents(value);
  if (single !== null || typeof value !== 'string' || value.length > LONGEST_RANGE) return { min: single, max: single };
  const [from, to, ...more] = value.split(/\s*(?:-|–|—|\bto\b)\s*/i);
  if (more.length > 0) return { min: null, max: null };
  return ordered(readCents(from), readCents(to));
}

/** Returns both ends in ascending order. */
export const ordered = (one: number | null, other: number | null) =>
  one !== null && other !== null && one > other ? { min: other, max: one } : { min: one, max: other };
