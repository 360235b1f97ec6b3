import { builtInSources, configureSource, listSources } from '../src/domains/ingest/public.ts';
import type { Context } from '../src/kernel/context.ts';

/**
 * Configures the built-in sources. Keeps the settings of existing ones, including whether they are enabled.
 * @param online whether to read sources on the internet
 */
export async function seedSources(ctx: Context, online: boolean, hasSamKey: boolean): Promise<void> {
  const { sources } = await listSources(ctx);
  const known = new Set(sources.map(({ id }) => String(id)));
  for (const source of builtInSources({ online, hasSamKey })) {
    if (!known.has(source.id)) await configureSource(ctx, source);
  }
}
