import { Urgency } from '@plumbline/contract/domains/assistant/understanding.ts';
import { here } from '../../lib/language.ts';
import { priorityWords } from './priority.words.ts';

/** Returns 'High' for 'high'. Returns any other text unchanged. */
export function priorityName(urgency: string): string {
  const { data } = Urgency.safeParse(urgency);
  return data === undefined ? urgency : here(priorityWords)[data];
}
