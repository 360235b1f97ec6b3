import type { Access } from '@plumbline/contract/kernel/endpoint.ts';
import type { Account, Actor } from './context.ts';
import { DomainError } from './errors.ts';

/** Narrows the actor to one with an account and a session. */
export const isSignedIn = (actor: Actor): actor is Account => actor.kind !== 'visitor' && actor.kind !== 'system';

/**
 * Returns the signed-in account.
 *
 * @throws DomainError 'not-signed-in' for visitors.
 */
export function signedIn(actor: Actor): Account {
  if (!isSignedIn(actor)) throw new DomainError('not-signed-in', 'Please sign in first.');
  return actor;
}

/**
 * @throws DomainError 'not-signed-in' without a session, 'not-allowed' with a role other than `access` requires,
 * 'second-factor-required' for an operator whose session has not proved one.
 */
export function requireAccess(actor: Actor, access: Access = 'anyone'): void {
  if (access === 'anyone') return;
  const { kind, factorAt } = signedIn(actor);
  if (access !== 'signed-in' && kind !== access) throw new DomainError('not-allowed', FORBIDDEN);
  if (access === 'operator' && factorAt === undefined) throw new DomainError('second-factor-required', NO_FACTOR);
}

/**
 * Checks that the id a call names is the caller's. A call without an id is about the caller.
 *
 * @throws DomainError 'not-allowed', whether or not an account with that id exists.
 */
export function requireOwner(actor: Actor, named: unknown): void {
  // As everywhere on the wire, an empty string and null count as absent.
  const isNamed = named !== undefined && named !== null && named !== '';
  if (isNamed && named !== signedIn(actor).userId) throw new DomainError('not-allowed', FORBIDDEN);
}

const NO_FACTOR = 'Operators need a second factor: set one up at /operator, or confirm the one that you have there.';
const FORBIDDEN = 'Your account may not do this.';
