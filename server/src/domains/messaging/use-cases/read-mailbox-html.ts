import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { selectMailboxHtml } from '../store/mailbox.ts';

/** Returns the HTML part of a message in the local mailbox. */
export async function readMailboxHtml(ctx: Context, id: string): Promise<string> {
  const html = await selectMailboxHtml(ctx.db, id);
  if (html === null) throw notFound();
  return html;
}
