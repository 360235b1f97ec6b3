import { DateTime } from 'luxon';
import type { AssistantPort } from '../../../domains/assistant/ports.ts';
import { readingMemory } from '../../../domains/assistant/public.ts';
import type { Log } from '../../../kernel/log.ts';
import { readingInstructions } from './content/reading-instructions.ts';
import type { AskModel } from './model-questions.ts';
import { AnsweredReading, backedByText, isOwnWords, readingOf } from './model-reading.ts';

/**
 * Reads with a language model, and with the local engine if the model's response is missing or implausible. Never
 * rejects. If the engine sees danger, it doesn't wait for the model, because the safety line must appear immediately.
 * Repeated sentences aren't paid for twice.
 */
export function modelAssistant(ask: AskModel, local: AssistantPort, log: Log): AssistantPort {
  const memory = readingMemory();
  return {
    understand: async (text, reference) => {
      const known = memory.recall(text, reference);
      if (known !== undefined) return known;
      const own = await local.understand(text, reference);
      if (own.danger !== null) return own;
      const now = DateTime.fromJSDate(reference.now, { zone: reference.timeZone }).setLocale('en-US');
      const answer = await ask({
        instructions: readingInstructions,
        data: { today: now.toFormat('yyyy-MM-dd, cccc'), text },
        schema: AnsweredReading,
      });
      if (answer === null) return own;
      const reading = readingOf(answer);
      if (reading === null || !isOwnWords(reading.description, text, own.description)) {
        log.warn({ reason: reading === null ? 'schema' : 'description' }, "a model's reading was refused");
        return own;
      }
      const backed = backedByText(reading, own, text, now.toFormat('yyyy-MM-dd'));
      memory.keep(text, reference, backed);
      return backed;
    },
  };
}
