import { ingestMetrics } from '../../domains/ingest/gauges.ts';
import { messagingGauges, messagingMetrics } from '../../domains/messaging/gauges.ts';
import { projectGauges } from '../../domains/projects/gauges.ts';
import type { DatabaseMetric } from '../../kernel/database-metric.ts';
import type { Gauge } from '../../kernel/gauge.ts';
import { jobGauges, jobMetrics } from '../../kernel/job-health.ts';

/** All metrics for operators: the source of /operator, the health response, Prometheus and docs/reference.md. */
export const gauges: readonly Gauge[] = [...jobGauges, ...messagingGauges, ...projectGauges];

/** The metrics that only Prometheus shows, of the whole product. */
export const databaseMetrics: readonly DatabaseMetric[] = [...jobMetrics, ...messagingMetrics, ...ingestMetrics];
