import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Gauge, GaugeSource, Reading } from '../../kernel/gauge.ts';
import { latestRuns } from './backup-runs.ts';
import { gaugesWords } from './gauges.words.ts';

const HOUR_MS = 3_600_000;
/** A day, and half a day for one that is retried. */
const LATE_HOURS = 36;
const UNPROVEN_DAYS = 9;

const labels = {
  backup: say(gaugesWords, ({ backupAge }) => backupAge),
  proof: say(gaugesWords, ({ proofAge }) => proofAge),
} as const;

/** The metrics of backups for operators. */
export const backupGauges: readonly Gauge[] = [
  {
    name: 'plumbline_backup_age_hours',
    help: 'Hours since the last backup, and since one was last proven by restoring it',
    labels,
    read: readAges,
  },
];

async function readAges({ db, clock, settings }: GaugeSource) {
  const [backup, proof] = await Promise.all([latestRuns(db, 'backup'), latestRuns(db, 'proof')]);
  const hours = (moment: Date | null) =>
    moment === null ? null : Math.max(0, Math.floor((clock.now().getTime() - moment.getTime()) / HOUR_MS));
  const ages = { backup: hours(backup.succeededAt), proof: hours(proof.succeededAt) };
  const readings = (['backup', 'proof'] as const).flatMap((state): Reading[] => {
    const value = ages[state];
    return value === null ? [] : [{ label: labels[state], state, value }];
  });
  return { readings, worry: backupWorry(settings, { ...ages, isFailing: backup.isFailing || proof.isFailing }) };
}

/** Returns what operators have to know of backups: hours since the last, and since one was last proven; null if never. */
export function backupWorry(
  { backups, mode }: Pick<GaugeSource['settings'], 'backups' | 'mode'>,
  {
    backup,
    proof,
    isFailing,
  }: { readonly backup: number | null; readonly proof: number | null; readonly isFailing: boolean },
): Said | null {
  if (backups === 'elsewhere') return null;
  if (backups === 'none') return mode === 'production' ? say(gaugesWords, ({ none }) => none) : null;
  if (isFailing) return say(gaugesWords, ({ failing }) => failing);
  if (backup === null) return say(gaugesWords, ({ never }) => never);
  if (backup > LATE_HOURS) return say(gaugesWords, ({ late }) => late(backup));
  return (proof ?? 0) > UNPROVEN_DAYS * 24 ? say(gaugesWords, ({ unproven }) => unproven(UNPROVEN_DAYS)) : null;
}
