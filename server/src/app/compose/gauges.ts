import { projectGauges } from '../../domains/projects/gauges.ts';
import type { Gauge } from '../../kernel/gauge.ts';
import { jobGauges } from '../../kernel/job-health.ts';

/** The figures that operators watch. /operator, the health answer, Prometheus and docs/reference.md all come from here. */
export const gauges: readonly Gauge[] = [...jobGauges, ...projectGauges];
