import { processVoiceInput } from '@plumbline/contract/domains/assistant/endpoints.ts';
import { Transcript } from '@plumbline/contract/domains/assistant/recording.ts';
import { transcribeSpeech } from '@plumbline/contract/domains/assistant/speech-endpoints.ts';
import type { Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';

/** What a sentence says about a job; 'tomorrow' is counted where this device is, unless the sentence names a place. */
export const understand = (text: string): Promise<Understanding> =>
  call(processVoiceInput, { body: { text, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } });

/** What is said in a recording, by a server that the operator has set up. Rejects as `call` does. */
export async function transcribe(recording: Blob, signal: AbortSignal): Promise<string> {
  const { path, method } = transcribeSpeech;
  const headers = { Accept: 'application/json', 'Content-Type': recording.type };
  const response = await fetch(path, { method, credentials: 'include', headers, body: recording, signal });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return Transcript.parse(JSON.parse(text)).text;
}
