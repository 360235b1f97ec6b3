import { maskContacts } from '../../contact-mask.ts';
import { MASK } from '../placeholder.ts';

/** The text as a contractor reads it, with '█' for each masked part. */
export const shown = (text: string, known: readonly string[] = []): string =>
  maskContacts(text, known).replaceAll(MASK, '█');
