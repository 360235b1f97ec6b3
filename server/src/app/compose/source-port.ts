import { join } from 'node:path';
import { readSamples } from '../../../seeds/projects.ts';
import type { SourcePort } from '../../domains/ingest/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { createPoliteFetch } from '../adapters/sources/polite-fetch.ts';
import { createSources } from '../adapters/sources/sources.ts';
import type { Env } from '../env.ts';

/** The User-Agent for other services, with an address for complaints. */
export function userAgentOf({ SUPPORT_EMAIL }: Env, publicUrl: string): string {
  const contact = [`+${publicUrl}`, SUPPORT_EMAIL].filter((one) => one !== undefined).join('; ');
  return `Plumbline/1.0 (${contact})`;
}

/** Reads sources of every kind. Requests identify us and give an address for complaints. */
export function sourcePort(
  env: Env,
  publicUrl: string,
  clock: Clock,
  log: Log,
): SourcePort & { close(): Promise<void> } {
  const web = createPoliteFetch({
    clock,
    userAgent: userAgentOf(env, publicUrl),
    pauseMs: env.SOURCE_PAUSE_MS,
    privateOrigins: env.SOURCE_PRIVATE_ORIGINS,
  });
  const sources = createSources({
    web,
    folder: join(env.DATA_DIR, 'sources'),
    samKey: env.SAM_API_KEY ?? null,
    demonstration: readSamples,
    log,
  });
  return { ...sources, close: () => web.close() };
}
