import type { Columns } from './column-catalog.ts';

declare const masked: unique symbol;

/** A row whose masked columns have gone through `maskedRow`. */
export type MaskedRow<Row> = Row & { readonly [masked]: true };

/**
 * Returns a row for a viewer who may not know its person yet: every text that the catalog masks goes through `hide`, so
 * a new one needs no further code.
 */
export function maskedRow<Row extends object>(
  columns: Columns,
  row: Row,
  hide: (text: string) => string,
): MaskedRow<Row> {
  const texts = Object.entries(columns).flatMap(([name, { personal }]) => {
    if (personal !== 'mask') return [];
    const property = propertyOf(name);
    const text = (row as Record<string, unknown>)[property];
    if (text === null) return [];
    if (typeof text !== 'string') throw new Error(`The row has no text in ${property} to mask`);
    return [[property, hide(text)]];
  });
  return { ...row, ...Object.fromEntries(texts) } as MaskedRow<Row>;
}

/** Converts 'service_details' to `serviceDetails`. */
const propertyOf = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
