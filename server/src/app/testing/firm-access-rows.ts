import { aContractor } from '../../domains/directory/fixtures.ts';
import { listingOf } from '../../domains/directory/public.ts';
import { aFirm, aLinkedFirm } from '../../domains/leads/fixtures.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import type { Caller, Named, Row } from './access-row.ts';

const ofFirm = {
  own: 200,
  foreign: 404,
  malformed: 404,
  named: async (ctx: Context) => ({ own: await aFirm(ctx), foreign: 'unknown-firm-ky' }),
} as const;

/** A firm that is linked to the caller's listing, and one that is linked to another. */
async function aFirmOf(ctx: Context, caller: Caller): Promise<Named> {
  const other = await aContractor(ctx);
  const own = caller === null ? null : await listingOf(ctx, caller.userId);
  const mine = own?.id ?? (await aContractor(ctx, { ownerId: caller?.kind === 'craftsman' ? caller.userId : null })).id;
  return { own: await aLinkedFirm(ctx, mine), foreign: await aLinkedFirm(ctx, other.id), beside: mine };
}

/** The rows of firms that permits name in the access matrix. */
export const firmRows: Readonly<Record<string, Row>> = {
  'GET /api/firms/{slug}': ofFirm,
  'GET /api/firms/{slug}/permits': ofFirm,
  'POST /api/craftsman/permits/{slug}/dispute': {
    access: 'craftsman',
    own: 200,
    foreign: 404,
    malformed: 404,
    named: aFirmOf,
    payload: () => ({ reason: 'Another firm of that name' }),
  },
  'GET /api/operator/firm-disputes': { status: 200, access: 'operator' },
  'GET /api/operator/firms': { status: 200, access: 'operator', query: '?q=Larkspur' },
  'POST /api/operator/firms/{slug}/link': {
    access: 'operator',
    own: 200,
    foreign: 404,
    malformed: 404,
    named: async (ctx, caller) => ({ ...(await aFirmOf(ctx, caller)), foreign: 'unknown-firm-ky' }),
    payload: (_slug, contractorId) => ({ contractorId, isSame: false, reason: 'Another firm of that name' }),
  },
  'GET /api/projects/{id}/firms': {
    own: 200,
    foreign: 200,
    malformed: 200,
    named: async (ctx: Context) => ({ own: await aProject(ctx), foreign: 'pj_unknown' }),
  },
};
