import * as z from 'zod';
import { flag, port } from './setting-kinds.ts';

const httpUrl = z.url({ protocol: /^https?$/ });

const RECIPIENT = /^(mailto:[^@\s]+@[^@\s]+|sms:\+[1-9]\d{6,14}|https?:\/\/\S+)$/;
const RECIPIENTS =
  'must be recipients such as mailto:ops@plumbline.example, sms:+15025550100 or https://chat.example/hook';

/** The settings of logs, metrics, traces and alerts. Those of traces have the names of OpenTelemetry. */
export const signalSettings = {
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_PORT: port.optional(),
  OTEL_SDK_DISABLED: flag,
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], "must be 'otlp' or 'none'").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, "must be headers such as 'api-key=…', separated by commas")
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/protobuf', "must be 'http/protobuf': receivers of OTLP listen for it at port 4318")
    .default('http/protobuf'),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default('plumbline'),
  OTEL_RESOURCE_ATTRIBUTES: z
    .string()
    .regex(/^[^=,]+=[^=,]*(,[^=,]+=[^=,]*)*$/, "must be attributes such as 'deployment.environment.name=production'")
    .optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  ALERTS_TO: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((recipient) => recipient.trim() || []))
    .pipe(z.array(z.string().regex(RECIPIENT, RECIPIENTS))),
  HEARTBEAT_URL: httpUrl.optional(),
};
