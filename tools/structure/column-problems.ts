import type { ColumnCatalog } from '../../server/src/kernel/column-catalog.ts';
import type { MigratedColumns } from '../../server/src/kernel/migrated-columns.ts';

/**
 * Checks that the catalogs (by path) declare every column of the migrations exactly once, and no others. Each problem
 * names the file to edit. Pure.
 */
export function columnProblems(migrated: MigratedColumns, catalogs: ReadonlyMap<string, ColumnCatalog>): string[] {
  const problems: string[] = [];
  const declaredIn = new Map<string, string>();
  for (const [path, catalog] of catalogs) {
    for (const [table, columns] of Object.entries(catalog)) {
      const earlier = declaredIn.get(table);
      if (earlier !== undefined) problems.push(`${path}: the table ${table} is declared in ${earlier}, too`);
      declaredIn.set(table, path);
      const stored = migrated.get(table);
      if (stored === undefined) {
        problems.push(`${path}: declares the table ${table}, which no migration creates`);
        continue;
      }
      for (const column of stored) {
        if (!(column in columns))
          problems.push(`${path}: ${table}.${column} is not declared; declare what it contains`);
      }
      for (const column of Object.keys(columns)) {
        if (!stored.has(column)) problems.push(`${path}: declares ${table}.${column}, which no migration creates`);
      }
      const kinds = new Set(Object.values(columns).map(({ personal }) => personal));
      if (kinds.has('goes') && (kinds.has('erase') || kinds.has('mask'))) {
        problems.push(
          `${path}: rows of ${table} are deleted with their person, so none of its columns is erased or masked`,
        );
      }
    }
  }
  for (const table of migrated.keys()) {
    if (!declaredIn.has(table)) {
      problems.push(
        `server/migrations: makes the table ${table}; declare it in server/src/domains/<domain>/columns.ts`,
      );
    }
  }
  return problems;
}
