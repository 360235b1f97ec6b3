import { KeptCardId, UserId } from '@plumbline/contract/kernel/id.ts';
import { aUser } from '../../domains/accounts/fixtures.ts';
import { insertEntry } from '../../domains/payments/store/kept-card.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/random-id.ts';
import type { Caller, Named, Row } from './access-row.ts';

/** A card that the caller is entering, and one of another account. */
const anEntry = async (ctx: Context, caller: Caller): Promise<Named> => {
  const entryOf = async (userId: UserId) => {
    const id = KeptCardId.parse(newId('kc'));
    await insertEntry(ctx, { id, userId });
    return id;
  };
  return {
    own: await entryOf(caller?.userId ?? UserId.parse((await aUser(ctx)).id)),
    foreign: await entryOf(UserId.parse((await aUser(ctx)).id)),
  };
};

/** The rows of contractors' kept cards in the access matrix. */
export const cardRows: Readonly<Record<string, Row>> = {
  'GET /api/craftsman/kept-card': { status: 200, access: 'craftsman' },
  'POST /api/craftsman/kept-card/entries': { status: 200, access: 'craftsman', payload: { consent: true } },
  // No card has been entered.
  'POST /api/craftsman/kept-card/entries/{id}': {
    own: 409,
    foreign: 404,
    malformed: 404,
    access: 'craftsman',
    named: anEntry,
  },
  // No card is kept.
  'PUT /api/craftsman/kept-card/consent': { status: 404, access: 'craftsman', payload: { consent: true } },
  'DELETE /api/craftsman/kept-card': { status: 200, access: 'craftsman' },
};
