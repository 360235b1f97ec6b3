import { builtInSources, configureSource, listSources } from '../src/domains/ingest/public.ts';
import type { Context } from '../src/kernel/context.ts';

/**
 * Makes the built-in sources known. One that is known already stays as its operator has set it, enabled or not.
 * @param online whether sources on the internet are to be read.
 */
export async function seedSources(ctx: Context, online: boolean, hasSamKey: boolean): Promise<void> {
  const { sources } = await listSources(ctx);
  const known = new Set(sources.map(({ id }) => String(id)));
  for (const source of builtInSources({ online, hasSamKey })) {
    if (!known.has(source.id)) await configureSource(ctx, source);
  }
}
