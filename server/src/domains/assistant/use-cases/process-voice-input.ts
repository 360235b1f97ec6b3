import type { processVoiceInput as endpoint } from '@plumbline/contract/domains/assistant/endpoints.ts';
import { Reading, type Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { Parsed } from '@plumbline/contract/kernel/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { readableText } from '../engine/readable-text.ts';
import type { Reference } from '../ports.ts';
import { checkedReading } from '../rules/checked-reading.ts';
import { refusalIn, safetyLine } from '../rules/safety-line.ts';

/** Where the product is at home: what 'tomorrow' means to somebody who names neither place nor zone. */
const HOME_ZONE = 'America/Kentucky/Louisville';

/**
 * What a sentence about a job says, for the wizard to prefill its form.
 * @throws DomainError `invalid-input` when nothing of the text can be seen, such as zero-width characters alone.
 */
export async function processVoiceInput(ctx: Context, input: Parsed<typeof endpoint>['body']): Promise<Understanding> {
  const text = readableText(input.text);
  if (text === '') {
    const message = 'Say or type what needs to be done.';
    throw new DomainError('invalid-input', message, { text: message });
  }
  const reference: Reference = { now: ctx.clock.now(), timeZone: knownZone(input.timeZone) ?? HOME_ZONE };
  const answer = Reading.parse(await ctx.ports.assistant.understand(text, reference));
  const { reading, place } = checkedReading(text, answer, reference);
  return {
    ...reading,
    place,
    safety: reading.danger && safetyLine(reading.danger, reading.language),
    refusal: reading.isJob ? null : refusalIn(reading.language),
  };
}

const zones = new Set(Intl.supportedValuesOf('timeZone'));

/** A zone that this machine knows; anything else is taken for not said. */
const knownZone = (timeZone: string | null | undefined): string | undefined =>
  timeZone && zones.has(timeZone) ? timeZone : undefined;
