import { URGENCIES } from '@plumbline/contract/domains/assistant/understanding.ts';
import { choiceOf } from '@plumbline/contract/kernel/choices.ts';
import { here } from '../../lib/language.ts';
import { priorityWords } from './priority.words.ts';

/** Returns 'High' for 'high'. Returns any other text unchanged. */
export function priorityName(urgency: string): string {
  const known = choiceOf(URGENCIES, urgency);
  return known === undefined ? urgency : here(priorityWords)[known];
}
