import { processVoiceInput as endpoint } from '@plumbline/contract/domains/assistant/endpoints.ts';
import { transcribeSpeech as transcribe } from '@plumbline/contract/domains/assistant/speech-endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { processVoiceInput } from './use-cases/process-voice-input.ts';
import { transcribeSpeech } from './use-cases/transcribe-speech.ts';

export const routes = (mount: Mount): void => {
  mount(endpoint, (ctx, { body }) => processVoiceInput(ctx, body));
  mount(transcribe, (ctx, { body }) => transcribeSpeech(ctx, body));
};
