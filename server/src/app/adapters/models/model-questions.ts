import { APICallError, generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai';
import * as z from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Log } from '../../../kernel/log.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import type { ChosenModel } from './language-model.ts';

/** Dollars per million tokens, which equals millionths of a dollar per token. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

/** The usage of one call to a model. Contains no text that anyone wrote. */
export interface ModelUse {
  readonly use: 'reading' | 'writing';
  readonly model: string;
  /** 'answered', or the reason for the failure: 'timeout', 'http-429', 'unreadable', 'unreachable', 'spared'. */
  readonly outcome: string;
  /** 0 if the breaker skipped the call. */
  readonly tries: number;
  readonly ms: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null if no prices are configured. */
  readonly microDollars: number | null;
}

export interface Question<Answer> {
  /** Our instructions, including the format of the response. */
  readonly instructions: string;
  /** Untrusted text, and what is known about it. Sent in a separate message, as JSON. */
  readonly data: object;
  readonly schema: z.ZodType<Answer>;
}

/** Asks a model. Returns null if there is no response of the requested shape within four seconds. Never rejects. */
export type AskModel = <Answer>(question: Question<Answer>) => Promise<Answer | null>;

export interface ModelQuestionsOptions {
  readonly chosen: ChosenModel;
  readonly use: ModelUse['use'];
  readonly prices: TokenPrices | null;
  readonly clock: Clock;
  readonly log: Log;
  /** Called for each question, for metrics. */
  observe?(use: ModelUse): void;
}

/** For both attempts together: a waiting person gets another result within five seconds. */
const PATIENCE_MS = 4000;
/** With less time left, a second attempt isn't worth its price. */
const WORTH_A_TRY_MS = 1000;
const BETWEEN_TRIES_MS = 200;

/** The SDK would print a model's unsupported features once per process, bypassing our log. */
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Asks one kind of question of one model, with a separate breaker: one attempt, and a second if it is worthwhile. */
export function modelQuestions(options: ModelQuestionsOptions): AskModel {
  const { chosen, use, prices, log } = options;
  const breaker = circuitBreaker(options.clock);
  const report = (facts: Pick<ModelUse, 'outcome' | 'tries' | 'ms' | 'inputTokens' | 'outputTokens'>) => {
    const { inputTokens, outputTokens } = facts;
    const microDollars = prices === null ? null : Math.round(inputTokens * prices.input + outputTokens * prices.output);
    const whole: ModelUse = { use, model: chosen.name, ...facts, microDollars };
    options.observe?.(whole);
    if (whole.outcome === 'answered') log.info({ ...whole }, 'a model answered');
    else if (whole.outcome === 'spared') log.debug({ ...whole }, 'a model that fails was not asked');
    else log.warn({ ...whole }, 'a model did not answer');
  };
  return async (question) => {
    if (!breaker.mayAsk()) {
      report({ outcome: 'spared', tries: 0, ms: 0, inputTokens: 0, outputTokens: 0 });
      return null;
    }
    const begin = performance.now();
    const spent = () => performance.now() - begin;
    const tokens = { inputTokens: 0, outputTokens: 0 };
    for (let tries = 1; ; tries += 1) {
      const tried = await tryOnce(chosen, question, PATIENCE_MS - spent());
      tokens.inputTokens += tried.usage?.inputTokens ?? 0;
      tokens.outputTokens += tried.usage?.outputTokens ?? 0;
      if (tried.kind === 'answered') {
        breaker.worked();
        report({ outcome: 'answered', tries, ms: Math.round(spent()), ...tokens });
        return tried.answer;
      }
      const isLast = tries === 2 || !tried.mayRepeat || PATIENCE_MS - spent() < WORTH_A_TRY_MS + BETWEEN_TRIES_MS;
      if (isLast) {
        breaker.failed();
        report({ outcome: tried.reason, tries, ms: Math.round(spent()), ...tokens });
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
    }
  };
}

type Tried<Answer> = { readonly usage?: LanguageModelUsage | undefined } & (
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly reason: string; readonly mayRepeat: boolean }
);

async function tryOnce<Answer>(
  { model, takesSchema, maxOutputTokens }: ChosenModel,
  { instructions, data, schema }: Question<Answer>,
  patienceMs: number,
): Promise<Tried<Answer>> {
  try {
    const { output, usage } = await generateText({
      model,
      instructions: takesSchema ? instructions : `${instructions}\n\n${inWords(schema)}`,
      messages: [{ role: 'user', content: JSON.stringify(data) }],
      output: Output.object({ schema }),
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(Math.max(1, Math.round(patienceMs))),
      ...(maxOutputTokens !== null && { maxOutputTokens }),
    });
    return { kind: 'answered', answer: output, usage };
  } catch (error) {
    return { kind: 'failed', ...failureOf(error) };
  }
}

const inWords = (schema: z.ZodType): string =>
  `Answer with one JSON object and nothing else. It follows this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;

/** Names a failure without any text from the request or the response, both of which the SDK's errors contain. */
function failureOf(error: unknown): { reason: string; mayRepeat: boolean; usage?: LanguageModelUsage | undefined } {
  if (NoObjectGeneratedError.isInstance(error)) return { reason: 'unreadable', mayRepeat: true, usage: error.usage };
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    // If the service asks for a longer wait, we don't retry immediately.
    const pause = Number(error.responseHeaders?.['retry-after'] ?? 0);
    return { reason: `http-${error.statusCode}`, mayRepeat: error.isRetryable && pause < 1 };
  }
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return { reason: 'timeout', mayRepeat: false };
  }
  // A response with status 200 that doesn't match the provider's format, or has no text.
  if (APICallError.isInstance(error) && error.statusCode !== undefined)
    return { reason: 'unreadable', mayRepeat: true };
  if (APICallError.isInstance(error)) return { reason: 'unreachable', mayRepeat: true };
  return { reason: error instanceof Error ? error.name : 'unknown', mayRepeat: true };
}
