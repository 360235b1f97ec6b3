import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Understanding } from './understanding.ts';

export const processVoiceInput = endpoint({
  name: 'processVoiceInput',
  summary: 'Reads work type, project type, urgency and a description from a sentence, spoken or typed',
  method: 'POST',
  path: '/api/process-voice-input',
  body: z.object({ text: z.string().trim().min(1, 'Say or type what needs to be done.').max(4000) }),
  reply: Understanding,
  rate: 'write',
});
