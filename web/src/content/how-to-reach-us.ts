import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import { reachWords } from './how-to-reach-us.words.ts';

/** Returns the sentence that ends each legal text: the ways to reach support that this site has set up. */
export function howToReachUs(
  { supportEmail, supportPhone }: Pick<Site, 'supportEmail' | 'supportPhone'>,
  language: Language,
): string {
  const words = reachWords[language];
  return words.reachUs([
    words.chat,
    ...(supportEmail ? [words.email(supportEmail)] : []),
    ...(supportPhone ? [words.phone(formatPhone(supportPhone))] : []),
  ]);
}
