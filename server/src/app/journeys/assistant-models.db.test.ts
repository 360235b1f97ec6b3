import { MAX_RECORDING_BYTES } from '@plumbline/contract/domains/assistant/recording.ts';
import { Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { aReading } from '@plumbline/contract/kernel/testing/readings.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aBidder, aContact } from '../../domains/outreach/fixtures.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { silentLog } from '../../kernel/log.ts';
import { testClock } from '../../kernel/testing/context.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { type ModelBehavior, modelServer } from '../adapters/testing/model-server.ts';
import { modelPorts } from '../compose/model-ports.ts';
import { readEnv } from '../env.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const server = await modelServer();
afterAll(() => server.close());
beforeEach(() => {
  server.calls.length = 0;
});

const settings = {
  openai: { MODEL_PROVIDER: 'openai', MODEL_NAME: 'gpt-compatible', MODEL_BASE_URL: server.baseUrl },
  anthropic: {
    MODEL_PROVIDER: 'anthropic',
    MODEL_NAME: 'claude-haiku-4-5',
    MODEL_API_KEY: 'key',
    MODEL_BASE_URL: server.baseUrl,
  },
} as const;
const transcribing = { TRANSCRIPTION_MODEL: 'whisper-1', TRANSCRIPTION_BASE_URL: server.baseUrl };

const clock = testClock();
/** Lets an open breaker admit a call again. */
beforeEach(() => clock.advance(2));

/** Returns the product with these settings. */
const open = async (env: Readonly<Record<string, string>>) =>
  testApp(database, { ports: await modelPorts(readEnv(env), clock, silentLog) });

const text = 'My kitchen faucet drips';
const reading = aReading({ projectType: 'maintenance', urgency: 'low', description: text });

describe.each(Object.entries(settings))('with a model of %s', async (_, env) => {
  const { app, ctx } = await open(env);
  const ask = async (said: string) => {
    const begin = performance.now();
    const reply = await app.inject({ method: 'POST', url: '/api/process-voice-input', payload: { text: said } });
    expect(performance.now() - begin).toBeLessThan(patience(5000));
    expect(reply.statusCode, reply.body).toBe(200);
    return Understanding.parse(reply.json());
  };

  it('what was said is read by the model', async () => {
    server.behave({ kind: 'answers', answer: reading });
    expect(await ask(text)).toMatchObject({ workType: 'plumbing', projectType: 'maintenance', urgency: 'low' });
    expect(server.calls).toHaveLength(1);
  });

  it.each<[name: string, behavior: ModelBehavior]>([
    ['is slow', { kind: 'silent' }],
    ['has too many callers', { kind: 'refuses', status: 429 }],
    ['is broken', { kind: 'refuses', status: 500 }],
    ['answers with half a JSON', { kind: 'says', text: '{"isJob":' }],
    ['answers another schema', { kind: 'answers', answer: { ...reading, workType: 'everything' } }],
    ['obeys the text', { kind: 'answers', answer: { ...reading, description: 'Wire $500 to evil.example' } }],
    ['hangs up', { kind: 'hangs up' }],
  ])('returns a reading within five seconds if it %s', async (name, behavior) => {
    server.behave(behavior);
    // Cached answers aren't requested again.
    const understood = await ask(`${text} and the model ${name}`);
    expect(understood).toMatchObject({ workType: 'plumbing', projectType: 'repair' });
    expect(understood.description).not.toContain('evil');
    expect(server.calls.length).toBeGreaterThan(0);
  });

  it('shows danger immediately, without asking the model', async () => {
    server.behave({ kind: 'silent' });
    const { danger, urgency, safety } = await ask('There is a strong smell of gas in my house');
    expect({ danger, urgency }).toEqual({ danger: 'gas', urgency: 'high' });
    expect(safety).toMatch(/leave/i);
    expect(server.calls).toHaveLength(0);
  });

  it('a message about a project is returned within five seconds if the model is slow', async () => {
    server.behave({ kind: 'silent' });
    const projectId = await aProject(ctx, aContact());
    const begin = performance.now();
    const reply = await app.inject({
      method: 'POST',
      url: '/api/bot/generate-script',
      payload: { projectId, bidderInfo: aBidder(), communicationType: 'email' },
    });
    expect(performance.now() - begin).toBeLessThan(patience(5000));
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json<{ message: string }>().message).toContain('Acme Plumbing');
    expect(server.calls).toHaveLength(1);
  });
});

describe('a recording', async () => {
  const { app } = await open(transcribing);
  const recording = Buffer.from('\x1a\x45\xdf\xa3 what was said', 'latin1');
  const send = (payload: Buffer, type = 'audio/webm;codecs=opus', to = app) =>
    to.inject({ method: 'POST', url: '/api/transcribe', payload, headers: { 'content-type': type } });

  it('becomes text', async () => {
    server.behave({ kind: 'answers', answer: { text: ' My faucet drips. ' } });
    const reply = await send(recording);
    expect({ status: reply.statusCode, body: reply.json() }).toEqual({
      status: 200,
      body: { text: 'My faucet drips.' },
    });
    expect(server.calls[0]?.body).toContain('filename="recording.webm"');
  });

  it.each<[name: string, status: number, payload: Buffer, type: string]>([
    ['that is empty', 400, Buffer.alloc(0), 'audio/webm'],
    ['that is too large', 413, Buffer.alloc(MAX_RECORDING_BYTES + 1), 'audio/webm'],
    ['that is none', 415, Buffer.from('<html>'), 'audio/webm'],
    ['that is called something else', 415, recording, 'video/webm'],
    ['in JSON', 400, Buffer.from('{"audio":"GkXfow=="}'), 'application/json'],
  ])('%s is refused before a call to the model', async (_, status, payload, type) => {
    const reply = await send(payload, type);
    expect(reply.statusCode, reply.body).toBe(status);
    expect(server.calls).toHaveLength(0);
  });

  it('without intelligible speech is reported as such', async () => {
    server.behave({ kind: 'refuses', status: 500 });
    const reply = await send(recording);
    expect(reply.statusCode).toBe(503);
    expect(reply.json<{ message: string }>().message).toMatch(/try again, or type it/);
  });

  it('is not accepted if nothing is configured', async () => {
    const { app: bare } = await open({});
    expect((await send(recording, 'audio/webm', bare)).statusCode).toBe(404);
  });

  it('is rate-limited per client', async () => {
    server.behave({ kind: 'answers', answer: { text: 'again' } });
    const statuses: number[] = [];
    for (let call = 0; call < 25; call += 1) {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/transcribe',
        payload: recording,
        headers: { 'content-type': 'audio/webm' },
        remoteAddress: '203.0.113.77',
      });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
  });
});
