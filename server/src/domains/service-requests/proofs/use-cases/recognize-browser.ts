import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import type { HeldSecrets } from '../../../../kernel/http/mount.ts';
import { afterCommit } from '../../../../kernel/transaction.ts';
import { proofsWords } from '../proofs.words.ts';
import { deviceOf, nameMark, newBrowserSecret } from '../rules/browser-marks.ts';
import { waitForName } from '../rules/name-wait.ts';
import { insertName, usedNames } from '../store/device-mark.ts';

const MINUTE_MS = 60_000;

/** The secret by which a browser is recognized, and the id under which it is counted. */
export interface KnownBrowser {
  readonly secret: string;
  readonly device: string;
}

/** Returns the calling browser; null for callers that hold no secret of ours. */
export function browserOf(held: HeldSecrets | null): KnownBrowser | null {
  const secret = held?.of('proof')[0];
  return secret === undefined ? null : { secret, device: deviceOf(secret) };
}

/** Gives the calling browser a secret if it has none. Programs without cookies just lose it. */
export function meetBrowser(ctx: Context, held: HeldSecrets | null): KnownBrowser | null {
  if (held === null) return null;
  const secret = browserOf(held)?.secret ?? newBrowserSecret();
  // Holding it again prolongs it.
  afterCommit(ctx, () => held.hold('proof', [secret]));
  return { secret, device: deviceOf(secret) };
}

/**
 * Slows down a browser that sends requests under several names in a day. The first other name is free: families share
 * a browser.
 * @throws DomainError 'too-many-requests' with the minutes to wait
 */
export async function slowNames(ctx: Context, { secret, device }: KnownBrowser, name: string): Promise<void> {
  const { others, isKnown, lastAt } = await usedNames(ctx, device, nameMark(secret, name));
  if (isKnown || lastAt === null) return;
  const since = ctx.clock.now().getTime() - lastAt.getTime();
  const minutes = Math.ceil(waitForName(others) - since / MINUTE_MS);
  if (minutes <= 0) return;
  throw new DomainError(
    'too-many-requests',
    say(proofsWords, (words) => words.manyNames(minutes)),
  );
}

/** Remembers the name of a browser's request. */
export const rememberName = (
  ctx: Context,
  { secret, device }: KnownBrowser,
  request: { readonly id: ServiceRequestId; readonly customerName: string },
): Promise<void> => insertName(ctx, request.id, device, nameMark(secret, request.customerName));
