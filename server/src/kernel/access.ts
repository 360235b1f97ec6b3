import type { Access } from '@plumbline/contract/kernel/endpoint.ts';
import type { Account, Actor } from './context.ts';
import { DomainError } from './errors.ts';

/** Somebody with an account, in a session of theirs. */
export const isSignedIn = (actor: Actor): actor is Account => actor.kind !== 'visitor' && actor.kind !== 'system';

/**
 * Who is signed in.
 * @throws DomainError 'not-signed-in' for everybody else.
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
 * A call that names whose data it is about must name the caller; one that names nobody is about the caller.
 * @throws DomainError 'not-allowed', the same whether or not somebody has that id.
 */
export function requireOwner(actor: Actor, named: unknown): void {
  // As everywhere on the wire, an empty text and null mean the same as nothing.
  const isNamed = named !== undefined && named !== null && named !== '';
  if (isNamed && named !== signedIn(actor).userId) throw new DomainError('not-allowed', FORBIDDEN);
}

const NO_FACTOR = 'Operators need a second factor: set one up at /operator, or confirm the one that you have there.';
const FORBIDDEN = 'Your account may not do this.';
