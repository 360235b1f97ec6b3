import { aDraft, aSource } from '../../domains/ingest/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import type { Row } from './access-row.ts';

/** The routes of operators who manage sources. `operated` makes the row of a call that names an object. */
export const sourceRows = (
  operated: (named: (ctx: Context) => Promise<string>, own?: number) => Row,
): Readonly<Record<string, Row>> => ({
  'GET /api/operator/sources': { status: 200, access: 'operator' },
  'GET /api/operator/sources/{id}': operated(aSource),
  'GET /api/operator/sources/{id}/left-out.csv': operated(aSource),
  'POST /api/operator/sources/{id}/run': operated(aSource),
  'POST /api/operator/sources/{id}/confirm': operated(aSource),
  'POST /api/operator/source-drafts': { status: 200, payload: { pasted: 'Number\nB-1' }, access: 'operator' },
  // Not the bytes of a file.
  'POST /api/operator/source-files': { status: 400, payload: {}, access: 'operator' },
  'GET /api/operator/source-drafts/{id}': operated(aDraft),
  'GET /api/operator/source-drafts/{id}/left-out.csv': operated(aDraft),
  'POST /api/operator/source-drafts/{id}/columns': {
    ...operated(aDraft),
    payload: () => ({ columns: { id: 'Number' } }),
  },
  'POST /api/operator/source-drafts/{id}/source': {
    ...operated(aDraft),
    payload: () => ({ name: 'Of the matrix' }),
  },
});
