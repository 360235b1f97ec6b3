import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type ModelBehavior, modelServer } from '../testing/model-server.ts';
import { transcription } from './transcription.ts';

const server = await modelServer();
afterAll(() => server.close());
beforeEach(() => {
  server.calls.length = 0;
});

const KEY = 'a-key-that-nobody-may-see';
const recording = Buffer.from('\x1a\x45\xdf\xa3 what was said', 'latin1');
const open = (patience = 1000) =>
  transcription({ model: 'whisper-1', apiKey: KEY, baseUrl: `${server.baseUrl}/`, patience });

describe('a transcription', () => {
  it('sends the recording unchanged, with its type, to the configured model', async () => {
    server.behave({ kind: 'answers', answer: { text: 'My faucet drips' } });
    expect(await open().transcribe(recording, 'webm')).toBe('My faucet drips');
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = server.calls;
    expect(path).toBe('/v1/audio/transcriptions');
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(body).toContain('name="model"\r\n\r\nwhisper-1');
    expect(body).toContain('filename="recording.webm"\r\nContent-Type: audio/webm');
    expect(body).toContain(recording.toString('latin1'));
  });

  it.each<[name: string, behavior: ModelBehavior]>([
    ['is refused', { kind: 'refuses', status: 429 }],
    ['meets a broken server', { kind: 'refuses', status: 500 }],
    ['gets an answer that is not JSON', { kind: 'babbles', body: '<html>My faucet drips</html>' }],
    ['is answered in another shape', { kind: 'answers', answer: { words: 'My faucet drips' } }],
    ['is not answered', { kind: 'silent' }],
    ['loses its connection', { kind: 'hangs up' }],
  ])('rejects if it %s, without revealing the key or the speech', async (_, behavior) => {
    server.behave(behavior);
    const failure = await open()
      .transcribe(recording, 'webm')
      .then(() => null, String);
    expect(failure).not.toBeNull();
    expect(failure).not.toMatch(/a-key|what was said|drips/);
  });
});
