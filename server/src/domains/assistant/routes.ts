import { processVoiceInput as endpoint } from '@plumbline/contract/domains/assistant/endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { processVoiceInput } from './use-cases/process-voice-input.ts';

export const routes = (mount: Mount): void => {
  mount(endpoint, (ctx, { body }) => processVoiceInput(ctx, body));
};
