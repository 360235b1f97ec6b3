import type { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Actor } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';

/** Whose a message is: an account's, or a visitor's until they sign in. */
export const userWriter = (userId: UserId): string => `user:${userId}`;
export const visitorWriter = (visitorId: string): string => `visitor:${visitorId}`;

/**
 * Whose the messages of the caller are; null for a visitor who was never told from others.
 * @throws DomainError 'not-allowed' for the system.
 */
export function writerOf(actor: Actor): string | null {
  if (actor.kind === 'system') throw new DomainError('not-allowed', 'Only people write to the contact of a project.');
  if (actor.kind !== 'visitor') return userWriter(actor.userId);
  return actor.visitorId === null ? null : visitorWriter(actor.visitorId);
}

/** Why nobody may be written to about a project, as a sentence; null when they may. */
export function whyNoOutreach(project: { readonly status: SourceStatus; readonly isListed: boolean }): string | null {
  if (!project.isListed) return 'This project is no longer listed by its source.';
  return project.status === 'completed' ? 'This project is completed.' : null;
}
