import type { Language } from '@plumbline/contract/kernel/language.ts';
import * as z from 'zod';

/** Zod's own messages, for values that no schema has a message for. */
export const schemaErrors: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  en: z.locales.en().localeError,
  es: z.locales.es().localeError,
};
