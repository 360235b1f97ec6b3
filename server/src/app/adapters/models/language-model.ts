import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

/** Which model to ask, as the settings name it. */
export interface ModelChoice {
  readonly provider: 'openai' | 'anthropic';
  /** As the provider names it. */
  readonly name: string;
  /** Null for servers of one's own that want none. */
  readonly apiKey: string | null;
  /** Up to '/v1'; null for the provider's own. */
  readonly baseUrl: string | null;
  /** Whether the server takes a JSON schema, or can only be told in words what to answer. */
  readonly json: 'schema' | 'words';
}

/** A model that can be asked, and what of its provider whoever asks must know. */
export interface ChosenModel {
  readonly name: string;
  readonly model: LanguageModel;
  readonly takesSchema: boolean;
  /** Tokens of an answer at most; null where the parameter's name differs between servers of one kind. */
  readonly maxOutputTokens: number | null;
}

const OPENAI = 'https://api.openai.com/v1';
/** Some ten times what an answer needs. */
const MOST_TOKENS = 4000;

/** The model behind either provider's protocol. Nothing is asked yet. */
export function languageModel({ provider, name, apiKey, baseUrl, json }: ModelChoice): ChosenModel {
  if (provider === 'anthropic') {
    const anthropic = createAnthropic({ apiKey: apiKey ?? '', ...(baseUrl !== null && { baseURL: baseUrl }) });
    return { name, model: anthropic(name), takesSchema: true, maxOutputTokens: MOST_TOKENS };
  }
  const compatible = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl ?? OPENAI,
    ...(apiKey !== null && { apiKey }),
    supportsStructuredOutputs: json === 'schema',
  });
  // Newer models refuse 'max_tokens', older servers know no other name. The time limit bounds the answer anyway.
  return { name, model: compatible(name), takesSchema: json === 'schema', maxOutputTokens: null };
}
