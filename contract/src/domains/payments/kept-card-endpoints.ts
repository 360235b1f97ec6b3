import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { KeptCardId } from '../../kernel/id.ts';
import { KeptCardState } from './kept-card.ts';

const own = { access: 'craftsman', reply: KeptCardState } as const;
const path = '/api/craftsman/kept-card';

/** The owner's answer to the words of `keptCardWords.consent`. */
export const CardConsent = z.object({
  consent: z.preprocess((value) => value === true || value === 'on' || value === 'true', z.boolean()),
});
export type CardConsent = z.infer<typeof CardConsent>;

export const getKeptCard = endpoint({
  ...own,
  name: 'getKeptCard',
  summary: "The contractor's own kept card: network, last four digits and expiry",
  method: 'GET',
  path,
  rate: 'read',
});

export const beginKeptCard = endpoint({
  name: 'beginKeptCard',
  summary: 'Begins the entry of a card to keep, with what the browser needs for it',
  method: 'POST',
  path: `${path}/entries`,
  access: 'craftsman',
  body: CardConsent,
  reply: z.object({ id: KeptCardId, clientSecret: z.string() }),
  problems: ['unavailable', 'already-happened'],
  rate: 'write',
});

export const keepCard = endpoint({
  ...own,
  name: 'keepCard',
  summary: 'Keeps the card that the browser has entered; it replaces the one before',
  method: 'POST',
  path: `${path}/entries/:id`,
  params: z.object({ id: KeptCardId }),
  problems: ['not-found', 'already-happened', 'unavailable'],
  rate: 'write',
});

export const setCardConsent = endpoint({
  ...own,
  name: 'setCardConsent',
  summary: 'Lets acceptances by link and text charge the kept card, or no longer',
  method: 'PUT',
  path: `${path}/consent`,
  body: CardConsent,
  problems: ['not-found'],
  rate: 'write',
});

export const removeKeptCard = endpoint({
  ...own,
  name: 'removeKeptCard',
  summary: 'Removes the kept card, here and at the payment provider',
  method: 'DELETE',
  path,
  rate: 'write',
});
