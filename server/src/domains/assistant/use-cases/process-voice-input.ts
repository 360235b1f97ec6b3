import type { Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { readableText } from '../engine/readable-text.ts';

/**
 * What a sentence about a job says, for the wizard to prefill its form.
 * @throws DomainError `invalid-input` when nothing of the text can be seen, such as zero-width characters alone.
 */
export async function processVoiceInput(ctx: Context, input: { readonly text: string }): Promise<Understanding> {
  const text = readableText(input.text);
  if (text === '') {
    const message = 'Say or type what needs to be done.';
    throw new DomainError('invalid-input', message, { text: message });
  }
  return ctx.ports.assistant.understand(text);
}
