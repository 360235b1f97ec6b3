import { say } from '@plumbline/contract/kernel/words.ts';
import { isSignedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { refusalsWords } from '../rules/refusals.words.ts';
import { type AuditEntry, insertAuditEntry } from '../store/audit-entry.ts';

/**
 * Records the action of an operator, or of a command on the server, in the caller's transaction.
 * @throws DomainError 'not-allowed' for all other callers.
 */
export async function recordAudit(ctx: Context, entry: Omit<AuditEntry, 'operator'>): Promise<void> {
  await insertAuditEntry(ctx.db, { ...entry, operator: operatorName(ctx) }, ctx.clock.now());
}

function operatorName({ actor }: Context): string {
  if (actor.kind === 'system') return `command:${actor.task}`;
  if (isSignedIn(actor) && actor.kind === 'operator') return actor.userId;
  throw new DomainError(
    'not-allowed',
    say(refusalsWords, (words) => words.operatorsOnly),
  );
}
