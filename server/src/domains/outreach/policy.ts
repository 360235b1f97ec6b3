import type { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Actor } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { outreachWords } from './outreach.words.ts';

/** The writer of a message: an account, or a visitor until they sign in. */
export const userWriter = (userId: UserId): string => `user:${userId}`;
export const visitorWriter = (visitorId: string): string => `visitor:${visitorId}`;

/**
 * Returns the caller as a writer; null for a visitor without an id yet.
 * @throws DomainError 'not-allowed' for the system
 */
export function writerOf(actor: Actor): string | null {
  if (actor.kind === 'system') {
    throw new DomainError(
      'not-allowed',
      say(outreachWords, ({ refusals }) => refusals.onlyPeople),
    );
  }
  if (actor.kind !== 'visitor') return userWriter(actor.userId);
  return actor.visitorId === null ? null : visitorWriter(actor.visitorId);
}

/** Returns the reason, as a sentence, why messages about a project are not allowed; null if they are. */
export function whyNoOutreach(project: { readonly status: SourceStatus; readonly isListed: boolean }): Said | null {
  if (!project.isListed) return say(outreachWords, ({ refusals }) => refusals.notListed);
  return project.status === 'completed' ? say(outreachWords, ({ refusals }) => refusals.completed) : null;
}
