import { factsOfKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import { SourceId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { registerSource } from '../../projects/public.ts';
import { type SourceForm, sourceForm } from '../rules/source-form.ts';
import { setBelieveNext, setEnabled, upsertSource } from '../store/source.ts';
import { configureWords } from './configure-source.words.ts';
import { scheduleDue } from './schedule-due.ts';

/**
 * Adds a source, or changes the one with its id. A scheduled source is due at once. Repeating the same configuration
 * changes nothing.
 *
 * @throws DomainError 'invalid-input' naming each invalid field.
 */
export async function configureSource(ctx: Context, given: SourceForm): Promise<void> {
  const parsed = sourceForm(ctx.ports.sources.mappingOf).safeParse(given);
  if (!parsed.success) {
    const fields: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
    throw new DomainError(
      'invalid-input',
      say(configureWords, ({ wrong }) => wrong),
      fields,
    );
  }
  const { id, name, kind, address, page, county, everyMinutes, enabled, mapping, upload } = parsed.data;
  const sourceId = SourceId.parse(id);
  await inTransaction(ctx, async (ctx) => {
    await registerSource(ctx, {
      id,
      name,
      host: hostOf(address) ?? hostOf(page),
      pageUrl: page ?? null,
      isRolling: factsOfKind(kind).isRolling === true || mapping.lists === 'rolling',
    });
    await upsertSource(
      ctx.db,
      {
        id: sourceId,
        kind,
        address: address ?? 'upload',
        mapping,
        county: county ?? null,
        upload: upload ?? null,
        intervalMinutes: everyMinutes ?? null,
        enabled,
      },
      everyMinutes === undefined ? null : ctx.clock.now(),
    );
    await scheduleDue(ctx);
  });
}

const hostOf = (address: string | undefined): string | null =>
  address !== undefined && /^https?:/i.test(address) ? new URL(address).hostname : null;

/** Enables or disables a source. What it has listed stays. An enabled source is due at once. */
export const enableSource = (ctx: Context, id: SourceId, enabled: boolean): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await setEnabled(ctx.db, id, enabled, ctx.clock.now()))) throw unknownSource(id);
    await scheduleDue(ctx);
  });

/** Confirms a source that was held back: its next reading is accepted. */
export async function confirmSource(ctx: Context, id: SourceId): Promise<void> {
  if (!(await setBelieveNext(ctx.db, id))) throw unknownSource(id);
}

const unknownSource = (id: SourceId) =>
  new DomainError(
    'not-found',
    say(configureWords, ({ unknown }) => unknown(id)),
  );
