import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { chosenLanguageOf } from '../../accounts/public.ts';
import { languageAndOwner, setLanguage } from '../store/contractor.ts';

/**
 * Sets the language of messages to a contractor to that of their latest answer, unless their account has chosen one in
 * its settings.
 */
export async function rememberLanguage(ctx: Context, id: ContractorId, language: Language): Promise<void> {
  const known = await languageAndOwner(ctx.db, id);
  if (known === null || known.language === language) return;
  if (known.ownerId !== null && (await chosenLanguageOf(ctx, known.ownerId)) !== null) return;
  await setLanguage(ctx.db, id, language);
}
