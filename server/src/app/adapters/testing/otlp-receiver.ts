import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** A span as it arrived. Ids are hexadecimal. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentSpanId: string;
  readonly name: string;
}

export interface OtlpReceiver {
  /** The address for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  close(): void;
}

/** Starts a local receiver of traces: OTLP over HTTP, in protobuf. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const isOurs = request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
      if (isOurs) spans.push(...spansIn(body));
      reply.writeHead(isOurs ? 200 : 404, { 'content-type': 'application/x-protobuf' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    spans,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** ExportTraceServiceRequest.resource_spans = 1, ResourceSpans.scope_spans = 2, ScopeSpans.spans = 2. */
const spansIn = (request: Buffer): ReceivedSpan[] =>
  parts(request, 1)
    .flatMap((resource) => parts(resource, 2))
    .flatMap((scope) => parts(scope, 2))
    .map((span) => ({
      traceId: hex(span, 1),
      spanId: hex(span, 2),
      parentSpanId: hex(span, 4),
      name: parts(span, 5)[0]?.toString() ?? '',
    }));

const hex = (span: Buffer, field: number): string => parts(span, field)[0]?.toString('hex') ?? '';

const FIXED_64 = 1;
const LENGTH = 2;
const FIXED_32 = 5;

/** Returns the fields of a protobuf message that have this number and a length. */
function parts(message: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < message.length; ) {
    const tag = varint(message, at);
    at = tag.end;
    const type = tag.value % 8;
    if (type === LENGTH) {
      const length = varint(message, at);
      at = length.end + length.value;
      if (Math.floor(tag.value / 8) === wanted) found.push(message.subarray(length.end, at));
    } else if (type === FIXED_64) at += 8;
    else if (type === FIXED_32) at += 4;
    else at = varint(message, at).end;
  }
  return found;
}

function varint(message: Buffer, at: number): { readonly value: number; readonly end: number } {
  let value = 0;
  let end = at;
  for (let factor = 1; ; factor *= 128) {
    const byte = message[end++] ?? 0;
    value += (byte % 128) * factor;
    if (byte < 128) return { value, end };
  }
}
