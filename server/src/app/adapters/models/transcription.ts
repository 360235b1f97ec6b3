import * as z from 'zod';
import type { TranscriptionPort } from '../../../domains/assistant/ports.ts';
import { traceHeaders } from '../../../kernel/trace.ts';

export interface TranscriptionChoice {
  readonly model: string;
  /** Null for self-hosted servers without a key. */
  readonly apiKey: string | null;
  /** The base URL up to '/v1'; null for OpenAI's. */
  readonly baseUrl: string | null;
  /** Milliseconds to wait for a response. */
  readonly patience?: number;
}

const OPENAI = 'https://api.openai.com/v1';
const PATIENCE_MS = 15_000;

const Answer = z.object({ text: z.string() });

/**
 * Transcribes with any server that has OpenAI's `/audio/transcriptions`. Rejects without revealing any of the speech.
 */
export function transcription({
  model,
  apiKey,
  baseUrl,
  patience = PATIENCE_MS,
}: TranscriptionChoice): TranscriptionPort {
  const url = `${(baseUrl ?? OPENAI).replace(/\/+$/, '')}/audio/transcriptions`;
  return {
    transcribe: async (recording, type) => {
      const form = new FormData();
      form.set('model', model);
      form.set('response_format', 'json');
      form.set('file', new File([new Uint8Array(recording)], `recording.${type}`, { type: `audio/${type}` }));
      const response = await fetch(url, {
        method: 'POST',
        body: form,
        headers: { ...traceHeaders(), ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) },
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The transcription server answered ${response.status}`);
      }
      return Answer.parse(await response.json()).text;
    },
  };
}
