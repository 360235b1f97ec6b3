import { recordSpans } from '../../kernel/spans.ts';
import type { Env } from '../env.ts';
import type { Shutdown } from '../processes/shutdown.ts';

/** Exports traces, if the settings of OpenTelemetry say so. Otherwise nothing of it is loaded. */
export async function startTracing(env: Env, shutdown: Pick<Shutdown, 'onStop'>): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = env;
  const isWanted = env.OTEL_TRACES_EXPORTER === 'otlp' || base !== undefined || own !== undefined;
  if (!isWanted || env.OTEL_TRACES_EXPORTER === 'none' || env.OTEL_SDK_DISABLED) return;
  const { openTelemetry } = await import('../adapters/open-telemetry.ts');
  const recorder = openTelemetry({
    serviceName: env.OTEL_SERVICE_NAME,
    url: own ?? (base === undefined ? null : `${base.replace(/\/+$/, '')}/v1/traces`),
    sampler: env.OTEL_TRACES_SAMPLER,
    samplerArgument: env.OTEL_TRACES_SAMPLER_ARG,
  });
  recordSpans(recorder);
  shutdown.onStop('traces', async () => {
    recordSpans(null);
    await recorder.close();
  });
}
