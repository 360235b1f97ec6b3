import type { CallInput, Endpoint, Reply } from '@plumbline/contract/kernel/endpoint.ts';
import { ApiError } from './api-error.ts';
import { type CallOptions, call } from './call.ts';

/** Asks the person to prove who they are. Resolves to true once they have. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Sets the dialog that asks, while a page that makes step-up calls is open. Returns a function that removes it. */
export function answerStepUps(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Asks for the proof once for all waiting calls. Resolves to false if the person declines. */
function stepUp(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

const REFUSALS = new Set<string | undefined>(['step-up-required', 'fresh-sign-in-required']);

/**
 * Calls an endpoint declared with `stepUp`. If the server requires proof, asks the person and repeats the call. Rejects
 * as `call` does.
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
