import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { traceHeaders } from '../../../kernel/trace.ts';

/** The configured model. */
export interface ModelChoice {
  readonly provider: 'openai' | 'anthropic';
  /** The provider's name for it. */
  readonly name: string;
  /** Null for self-hosted servers without a key. */
  readonly apiKey: string | null;
  /** The base URL up to '/v1'; null for the provider's own. */
  readonly baseUrl: string | null;
  /** Whether the server accepts a JSON schema, or the format must be described in words. */
  readonly json: 'schema' | 'words';
}

/** A model, and the properties of its provider that callers need. */
export interface ChosenModel {
  readonly name: string;
  readonly model: LanguageModel;
  readonly takesSchema: boolean;
  /** Maximum number of tokens in a response; null if the parameter's name differs between servers of this kind. */
  readonly maxOutputTokens: number | null;
}

const OPENAI = 'https://api.openai.com/v1';
/** About ten times what a response needs. */
const MOST_TOKENS = 4000;

const tracedFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  return fetch(input, { ...init, headers });
};

/** Returns the model behind either provider's protocol. Makes no call yet. */
export function languageModel({ provider, name, apiKey, baseUrl, json }: ModelChoice): ChosenModel {
  if (provider === 'anthropic') {
    const anthropic = createAnthropic({
      apiKey: apiKey ?? '',
      ...(baseUrl !== null && { baseURL: baseUrl }),
      fetch: tracedFetch,
    });
    return { name, model: anthropic(name), takesSchema: true, maxOutputTokens: MOST_TOKENS };
  }
  const compatible = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl ?? OPENAI,
    ...(apiKey !== null && { apiKey }),
    fetch: tracedFetch,
    supportsStructuredOutputs: json === 'schema',
  });
  // Newer models reject 'max_tokens', and older servers know no other name. The time limit bounds the response anyway.
  return { name, model: compatible(name), takesSchema: json === 'schema', maxOutputTokens: null };
}
