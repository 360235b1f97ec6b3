import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import type { AnnouncedChange } from '../store/history.ts';

/** Projects per event: a job's payload stays small, and a retry repeats little. */
const AT_ONCE = 200;

declare module '../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** Projects were created, or changed so that other filters may match them. */
    'projects-changed': { readonly changes: readonly AnnouncedChange[] };
  }
}

/**
 * Publishes that projects were created or changed, in the caller's transaction: those with recorded changes, and others
 * whose facts may differ.
 */
export async function announceChanges(
  ctx: Context,
  ids: readonly string[],
  recorded: readonly AnnouncedChange[],
): Promise<void> {
  const known = new Set(recorded.map(({ projectId }) => projectId));
  const others = (ids as readonly ProjectId[]).filter((id) => !known.has(id));
  const changes = [...recorded, ...others.map((projectId) => ({ projectId, historyId: null }))];
  const events = Array.from({ length: Math.ceil(changes.length / AT_ONCE) }, (_, index) => ({
    type: 'projects-changed' as const,
    changes: changes.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  }));
  await enqueue(ctx, [], events);
}
