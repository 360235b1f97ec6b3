import type { Table } from 'drizzle-orm';

/**
 * Who may be shown what a column holds. `asked` is a contractor before the fee is settled, `contractor` one afterwards;
 * `download` is the person it is about, in the file of all that is held about them.
 */
export const VIEWS = ['public', 'asked', 'contractor', 'customer', 'operator', 'download'] as const;
export type View = (typeof VIEWS)[number];

/** Stands for a value that the erasure works out and hands in, such as a text without its contacts. */
export const GIVEN = Symbol('given');
export type ErasedTo = string | null | typeof GIVEN;

/** What one column holds of a person, and who may see it. */
export interface Column<To extends ErasedTo = ErasedTo> {
  /**
   * `none`: nothing. `erase`: it becomes `to`. `mask`: the same, and whoever may not know the customer yet reads it
   * without its contacts (`masked-row.ts`). `goes`: the row is deleted with its person. `keep`: it stays, for a reason.
   */
  readonly personal: 'none' | 'erase' | 'mask' | 'goes' | 'keep';
  readonly to?: To;
  /** Erased on this occasion only. */
  readonly when?: string;
  readonly reason?: string;
  /** In no view, no download and no log. */
  readonly secret?: true;
  readonly views: readonly View[];
}

export type Columns = Readonly<Record<string, Column>>;

/** The tables of one domain by name, each with every one of its columns. */
export type ColumnCatalog = Readonly<Record<string, Columns>>;

/** Has the compiler ask for every column of a table in code; what only the database keeps may be added. */
export type ColumnsOf<T extends Table> = Columns & {
  readonly [Key in keyof T['_']['columns'] as T['_']['columns'][Key]['_']['name']]: Column;
};

/** Columns that say nothing about a person. */
export const plain = <const Name extends string>(...names: Name[]): Record<Name, Column> => all(names, VIEWS);

/** The same for what stays inside: it is of no use to anybody outside. */
export const inside = <const Name extends string>(...names: Name[]): Record<Name, Column> => all(names, []);

/** Keys, hashes and secret ids that are shown to nobody. */
export const secrets = <const Name extends string>(...names: Name[]): Record<Name, Column> =>
  all(names, [], { secret: true });

/** Columns of rows that are deleted with their person, who alone sees them. */
export const goes = <const Name extends string>(...names: Name[]): Record<Name, Column> =>
  all(names, ['download'], { personal: 'goes' });

/** The same for one that others see, too. */
export const goesSeen = (...views: View[]): Column => ({ personal: 'goes', views: ['download', ...views] });

/** The secret in somebody's link: those who hold it are the only ones to see it. */
export const link = (...views: View[]): Column => ({ personal: 'none', views });

/** Becomes `to` when its person is erased. The person sees it, and these others. */
export const erase = <To extends ErasedTo>(to: To, ...views: View[]): Column<To> & { readonly to: To } => ({
  personal: 'erase',
  to,
  views: ['download', ...views],
});

/** The same on one occasion only, which the erasure names. */
export const eraseWhen = (when: string, to: string | null, ...views: View[]): Column<string | null> => ({
  personal: 'erase',
  to,
  when,
  views: ['download', ...views],
});

/** Words in which contacts are masked for whoever may not know the customer yet. */
export const mask = <To extends ErasedTo>(to: To, ...views: View[]): Column<To> & { readonly to: To } => ({
  personal: 'mask',
  to,
  views: ['download', ...views],
});

/** Stays although it says something about a person. */
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
