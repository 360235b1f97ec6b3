import { processVoiceInput } from '@plumbline/contract/domains/assistant/endpoints.ts';
import type { Transcript } from '@plumbline/contract/domains/assistant/recording.ts';
import { transcribeSpeech } from '@plumbline/contract/domains/assistant/speech-endpoints.ts';
import type { Answered, Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { language } from '../../lib/language.ts';

/** Returns what a sentence says about a job. 'Tomorrow' is in this device's zone unless the sentence names a place. */
export const understand = (said: { text: string } & Answered): Promise<Understanding> =>
  call(processVoiceInput, { body: { ...said, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } });

/** Returns the text of a recording from the operator's transcription server. Rejects like `call`. */
export async function transcribe(recording: Blob, signal: AbortSignal): Promise<string> {
  const { path, method } = transcribeSpeech;
  const headers = { Accept: 'application/json', 'Accept-Language': language, 'Content-Type': recording.type };
  const response = await fetch(path, { method, credentials: 'include', headers, body: recording, signal });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return (JSON.parse(text) as Transcript).text;
}
