import type { Month } from '@plumbline/contract/domains/payments/spending-cap.ts';
import { BILLING_ZONE } from '@plumbline/contract/domains/payments/spending-cap.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { isoInZone } from '../../../kernel/zoned-time.ts';
import { spanOf } from '../rules/billing-month.ts';
import { labelIn } from '../rules/entry-label.ts';
import { type ExportedLine, linesBetween } from '../store/ledger.ts';

const ENTRIES_AT_ONCE = 500;
const HEAD = ['entry', 'line', 'posted', 'kind', 'reference', 'description', 'provider', 'account', 'debit', 'credit'];

/**
 * Yields the ledger of a calendar month as CSV, oldest first: one row per line, in dollars with two decimals. The last
 * row totals the debits and the credits, which are equal. Labels are in the reader's language.
 */
export async function* exportLedger(ctx: Context, month: Month): AsyncGenerator<string> {
  const { from, to } = spanOf(month);
  const sums = { debit: 0, credit: 0 };
  yield row(HEAD);
  for (let after: { at: Date; entry: number } | null = null; ; ) {
    const lines = await linesBetween(ctx, { from, to, after, entries: ENTRIES_AT_ONCE });
    for (const line of lines) {
      if (line.cents > 0) sums.debit += line.cents;
      else sums.credit -= line.cents;
    }
    yield lines.map((line) => row(cellsOf(line, ctx.language))).join('');
    const last = lines.at(-1);
    if (last === undefined) break;
    after = { at: last.at, entry: last.entry };
  }
  yield row(['', '', '', 'total', '', month, '', '', dollars(sums.debit), dollars(sums.credit)]);
}

const cellsOf = (line: ExportedLine, language: Language): string[] => [
  String(line.entry),
  String(line.line),
  isoInZone(line.at, BILLING_ZONE),
  line.kind,
  line.key,
  labelIn(language, line),
  line.providerRef ?? '',
  line.account,
  line.cents >= 0 ? dollars(line.cents) : '',
  line.cents < 0 ? dollars(-line.cents) : '',
];

/** Exact, without the rounding of binary fractions. */
const dollars = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const row = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The ledger contains no text from users, so no cell can be a spreadsheet formula. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
