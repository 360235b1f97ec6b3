import { say } from '@plumbline/contract/kernel/words.ts';
import type { Gauge, Reading } from '../../kernel/gauge.ts';
import { type Rule, rules } from './retention.ts';
import { retentionWords } from './retention.words.ts';
import { oldestOf, retentionRuns } from './retention-store.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const LATE_HOURS = 48;

const removedLabel = ({ what }: Rule) => say(retentionWords, (words) => words.removed(what(words)));
const oldestLabel = ({ what }: Rule) => say(retentionWords, (words) => words.oldest(what(words)));
const lastRunLabel = say(retentionWords, ({ lastRun }) => lastRun);
const byRule = (labelOf: (rule: Rule) => ReturnType<typeof removedLabel>) =>
  Object.fromEntries(rules.map((rule) => [rule.name, labelOf(rule)]));

/** The metrics of retention for operators. */
export const retentionGauges: readonly Gauge[] = [
  {
    name: 'plumbline_retention_age_hours',
    help: 'Hours since what is older than its retention was last removed',
    labels: { '': lastRunLabel },
    read: async ({ db, clock }) => {
      const runs = await retentionRuns(db);
      const last = Math.max(...runs.map(({ lastRunAt }) => lastRunAt.getTime()));
      const hours = Math.floor((clock.now().getTime() - last) / HOUR_MS);
      return {
        readings: runs.length === 0 ? [] : [{ label: lastRunLabel, state: null, value: hours }],
        worry: runs.length > 0 && hours > LATE_HOURS ? say(retentionWords, ({ late }) => late) : null,
      };
    },
  },
  {
    name: 'plumbline_retention_removed',
    help: 'What has been removed because it was older than its retention',
    labels: byRule(removedLabel),
    read: async ({ db }) => {
      const runs = new Map((await retentionRuns(db)).map((run) => [run.name, run.removed]));
      const readings = rules.flatMap((rule): Reading[] => {
        const value = runs.get(rule.name) ?? 0;
        // Most have nothing to remove for months.
        return value === 0 ? [] : [{ label: removedLabel(rule), state: rule.name, value }];
      });
      return { readings, worry: null };
    },
  },
  {
    name: 'plumbline_retention_oldest_days',
    help: 'Days since the oldest of each kind that has a retention',
    labels: byRule(oldestLabel),
    read: async ({ db, clock }) => {
      const found = await Promise.all(rules.map(async (rule) => ({ rule, oldest: await oldestOf(db, rule.of) })));
      const readings = found.flatMap(({ rule, oldest }): Reading[] => {
        const days = oldest === null ? 0 : Math.floor((clock.now().getTime() - oldest.getTime()) / DAY_MS);
        return days < 1 ? [] : [{ label: oldestLabel(rule), state: rule.name, value: days }];
      });
      return { readings, worry: null };
    },
  },
];
