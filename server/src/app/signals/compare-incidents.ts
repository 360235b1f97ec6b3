import type { GaugeSource } from '../../kernel/gauge.ts';
import type { Log } from '../../kernel/log.ts';
import { newId } from '../../kernel/random-id.ts';
import { findBroken } from './conditions.ts';
import { endIncident, insertIncident, openIncidents, updateIncident } from './incident-store.ts';

/** When each open incident was last found, on the process's own monotonic clock. */
export type LastFound = Map<string, number>;

/**
 * Stores what has broken and what works again since the last look. An incident is over when nothing was found for
 * `goneMs`, so that something that keeps failing is one incident.
 */
export async function compareIncidents(
  source: GaugeSource,
  { dataDir, goneMs, lastFound, log }: { dataDir: string; goneMs: number; lastFound: LastFound; log: Log },
): Promise<void> {
  const { db, clock } = source;
  const [found, open] = await Promise.all([findBroken(source, dataDir), openIncidents(db)]);
  for (const { kind, since, said } of found) {
    const known = open.find((incident) => incident.kind === kind);
    if (known !== undefined) {
      lastFound.set(known.id, performance.now());
      await updateIncident(db, known.id, said);
      continue;
    }
    const id = newId('inc');
    await insertIncident(db, { id, kind, said, beganAt: since.toISOString(), endedAt: null, toldAt: null });
    log.error({ kind, incident: said.en }, 'An incident began');
  }
  for (const { id, kind } of open.filter((incident) => !found.some((finding) => finding.kind === incident.kind))) {
    const last = lastFound.get(id) ?? performance.now();
    lastFound.set(id, last);
    if (performance.now() - last < goneMs) continue;
    lastFound.delete(id);
    await endIncident(db, id, clock.now());
    log.info({ kind }, 'An incident is over');
  }
}
