import type { RequestEvent } from './lifecycle.ts';

/** What may happen while the customer's phone or email is unconfirmed: only then, or then, too. Nothing else may. */
export const WHILE_UNCONFIRMED: Readonly<Partial<Record<RequestEvent, 'only' | 'too'>>> = {
  confirm: 'only',
  'give-up-unconfirmed': 'only',
  cancel: 'too',
};
