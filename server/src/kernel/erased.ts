import { type SQL, sql } from 'drizzle-orm';
import { type Column, type Columns, GIVEN } from './column-catalog.ts';

/** The columns of a table whose erased values the erasure works out itself. */
export type GivenColumns<T extends Columns> = {
  readonly [Name in keyof T as T[Name] extends { readonly to: typeof GIVEN } ? Name : never]: SQL | string | null;
};

/**
 * What follows `set` in the update that takes a person out of rows: every column that the catalog has erased, so that a
 * new one is erased with no further code. Columns with an occasion (`eraseWhen`) only on the one that is named.
 */
export function erased<T extends Columns>(columns: T, given: GivenColumns<T>, occasion?: string): SQL {
  const values = Object.entries(columns).flatMap(([name, column]) => {
    if (!isErasedOn(column, occasion)) return [];
    const value = column.to === GIVEN ? (given as Record<string, SQL | string | null>)[name] : column.to;
    if (value === undefined) throw new Error(`Nothing says what ${name} is erased to`);
    return [sql`${sql.identifier(name)} = ${value}`];
  });
  return sql.join(values, sql`, `);
}

const isErasedOn = ({ personal, when }: Column, occasion: string | undefined): boolean =>
  (personal === 'erase' || personal === 'mask') && (when === undefined || when === occasion);

/** The columns of a table that its person is not handed: secrets, and those of other people's links. */
export const withheld = (columns: Columns): SQL =>
  sql`${sql.param(
    Object.entries(columns).flatMap(([name, { views }]) => (views.includes('download') ? [] : [name])),
  )}::text[]`;
