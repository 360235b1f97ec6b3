import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, resourceAttributesEnvDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OpenSpan, SpanFacts, SpanRecorder } from '../../kernel/spans.ts';

export interface OpenTelemetryOptions {
  readonly serviceName: string;
  /** The address that takes the traces; null for the exporter's default. */
  readonly url: string | null;
  /** A value of OTEL_TRACES_SAMPLER, and its argument. */
  readonly sampler: string;
  readonly samplerArgument: number;
}

/** Traces that are being exported. */
export interface OpenTelemetry extends SpanRecorder {
  /** Exports what is left, for at most a few seconds. */
  close(): Promise<void>;
}

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
} as const satisfies Readonly<Record<SpanFacts['kind'], SpanKind>>;
const CLOSE_MS = 3000;

/**
 * Exports traces with OTLP over HTTP. The exporter itself reads headers, time limit, compression and certificates from the
 * environment.
 */
export function openTelemetry({ serviceName, url, sampler, samplerArgument }: OpenTelemetryOptions): OpenTelemetry {
  const ids = new TraceIds();
  const provider = new TracerProvider({
    idGenerator: ids,
    sampler: samplerOf(sampler, samplerArgument),
    resource: resourceFromAttributes({ 'service.name': serviceName }).merge(
      detectResources({ detectors: [resourceAttributesEnvDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(url === null ? {} : { url }) })],
  });
  const tracer = provider.getTracer('plumbline');
  return {
    open: (span, origin) => {
      if (!('spanId' in origin)) ids.next = origin.traceId;
      return opened(begin(tracer, span, origin));
    },
    close: async () => {
      const timeUp = Promise.withResolvers<void>();
      const timer = setTimeout(timeUp.resolve, CLOSE_MS);
      await Promise.race([provider.shutdown(), timeUp.promise]).catch(() => undefined);
      clearTimeout(timer);
    },
  };
}

/** A trace has the id that is in our log already. */
class TraceIds extends RandomIdGenerator {
  next = '';
  override readonly generateTraceId = (): string => this.next;
}

function begin(
  tracer: Tracer,
  { name, kind, attributes = {} }: SpanFacts,
  origin: Parameters<SpanRecorder['open']>[1],
) {
  const parent =
    'spanId' in origin
      ? trace.setSpanContext(ROOT_CONTEXT, {
          traceId: origin.traceId,
          spanId: origin.spanId,
          traceFlags: origin.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
          isRemote: true,
        })
      : ROOT_CONTEXT;
  return tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parent);
}

function opened(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    trace: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) === TraceFlags.SAMPLED },
    end: ({ attributes = {}, hasFailed = false } = {}) => {
      if (!span.isRecording()) return;
      span.setAttributes({ ...attributes });
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function samplerOf(name: string, argument: number): Sampler {
  const [, own = ''] = /^(?:parentbased_)?(.*)$/.exec(name) ?? [];
  const root =
    own === 'always_off'
      ? new AlwaysOffSampler()
      : own === 'traceidratio'
        ? new TraceIdRatioBasedSampler(argument)
        : new AlwaysOnSampler();
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
