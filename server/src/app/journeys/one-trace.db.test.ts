import { Writable } from 'node:stream';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { openLog } from '../../kernel/open-log.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { createSmtp } from '../adapters/smtp.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../adapters/testing/otlp-receiver.ts';
import { type SmtpServer, startSmtpServer } from '../adapters/testing/smtp-server.ts';
import { jobs } from '../compose/jobs.ts';
import { readEnv } from '../env.ts';
import { startWorker } from '../processes/worker.ts';
import { startTracing } from '../signals/tracing.ts';
import { testApp } from '../testing/test-app.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

interface Line {
  readonly traceId: string;
  readonly msg: string;
  readonly task?: string;
  readonly outcome?: string;
  readonly call?: string;
}

const lines: Line[] = [];
const stream = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(JSON.parse(String(chunk)) as Line);
    done();
  },
});
const log = openLog('info', stream);
const database = await testDatabase();
const mail: SmtpServer = await startSmtpServer({ BODY: '250 2.0.0 Ok: queued as 4F3B21C0A7' });
const smtp = createSmtp({ url: mail.url, from: 'Plumbline <post@plumbline.example>' });
const product = await testApp(database, { log });
const ports = { ...product.ctx.ports, messaging: { ...product.ctx.ports.messaging, email: smtp } };
const ctx = { ...product.ctx, log, ports };

let receiver: OtlpReceiver;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  receiver = await startOtlpReceiver();
  await startTracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }), {
    onStop: (_what, stop) => void stops.push(stop),
  });
  const worker = await startWorker({
    connectionString: database.connectionString,
    contextFor: (task) => ({ ...ctx, actor: { kind: 'system', task } }),
    tasks: jobs,
    concurrency: 4,
    log,
    drainMs: 100,
  });
  stops.unshift(() => worker.stop());
});
afterAll(async () => {
  for (const stop of stops) await stop();
  smtp.close();
  mail.close();
  receiver.close();
});

async function submit(traceparent: string | undefined) {
  const contractor = await aContractor(ctx);
  return product.app.inject({
    method: 'POST',
    url: '/api/service-requests',
    headers: traceparent === undefined ? {} : { traceparent },
    payload: {
      workType: 'plumbing',
      projectType: 'repair',
      preferredDate: '2026-12-03',
      preferredTimeSlot: 'afternoon',
      customerName: 'Jamie Fisher',
      customerEmail: 'jamie@example.com',
      customerPhone: '(502) 555-0188',
      address: '1200 Bardstown Rd',
      city: 'Louisville',
      state: 'KY',
      zipCode: '40204',
      description: 'Kitchen sink trap drips.',
      urgency: 'medium',
      preferredContactMethod: 'email',
      selectedPlumberId: contractor.id,
    },
  });
}

describe('a submission', { timeout: patience(60_000) }, () => {
  it('is one trace from the request over its jobs and messages to the mail server, in the log and at the receiver', async () => {
    const reply = await submit(`00-${TRACE}-${CALLER}-01`);
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['x-request-id']).toBe(TRACE);
    await vi.waitFor(() => expect(lines.some(({ msg }) => msg === 'A message is settled')).toBe(true), {
      timeout: patience(30_000),
    });
    await vi.waitFor(
      () => expect(lines.some(({ msg, task }) => msg === 'A job is done' && task === 'send-messages')).toBe(true),
      { timeout: patience(30_000) },
    );
    const ofTrace = lines.filter(({ traceId }) => traceId === TRACE);
    expect(ofTrace).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ msg: 'answered', status: 201 }),
        expect.objectContaining({ msg: 'A job is done', task: 'send-messages', outcome: 'done', attempt: 1 }),
        expect.objectContaining({
          msg: 'A message is settled',
          channel: 'email',
          outcome: 'sent',
          attempts: 1,
          provider: 'SMTP',
          call: '4F3B21C0A7',
        }),
      ]),
    );
    expect(JSON.stringify(lines)).not.toMatch(/Jamie|Fisher|example\.com|555-0188|msg_/);

    for (const stop of stops.splice(0)) await stop();
    const spans = receiver.spans.filter(({ traceId }) => traceId === TRACE);
    const named = (name: string) => spans.find((span) => span.name === name);
    const request = named('POST /api/service-requests');
    const job = named('job send-messages');
    const message = named('message email');
    expect(request?.parentSpanId).toBe(CALLER);
    expect(job?.parentSpanId).toBe(request?.spanId);
    expect(message?.parentSpanId).toBe(job?.spanId);
    expect(named('SMTP email')?.parentSpanId).toBe(message?.spanId);
  });

  it('begins a trace of its own if nothing valid names one', async () => {
    const reply = await submit('00-erika-at-example.com');
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    const refused = await product.app.inject({ method: 'POST', url: '/api/service-requests', payload: {} });
    expect(refused.json().traceId).toBe(refused.headers['x-request-id']);
  });
});
