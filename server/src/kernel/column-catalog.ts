import type { Table } from 'drizzle-orm';

/**
 * The audiences that may see a column. `asked` is a contractor before the fee is settled, `contractor` one afterwards;
 * `download` is the person's own data download.
 */
export const VIEWS = ['public', 'asked', 'contractor', 'customer', 'operator', 'download'] as const;
export type View = (typeof VIEWS)[number];

/** Placeholder for a value that the erasure computes and passes in, such as a text without its contacts. */
export const GIVEN = Symbol('given');
export type ErasedTo = string | null | typeof GIVEN;

/** Declares what one column says about a person, and who may see it. */
export interface Column<To extends ErasedTo = ErasedTo> {
  /**
   * `none`: says nothing about a person. `erase`: becomes `to`. `mask`: becomes `to`, and is shown without contacts to
   * viewers who may not know the customer yet (`masked-row.ts`). `goes`: the row is deleted with its person. `keep`:
   * stays, for a reason.
   */
  readonly personal: 'none' | 'erase' | 'mask' | 'goes' | 'keep';
  readonly to?: To;
  /** Erased only on this occasion. */
  readonly when?: string;
  readonly reason?: string;
  /** Not part of any view, download or log. */
  readonly secret?: true;
  readonly views: readonly View[];
}

export type Columns = Readonly<Record<string, Column>>;

/** The tables of one domain by name, each with all of its columns. */
export type ColumnCatalog = Readonly<Record<string, Columns>>;

/**
 * Makes the compiler require every column of a table that code uses. Columns that only the database uses may be added.
 */
export type ColumnsOf<T extends Table> = Columns & {
  readonly [Key in keyof T['_']['columns'] as T['_']['columns'][Key]['_']['name']]: Column;
};

/** Declares columns that say nothing about a person. */
export const plain = <const Name extends string>(...names: Name[]): Record<Name, Column> => all(names, VIEWS);

/** Declares columns for internal use only; they mean nothing to anyone outside. */
export const inside = <const Name extends string>(...names: Name[]): Record<Name, Column> => all(names, []);

/** Declares keys, hashes and secret ids that nobody sees. */
export const secrets = <const Name extends string>(...names: Name[]): Record<Name, Column> =>
  all(names, [], { secret: true });

/** Declares columns of rows that are deleted with their person and that only this person sees. */
export const goes = <const Name extends string>(...names: Name[]): Record<Name, Column> =>
  all(names, ['download'], { personal: 'goes' });

/** Declares a column of such a row that others see, too. */
export const goesSeen = (...views: View[]): Column => ({ personal: 'goes', views: ['download', ...views] });

/** Declares the secret in a person's link; only holders of the link see it. */
export const link = (...views: View[]): Column => ({ personal: 'none', views });

/** Declares a column that becomes `to` when its person is erased. The person and the given views see it. */
export const erase = <To extends ErasedTo>(to: To, ...views: View[]): Column<To> & { readonly to: To } => ({
  personal: 'erase',
  to,
  views: ['download', ...views],
});

/** Declares a column that is erased only on the occasion that the erasure names. */
export const eraseWhen = (when: string, to: string | null, ...views: View[]): Column<string | null> => ({
  personal: 'erase',
  to,
  when,
  views: ['download', ...views],
});

/** Declares a text whose contacts are masked for viewers who may not know the customer yet. */
export const mask = <To extends ErasedTo>(to: To, ...views: View[]): Column<To> & { readonly to: To } => ({
  personal: 'mask',
  to,
  views: ['download', ...views],
});

/** Declares a column that stays although it says something about a person. */
export const keep = (reason: string, ...views: View[]): Column => ({
  personal: 'keep',
  reason,
  views: ['download', ...views],
});

function all<Name extends string>(
  names: readonly Name[],
  views: readonly View[],
  more: Partial<Column> = {},
): Record<Name, Column> {
  const column: Column = { personal: 'none', views, ...more };
  return Object.fromEntries(names.map((name) => [name, column])) as Record<Name, Column>;
}
