import { messagingGauges } from '../../domains/messaging/gauges.ts';
import { projectGauges } from '../../domains/projects/gauges.ts';
import type { Gauge } from '../../kernel/gauge.ts';
import { jobGauges } from '../../kernel/job-health.ts';
import { backupGauges } from '../backups/gauges.ts';
import { retentionGauges } from '../retention/gauges.ts';

/** All metrics for operators: the source of /operator, the health response, Prometheus and docs/reference.md. */
export const gauges: readonly Gauge[] = [
  ...jobGauges,
  ...messagingGauges,
  ...projectGauges,
  ...backupGauges,
  ...retentionGauges,
];
