import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { problem } from '../../kernel/words.ts';
import { assistantWords } from './assistant.words.ts';
import { Answered, Understanding } from './understanding.ts';

export const processVoiceInput = endpoint({
  name: 'processVoiceInput',
  summary: 'Reads what a sentence, spoken or typed, says about a job: what, how urgent, when, where and who',
  method: 'POST',
  path: '/api/process-voice-input',
  body: z.object({
    text: z
      .string()
      .trim()
      .min(
        1,
        problem(assistantWords, ({ sayWhatToDo }) => sayWhatToDo),
      )
      .max(4000),
    /** IANA zone of the person's clock: it defines 'tomorrow' if the sentence names no place. */
    timeZone: z.string().max(60).nullish(),
    ...Answered.shape,
  }),
  reply: Understanding,
  rate: 'write',
});
