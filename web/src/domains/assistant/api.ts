import { processVoiceInput } from '@plumbline/contract/domains/assistant/endpoints.ts';
import type { Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import { call } from '../../lib/call.ts';

/** What a sentence about a job says: trade, kind, urgency, and whether there is danger. */
export const understand = (text: string): Promise<Understanding> => call(processVoiceInput, { body: { text } });
