import { aRequest } from '../../domains/service-requests/fixtures.ts';
import { anUnconfirmedRequest } from '../../domains/service-requests/testing/unconfirmed.ts';
import type { Context } from '../../kernel/context.ts';
import type { Named, Row } from './access-row.ts';

/** A request whose phone has to be confirmed. A contractor's link opens nothing of it. */
const anUnconfirmed =
  (given: { readonly smsConsent: boolean }) =>
  async (ctx: Context): Promise<Named> => {
    const asking = { ...ctx, settings: { ...ctx.settings, customerProof: 'phone' as const } };
    const { id } = await anUnconfirmedRequest(asking, given);
    return { own: id, foreign: (await aRequest(ctx)).referralIds[0] ?? '' };
  };

const onProof = { foreign: 404, malformed: 404, named: anUnconfirmed({ smsConsent: false }) } as const;

let phones = 0;
/** Returns another number each time: the codes to one are limited. */
const anotherPhone = () => `(502) 559-${String((phones += 1)).padStart(4, '0')}`;

/** Who may confirm the phone or email of a request: the holder of the customer's link. */
export const proofRows: Readonly<Record<string, Row>> = {
  'GET /api/service-requests/{id}/proof': { ...onProof, own: 200 },
  'POST /api/service-requests/{id}/proof/codes': { ...onProof, own: 202 },
  'POST /api/service-requests/{id}/proof/confirm': {
    ...onProof,
    // A code was sent, and this is another one.
    named: anUnconfirmed({ smsConsent: true }),
    own: 403,
    payload: () => ({ code: '000000' }),
  },
  'POST /api/service-requests/{id}/proof/contact': {
    ...onProof,
    own: 200,
    payload: () => ({ address: anotherPhone() }),
  },
};
