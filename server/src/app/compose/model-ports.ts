import type { AssistantPort, TranscriptionPort } from '../../domains/assistant/ports.ts';
import { localAssistant } from '../../domains/assistant/public.ts';
import type { OutreachWriter } from '../../domains/outreach/public.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { modelAssistant } from '../adapters/models/model-assistant.ts';
import type { ModelUse } from '../adapters/models/model-questions.ts';
import { modelWriter } from '../adapters/models/model-writer.ts';
import { transcription } from '../adapters/models/transcription.ts';
import type { Env } from '../env.ts';

export interface ModelPorts {
  readonly assistant: AssistantPort;
  /** Null if only the local writer is used. */
  readonly outreachWriter: OutreachWriter | null;
  /** Null if recordings aren't accepted. */
  readonly transcriber: TranscriptionPort | null;
}

/**
 * Returns the readers and writers: the configured language model with the local engine as fallback, or the engine
 * alone.
 */
export async function modelPorts(
  env: Env,
  clock: Clock,
  log: Log,
  observe?: (use: ModelUse) => void,
): Promise<ModelPorts> {
  const local = localAssistant();
  const transcriber = transcriberOf(env);
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = env;
  if (provider === undefined || name === undefined) return { assistant: local, outreachWriter: null, transcriber };
  // Loaded only if used: the SDK takes about 30 MB.
  const { languageModel } = await import('../adapters/models/language-model.ts');
  const { modelQuestions } = await import('../adapters/models/model-questions.ts');
  const { MODEL_PRICE_INPUT: input, MODEL_PRICE_OUTPUT: output } = env;
  const chosen = languageModel({
    provider,
    name,
    apiKey: env.MODEL_API_KEY ?? null,
    baseUrl: env.MODEL_BASE_URL ?? null,
    json: env.MODEL_JSON,
  });
  const prices = input === undefined || output === undefined ? null : { input, output };
  const common = { chosen, prices, clock, log, ...(observe && { observe }) };
  return {
    assistant: modelAssistant(modelQuestions({ ...common, use: 'reading' }), local, log),
    outreachWriter: modelWriter(modelQuestions({ ...common, use: 'writing' })),
    transcriber,
  };
}

function transcriberOf(env: Env): TranscriptionPort | null {
  const { TRANSCRIPTION_MODEL: model, TRANSCRIPTION_API_KEY: apiKey, TRANSCRIPTION_BASE_URL: baseUrl } = env;
  return model === undefined ? null : transcription({ model, apiKey: apiKey ?? null, baseUrl: baseUrl ?? null });
}
