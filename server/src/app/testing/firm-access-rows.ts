import { aFirm } from '../../domains/leads/fixtures.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import type { Row } from './access-row.ts';

const ofFirm = {
  own: 200,
  foreign: 404,
  malformed: 404,
  named: async (ctx: Context) => ({ own: await aFirm(ctx), foreign: 'unknown-firm-ky' }),
} as const;

/** The rows of firms that permits name in the access matrix. */
export const firmRows: Readonly<Record<string, Row>> = {
  'GET /api/firms/{slug}': ofFirm,
  'GET /api/firms/{slug}/permits': ofFirm,
  'GET /api/projects/{id}/firms': {
    own: 200,
    foreign: 200,
    malformed: 200,
    named: async (ctx: Context) => ({ own: await aProject(ctx), foreign: 'pj_unknown' }),
  },
};
