import { columns as accounts } from '../../domains/accounts/columns.ts';
import { columns as appointments } from '../../domains/appointments/columns.ts';
import { columns as bids } from '../../domains/bids/columns.ts';
import { columns as directory } from '../../domains/directory/columns.ts';
import { columns as files } from '../../domains/files/columns.ts';
import { columns as ingest } from '../../domains/ingest/columns.ts';
import { columns as leads } from '../../domains/leads/columns.ts';
import { columns as locations } from '../../domains/locations/columns.ts';
import { columns as messaging } from '../../domains/messaging/columns.ts';
import { columns as outreach } from '../../domains/outreach/columns.ts';
import { columns as payments } from '../../domains/payments/columns.ts';
import { columns as projects } from '../../domains/projects/columns.ts';
import { columns as serviceRequests } from '../../domains/service-requests/columns.ts';
import { columns as threads } from '../../domains/threads/columns.ts';
import type { ColumnCatalog, Columns } from '../../kernel/column-catalog.ts';
import { columns as kernel } from '../../kernel/columns.ts';
import { columns as adapters } from '../adapters/columns.ts';
import { columns as signals } from '../signals/columns.ts';

/** The columns of all tables. */
export const catalog: ColumnCatalog = {
  ...kernel,
  ...adapters,
  ...signals,
  ...locations,
  ...messaging,
  ...files,
  ...accounts,
  ...directory,
  ...projects,
  ...ingest,
  ...bids,
  ...outreach,
  ...leads,
  ...payments,
  ...serviceRequests,
  ...appointments,
  ...threads,
};

/** Returns whether rows are deleted with their person. */
export const rowsGo = (columns: Columns): boolean => Object.values(columns).some(({ personal }) => personal === 'goes');

/** The columns whose contacts are masked: 'table.column'. */
export const maskedColumns: readonly string[] = Object.entries(catalog).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([name, { personal }]) => (personal === 'mask' ? [`${table}.${name}`] : [])),
);

/** The tables that an erasure must change. */
export const tablesToErase: readonly string[] = Object.entries(catalog)
  .filter(([, columns]) => Object.values(columns).some(({ personal }) => ['erase', 'mask', 'goes'].includes(personal)))
  .map(([table]) => table);
