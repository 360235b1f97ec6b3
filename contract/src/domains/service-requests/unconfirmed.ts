import type { RequestEvent } from './lifecycle.ts';

/**
 * The events allowed while a request is unconfirmed: 'only' then, or then 'too'. All other events are refused.
 */
export const WHILE_UNCONFIRMED: Readonly<Partial<Record<RequestEvent, 'only' | 'too'>>> = {
  confirm: 'only',
  'give-up-unconfirmed': 'only',
  cancel: 'too',
};
