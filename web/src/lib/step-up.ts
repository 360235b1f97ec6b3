/** Asks whoever is here to prove it; true once they have. */
type Ask = () => Promise<boolean>;

const REFUSALS = new Set(['step-up-required', 'fresh-sign-in-required']);

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Says who asks, once for the whole application. Returns a function that ends it. */
export function answerStepUps(by: Ask): () => void {
  ask = by;
  return () => {
    ask = null;
  };
}

/** Whether a refusal goes away once the person proves who they are. */
export const isStepUp = (code: string | undefined): boolean => code !== undefined && REFUSALS.has(code);

/** Has the person prove who they are; once for all calls that wait for it. False when they would rather not. */
export function stepUp(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
