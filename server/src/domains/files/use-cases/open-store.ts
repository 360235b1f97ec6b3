import type { Context } from '../../../kernel/context.ts';
import type { FilesPort } from '../ports.ts';

/** Returns where files are kept. */
export function filesPort(ctx: Context): FilesPort {
  if (ctx.ports.files === null) throw new Error('This process keeps no files');
  return ctx.ports.files;
}
