import type { processVoiceInput as endpoint } from '@plumbline/contract/domains/assistant/endpoints.ts';
import { withoutSecretNumbers } from '@plumbline/contract/domains/assistant/secret-numbers.ts';
import { type Answered, Reading, type Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { Parsed } from '@plumbline/contract/kernel/endpoint.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { readableText } from '../engine/readable-text.ts';
import type { Reference } from '../ports.ts';
import { checkedReading } from '../rules/checked-reading.ts';
import { nextQuestion, withAnswers } from '../rules/next-question.ts';
import { safetyWords } from '../rules/safety.words.ts';
import { refusalIn, safetyLine } from '../rules/safety-line.ts';

/** The product's time zone, used for 'tomorrow' if neither the text nor the browser names one. */
const HOME_ZONE = 'America/Kentucky/Louisville';

/**
 * Returns what a sentence says about a job, for the wizard to prefill its form.
 * @throws DomainError `invalid-input` for a text without visible characters, such as zero-width ones alone.
 */
export async function processVoiceInput(ctx: Context, input: Parsed<typeof endpoint>['body']): Promise<Understanding> {
  // No adapter sees them, so none sends them to a model or takes one for a ZIP code.
  const text = withoutSecretNumbers(readableText(input.text));
  if (text === '') {
    const message = say(safetyWords, ({ sayWhatToDo }) => sayWhatToDo);
    throw new DomainError('invalid-input', message, { text: message });
  }
  const reference: Reference = {
    now: ctx.clock.now(),
    timeZone: knownZone(input.timeZone) ?? HOME_ZONE,
    language: ctx.language,
  };
  const answer = Reading.parse(await ctx.ports.assistant.understand(text, reference));
  const { inDanger, trade, isJob } = input;
  const answered: Answered = { inDanger, trade, isJob };
  const { reading, place } = checkedReading(text, withAnswers(answer, answered), reference);
  const question = nextQuestion(reading, answered);
  return {
    ...reading,
    place,
    asking: question && { question, answered },
    safety: reading.danger && safetyLine(reading.danger, reading.language),
    refusal: reading.isJob ? null : refusalIn(reading.language),
  };
}

const zones = new Set(Intl.supportedValuesOf('timeZone'));

/** Returns the zone if this machine knows it, else undefined. */
const knownZone = (timeZone: string | null | undefined): string | undefined =>
  timeZone && zones.has(timeZone) ? timeZone : undefined;
