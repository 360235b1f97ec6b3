import { Counter, Histogram, type Registry } from 'prom-client';
import type { ModelUse } from '../adapters/models/model-questions.ts';

/** Registers the counters of questions to a language model, and returns the function that counts one. */
export function modelCounters(registry: Registry): (use: ModelUse) => void {
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `plumbline_model_${name}`, help, labelNames, registers: [registry] });
  const questions = counter('questions_total', 'Questions to the language model', 'use', 'outcome');
  const tokens = counter('tokens_total', 'Tokens that the provider counted', 'use', 'direction');
  const cost = counter('micro_dollars_total', 'Millionths of a dollar, by the prices of the settings', 'use');
  const duration = new Histogram({
    name: 'plumbline_model_duration_seconds',
    help: 'Time that somebody waited for the language model',
    labelNames: ['use'],
    buckets: [0.25, 0.5, 1, 1.5, 2, 3, 4, 5],
    registers: [registry],
  });
  return ({ use, outcome, tries, ms, inputTokens, outputTokens, microDollars }) => {
    questions.inc({ use, outcome });
    tokens.inc({ use, direction: 'input' }, inputTokens);
    tokens.inc({ use, direction: 'output' }, outputTokens);
    cost.inc({ use }, microDollars ?? 0);
    if (tries > 0) duration.observe({ use }, ms / 1000);
  };
}
