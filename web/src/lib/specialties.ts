import { specialtyWords } from '@plumbline/contract/domains/directory/specialties.words.ts';
import { here } from './language.ts';

const names = new Map(Object.entries<string>(here(specialtyWords)));

/** Returns specialties as a list in the page's language, without repetitions. What an owner typed stays as written. */
export const specialtyNames = (specialties: readonly string[]): string =>
  [...new Set(specialties.map((specialty) => names.get(specialty) ?? specialty))].join(', ');
