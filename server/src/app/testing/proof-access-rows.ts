import { aRequest } from '../../domains/service-requests/fixtures.ts';
import { anUnconfirmedRequest } from '../../domains/service-requests/testing/unconfirmed.ts';
import type { Context } from '../../kernel/context.ts';
import type { Named, Row } from './access-row.ts';

/** A request whose phone has to be confirmed. A contractor's link opens nothing of it. */
const anUnconfirmed = async (ctx: Context): Promise<Named> => {
  const asking = { ...ctx, settings: { ...ctx.settings, customerProof: 'phone' as const } };
  const { id } = await anUnconfirmedRequest(asking, { smsConsent: false });
  return { own: id, foreign: (await aRequest(ctx)).referralIds[0] ?? '' };
};

const onProof = { foreign: 404, malformed: 404, named: anUnconfirmed } as const;

/** Who may confirm the phone or email of a request: the holder of the customer's link. */
export const proofRows: Readonly<Record<string, Row>> = {
  'GET /api/service-requests/{id}/proof': { ...onProof, own: 200 },
  'POST /api/service-requests/{id}/proof/codes': { ...onProof, own: 202 },
  'POST /api/service-requests/{id}/proof/confirm': { ...onProof, own: 403, payload: () => ({ code: '123456' }) },
  'POST /api/service-requests/{id}/proof/contact': {
    ...onProof,
    own: 200,
    payload: () => ({ address: '(502) 559-0142' }),
  },
};
