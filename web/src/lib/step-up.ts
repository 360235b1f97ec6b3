import type { CallInput, Endpoint, Reply } from '@plumbline/contract/kernel/endpoint.ts';
import { ApiError } from './api-error.ts';
import { type CallOptions, call } from './call.ts';

/** Asks the person to prove who they are; true once they have. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Sets the dialog that asks, while a page is open that makes step-up calls. Returns a function that removes it. */
export function answerStepUps(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Has the person prove who they are, once for all waiting calls. False when they would rather not. */
function stepUp(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

const REFUSALS = new Set<string | undefined>(['step-up-required', 'fresh-sign-in-required']);

/**
 * Calls an endpoint that is declared with `stepUp`. When the server needs to know who is there, the person is asked,
 * and the call is repeated after they have proved it. Rejects as `call` does.
 */
export async function callProven<E extends Endpoint & { readonly stepUp: true }>(
  endpoint: E,
  input: CallInput<E> & CallOptions,
): Promise<Reply<E>> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    const isRefused = error instanceof ApiError && REFUSALS.has(error.problem?.code);
    if (!isRefused || !(await stepUp())) throw error;
    return call(endpoint, input);
  }
}
