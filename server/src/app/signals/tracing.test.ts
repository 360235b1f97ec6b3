import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../env.ts';
import { startTracing } from './tracing.ts';

const loaded = vi.hoisted(() => ({ times: 0, options: undefined as unknown }));
vi.mock('../adapters/open-telemetry.ts', () => {
  loaded.times += 1;
  return {
    openTelemetry: (options: unknown) => {
      loaded.options = options;
      return { open: () => ({ end: () => undefined }), close: async () => undefined };
    },
  };
});

const stops: (() => Promise<void>)[] = [];
const start = (env: Readonly<Record<string, string>>) =>
  startTracing(readEnv(env), { onStop: (_what, stop) => void stops.push(stop) });
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  loaded.options = undefined;
});

describe('OpenTelemetry', () => {
  it.each([
    ['nothing says otherwise', {}],
    ['its exporter is none', { OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }],
    ['it is disabled', { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }],
  ])('is off and not even loaded if %s', async (_name, env) => {
    await start(env);
    expect(loaded.times).toBe(0);
  });

  it.each([
    ['an endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }, 'http://127.0.0.1:4318/v1/traces'],
    ['an address of its own', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1/in' }, 'http://127.0.0.1/in'],
    ['only its exporter', { OTEL_TRACES_EXPORTER: 'otlp' }, null],
  ])('is on with %s', async (_name, env, url) => {
    await start({ ...env, OTEL_SERVICE_NAME: 'plumbline-test', OTEL_TRACES_SAMPLER: 'always_on' });
    expect(loaded.options).toEqual({
      serviceName: 'plumbline-test',
      url,
      sampler: 'always_on',
      samplerArgument: 1,
    });
  });
});
