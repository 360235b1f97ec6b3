import { type SQL, sql } from 'drizzle-orm';
import { type Column, type Columns, GIVEN } from './column-catalog.ts';

/** The columns of a table whose erased values the erasure computes itself. */
export type GivenColumns<T extends Columns> = {
  readonly [Name in keyof T as T[Name] extends { readonly to: typeof GIVEN } ? Name : never]: SQL | string | null;
};

/**
 * Returns the `set` list of the update that erases a person from rows. It has every column that the catalog erases, so
 * a new one needs no further code. Columns with an occasion (`eraseWhen`) are included only on the named occasion.
 */
export function erased<T extends Columns>(columns: T, given: GivenColumns<T>, occasion?: string): SQL {
  const values = Object.entries(columns).flatMap(([name, column]) => {
    if (!isErasedOn(column, occasion)) return [];
    const value = column.to === GIVEN ? (given as Record<string, SQL | string | null>)[name] : column.to;
    if (value === undefined) throw new Error(`No erased value was given for ${name}`);
    return [sql`${sql.identifier(name)} = ${value}`];
  });
  return sql.join(values, sql`, `);
}

const isErasedOn = ({ personal, when }: Column, occasion: string | undefined): boolean =>
  (personal === 'erase' || personal === 'mask') && (when === undefined || when === occasion);

/** Returns the columns of a table that are left out of its person's download: secrets, and other people's links. */
export const withheld = (columns: Columns): SQL =>
  sql`${sql.param(
    Object.entries(columns).flatMap(([name, { views }]) => (views.includes('download') ? [] : [name])),
  )}::text[]`;
